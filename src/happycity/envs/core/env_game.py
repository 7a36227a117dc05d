"""One game behind an environment: a table, its dealer, and a purchase that is being paid."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from happycity.envs.core.float32 import HALVES, SHARES, lookup
from happycity.envs.core.layout import PAY, PAYING, TOKEN, Layout
from happycity.envs.core.observe import (
    write_cities,
    write_grozilla,
    write_offers,
    write_table,
    write_unseen,
)
from happycity.game.seeds import derive_key
from happycity.rules.bits import COLOURS, ONE, count_of
from happycity.rules.codes import BOX, BUY, DISCARD, DRAW, KEEP, NOTHING, OVER
from happycity.rules.count import Count
from happycity.rules.deal import BOX_STREAM, SETUP_STREAM, offer_specials, sort_box
from happycity.rules.engine import cards_to_draw, play
from happycity.rules.legal import legal
from happycity.rules.moves import TOKENS, Moves, action, argument_of, kind_of, tokens_of
from happycity.rules.playout import COINS
from happycity.rules.rng import Rng, stream
from happycity.rules.table import Table
from happycity.rules.turn import start

ALL: Final = -2
"""More than one card is concerned."""


class EnvGame:
    """A game in progress, as an environment plays it: by action ids, with tokens spent one by one.

    Games that are played in turn may share `moves`: it holds nothing from one decision to the next.
    """

    def __init__(self, layout: Layout, blank: Table, max_rounds: i64, moves: Moves) -> None:
        self.layout: Layout = layout
        self.blank: Table = blank
        self.max_rounds: i64 = max_rounds
        self.moves: Moves = moves
        self.table: Table = blank.copy()
        self.streams: vec[Rng] = vec[Rng]()
        """The dealer's random numbers: one stream for each deck, one for the setup, one for the box."""
        for number in range(BOX_STREAM + 1):
            self.streams = append(self.streams, stream(0, 0, 0, 0, number))
        self.unseen: vec[u8] = vec[u8]([u8(0)] * (layout.buildings + layout.monsters))
        """How many of each building, then of each monster, the decks hide."""
        self.drawn: i64 = ALL
        """Where the last action changed `unseen`; NOTHING or ALL."""
        self.cities_changed: bool = True
        """Did the last action change more than the decks and the central area?"""
        self.paying: i64 = NOTHING
        """The card that is being paid."""
        self.spent: i64 = 0
        """The tokens spent on it so far, as a packed count."""
        self.choices: vec[i16] = vec[i16]([i16(0)] * layout.actions)
        self.count: i64 = 0
        """The ids of the legal actions, and how many there are."""

    def copy(self) -> EnvGame:
        """An independent game in the same state that will be dealt the same cards."""
        other = EnvGame(self.layout, self.blank, self.max_rounds, Moves())
        other.table = self.table.copy()
        for number in range(len(self.streams)):
            other.streams[number] = self.streams[number].copy()
        other.unseen = self.unseen[:]
        other.paying = self.paying
        other.spent = self.spent
        other.choices = self.choices[:]
        other.count = self.count
        return other

    # Playing

    def deal(self, seed: int) -> None:
        """Begin the game that `Game(options, seed=seed)` is."""
        a, b, c, d = derive_key(seed)
        for number in range(len(self.streams)):
            reseed(self.streams[number], stream(a, b, c, d, number))
        self.table.copy_from(self.blank)
        offer_specials(self.table, self.streams[SETUP_STREAM])
        self.begin()

    def begin(self) -> None:
        """Begin with the special buildings that are on offer."""
        sort_box(self.table)
        start(self.table)
        self.look_anew()

    def load(self, table: Table) -> None:
        """Continue from a table with the same options."""
        self.table = table.copy()
        self.look_anew()

    def look_anew(self) -> None:
        """Take stock of a table that was just laid out."""
        self.paying = NOTHING
        self.spent = 0
        for i in range(len(self.unseen)):
            self.unseen[i] = 0
        for deck in range(len(self.table.piles)):
            self.count_deck(deck)
        self.cities_changed = True
        self.list_choices()

    def count_deck(self, deck: i64) -> None:
        """Count the cards of a deck that has just been shuffled."""
        pile = self.table.piles[deck]
        for i in range(pile.left):
            place = self.layout.places[pile.cards[i]]
            self.unseen[place] = self.unseen[place] + 1
        self.drawn = ALL

    def act(self, number: i64) -> None:
        """Play a legal action by its id; the dealer decides what it reveals."""
        move = self.choose(number)
        if move != NOTHING:
            self.play(move, self.chance(move))

    def chance(self, move: i64) -> i64:
        """Where the card that a move reveals lies, as the dealer of a `Game` decides."""
        kind = kind_of(move)
        if kind == DRAW:
            deck = argument_of(move)
            return self.streams[deck].below(cards_to_draw(self.table, deck))
        if kind == BOX:
            return self.streams[BOX_STREAM].below(self.table.boxed)
        return NOTHING

    def choose(self, number: i64) -> i64:
        """The action of the rules that an id completes, or NOTHING if a purchase has yet to be paid."""
        move = self.layout.move_of(number, self.table.seat)
        kind = kind_of(move)
        if kind == PAY:
            return action(BUY, self.paying) + TOKENS * self.spent
        if kind == TOKEN:
            self.spent += ONE[argument_of(move)]
        elif kind == BUY and self.takes_tokens(argument_of(move)):
            self.paying = argument_of(move)
        else:
            return move
        self.drawn = NOTHING
        self.list_choices()
        return NOTHING

    def play(self, move: i64, chance: i64) -> None:
        """Play a legal action of the rules that reveals the card at the place `chance`."""
        kind = kind_of(move)
        self.drawn = NOTHING
        self.cities_changed = kind != KEEP and kind != DISCARD
        if kind == DRAW:
            self.draw(move, chance)
        else:
            play(self.table, move, chance)
        self.paying = NOTHING
        self.spent = 0
        self.list_choices()

    def draw(self, move: i64, chance: i64) -> None:
        """Draw a card and remember that it has been seen."""
        table = self.table
        deck = argument_of(move)
        pile = table.piles[deck]
        if pile.left == 0:
            play(table, move, chance)
            self.count_deck(deck)
            return
        card = pile.cards[chance]
        place = self.layout.places[card]
        self.unseen[place] = self.unseen[place] - 1
        self.drawn = place
        self.cities_changed = card >= self.layout.facts.first_monster
        play(table, move, chance)

    def over(self) -> bool:
        """Has the game ended, or lasted too long?"""
        return self.table.phase == OVER or self.table.round > self.max_rounds

    def finished(self) -> bool:
        """Has the game ended by the rules?"""
        return self.table.phase == OVER

    # Legal actions

    def list_choices(self) -> None:
        """List the ids of the legal actions."""
        self.count = 0
        if self.over():
            return
        moves = self.moves
        legal(self.table, moves)
        if self.paying != NOTHING:
            self.list_payments()
            return
        seat = self.table.seat
        for i in range(moves.count):
            move = moves.items[i]
            number = self.layout.id_of(move, seat)
            if tokens_of(move) == 0 or not self.offers(number):
                self.choices[self.count] = i16(number)
                self.count += 1

    def list_payments(self) -> None:
        """List `pay` and the tokens that may be spent next.

        Tokens are spent in the order of the colours, so that each way to pay is one row of actions.
        """
        for i in range(self.moves.count):
            move = self.moves.items[i]
            if kind_of(move) == BUY and argument_of(move) == self.paying:
                colour = next_token(tokens_of(move), self.spent)
                if colour == NOTHING:
                    continue
                number = self.layout.first[PAY] if colour == COLOURS else self.layout.first[TOKEN] + colour
                if not self.offers(number):
                    self.choices[self.count] = i16(number)
                    self.count += 1

    def offers(self, number: i64) -> bool:
        """Is this id among the choices?"""
        for i in range(self.count):
            if i64(self.choices[i]) == number:
                return True
        return False

    def takes_tokens(self, card: i64) -> bool:
        """Can tokens be spent on this card now?"""
        if self.table.city().tokens == 0:
            return False
        moves = self.moves
        legal(self.table, moves)
        for i in range(moves.count):
            if tokens_of(moves.items[i]) != 0 and argument_of(moves.items[i]) == card:
                return True
        return False

    # What is shown

    def observe(self, bits: vec[i32], at: i64, seat: i64) -> None:
        """Write what a seat sees into a row of features."""
        self.drawn = ALL
        self.cities_changed = True
        self.update(bits, at, seat)

    def update(self, bits: vec[i32], at: i64, seat: i64) -> None:
        """Write what the last action changed into a row that the same seat saw before it, or another seat's city."""
        layout = self.layout
        table = self.table
        write_table(layout, bits, at, table, seat, table.phase if self.paying == NOTHING else PAYING)
        if self.drawn == ALL:
            write_unseen(layout, bits, at, self.unseen)
        elif self.drawn != NOTHING:
            bits[at + layout.unseen + self.drawn] = lookup(HALVES, i64(self.unseen[self.drawn]))
        if layout.grozilla:
            write_grozilla(layout, bits, at, table, self.paying, self.spent)
        if self.cities_changed:
            write_offers(layout, bits, at, table)
            write_cities(layout, bits, at, table, seat)

    def write_mask(self, flags: vec[u8], at: i64, seat: i64) -> None:
        """Set a flag for each legal action, if this seat decides."""
        for i in range(at, at + self.layout.actions):
            flags[i] = 0
        if seat == self.table.seat:
            for i in range(self.count):
                flags[at + i64(self.choices[i])] = 1

    def reward(self, bits: vec[i32], at: i64) -> None:
        """Write each seat's reward: 1 for the winner, shared if shared; 0 otherwise, and in a game cut off (R-E4)."""
        table = self.table
        for seat in range(table.players):
            bits[at + seat] = 0
        if table.phase != OVER:
            return
        standings = standings_of(table)
        best = standings[0]
        winners: i64 = 0
        for seat in range(table.players):
            if standings[seat] > best:
                best = standings[seat]
                winners = 0
            if standings[seat] == best:
                winners += 1
        for seat in range(table.players):
            if standings[seat] == best:
                bits[at + seat] = SHARES[winners - 1]


def standings_of(table: Table) -> vec[i64]:
    """Each seat's points and coins as one number."""
    points = Count(table).points
    for seat in range(table.players):
        points[seat] = points[seat] * COINS + table.cities[seat].coins
    return points


def next_token(wanted: i64, spent: i64) -> i64:
    """The colour to spend next on the way to a payment, COLOURS if it is complete, NOTHING if it is another way."""
    for colour in range(COLOURS):
        want = count_of(wanted, colour)
        have = count_of(spent, colour)
        if have > want:
            return NOTHING
        if have < want:
            for later in range(colour + 1, COLOURS):
                if count_of(spent, later) > 0:
                    return NOTHING
            return colour
    return COLOURS


def reseed(rng: Rng, source: Rng) -> None:
    """Go on like another stream. A batch keeps its streams, so that they stay side by side in memory."""
    rng.a = source.a
    rng.b = source.b
    rng.c = source.c
    rng.d = source.d
