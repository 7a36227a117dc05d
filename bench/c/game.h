/* The whole game in C: the same rules, actions and random numbers as src/happycity/rules, so that the same seed plays the
   same game. cards.h is written from the catalogue by bench/yardstick.py. Names and order follow the Python modules. */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { SLOTS = 10, ROW = 5, SEATS = 5, SHOWN = 3, COLOURS = 5, DECKS = 4, PILE = 32, SPECIALS = 48, MOST_MOVES = 2048 };
enum { PIECES_PER_CARD = 2, TOKEN_VALUE = 2, NOTHING = -1, GUARDS = 0x1084210 };
enum { MARKET, DISCARD, DRAW, BUY, CLAIM, DESTROY, GIFT, LOUVRE, SPHINX, KEEP, OVER = KEEP, COIN, PASS, BOX };
enum { OWN, LEFT, NEIGHBOUR };

/* One declared effect; the fields are the parameters of the pieces. */
typedef struct {
    int8_t piece, colour, of, symbol, income, citizens, hearts, most, tied, otherwise, otherwise_citizens, otherwise_hearts;
    int8_t two_citizens, two_hearts, three_citizens, three_hearts, cards, exactly, fewer, times, points, coins, from, having;
    int8_t phases, prices[3];
} Effect;

#include "cards.h"

typedef struct { uint32_t a, b, c, d; } Rng;

typedef struct { int8_t cards[PILE], size, left, discarded; } Pile;

typedef struct {
    uint64_t names;
    uint32_t colours, mixed, tokens;
    int32_t coins, income, citizens, hearts, hooks;
    int8_t size, special, special_slot, monster, no_discard, gift, free_card, louvre_left, copies;
    int8_t slots[SLOTS], covers[SLOTS];
} City;

typedef struct {
    int32_t round;
    uint32_t tokens;
    int8_t players, expert, grozilla, effects, piles, phase, turn, seat, last_round, shown, offered, boxed, pack;
    int8_t arriving, resume, central[SHOWN], dwellings[END_DWELLING - FIRST_DWELLING], specials[SPECIALS];
    Pile pile[DECKS];
    City city[SEATS];
} Table;

typedef struct { int count; int64_t items[MOST_MOVES]; } Moves;

static inline int64_t action(int kind, int argument) { return kind + 16 * argument; }
static inline int kind_of(int64_t move) { return move & 15; }
static inline int argument_of(int64_t move) { return (move >> 4) & 4095; }
static inline int count_of(uint32_t packed, int colour) { return (packed >> (5 * colour)) & 15; }
static inline uint32_t one(int colour) { return 1u << (5 * colour); }
static inline int tokens_in(uint32_t packed) { return ((uint64_t)packed * 0x108421 >> 20) & 31; }
static inline int max(int a, int b) { return a > b ? a : b; }
static inline int min(int a, int b) { return a < b ? a : b; }

/* Random numbers: xoshiro128** and its streams (rng.py). */

static inline uint32_t rotl(uint32_t x, int k) { return x << k | x >> (32 - k); }

static inline uint32_t word(Rng *r) {
    uint32_t result = rotl(r->b * 5, 7) * 9, shifted = r->b << 9;
    r->c ^= r->a; r->d ^= r->b; r->b ^= r->c; r->a ^= r->d; r->c ^= shifted;
    r->d = rotl(r->d, 11);
    return result;
}

static inline int below(Rng *r, uint32_t n) {
    uint64_t product = (uint64_t)word(r) * n;
    if ((uint32_t)product < n) {
        uint32_t threshold = -n % n;
        while ((uint32_t)product < threshold) product = (uint64_t)word(r) * n;
    }
    return product >> 32;
}

static inline uint32_t mix(uint32_t x) {
    x = (x ^ x >> 16) * 0x85EBCA6Bu;
    x = (x ^ x >> 13) * 0xC2B2AE35u;
    return x ^ x >> 16;
}

static Rng stream(uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t n) {
    a = mix(a ^ n);
    b = mix(b + n * 0x9E3779B9u + a);
    c = mix(c ^ n * 0x7F4A7C15u ^ b);
    d = mix(d + n + c);
    return (Rng){a | 1, b, c, d};
}

/* The table and its smallest moves (table.py). */

static inline bool covered(const Table *t, const City *c, int slot) { return t->grozilla && c->covers[slot] != NOTHING; }
static inline bool holds(const City *c, int card) { return c->names >> card & 1; }
static inline int left_of(const Table *t, int seat) { return seat + 1 < t->players ? seat + 1 : 0; }
static inline int right_of(const Table *t, int seat) { return seat > 0 ? seat - 1 : t->players - 1; }
static inline int worth(int citizens, int hearts) { return citizens * hearts; }

static inline int open_card(const Table *t, const City *c, int slot) {
    return slot < 0 || slot >= c->size || covered(t, c, slot) ? NOTHING : c->slots[slot];
}

static inline void count_in(City *c, int card, int sign) {
    c->income += sign * INCOMES[card];
    c->citizens += sign * CITIZENS[card];
    c->hearts += sign * HEARTS[card];
    c->colours += sign * PACKED[card];
    c->mixed += sign * MIXED[card];
}

static inline void put(City *c, int card, int slot) {
    c->slots[slot] = card;
    if (slot >= c->size) c->size = slot + 1;
    count_in(c, card, 1);
    if (card < FIRST_MARKET) c->names |= 1ull << card;
}

static inline void lift(City *c, int slot) {
    int card = c->slots[slot];
    count_in(c, card, -1);
    if (card < FIRST_MARKET) c->names &= ~(1ull << card);
    if (card == c->special) c->hooks = c->free_card = c->louvre_left = 0;
}

static inline void host(City *c, int monster, int sign) {
    c->income += sign * INCOMES[monster];
    c->citizens += sign * CITIZENS[monster];
    c->hearts += sign * HEARTS[monster];
    c->no_discard += sign * NO_DISCARD[monster];
    c->gift += sign * GIFTS[monster];
}

static inline void hide(Table *t, int card) {
    int index = 0;
    while (t->central[index] != card) index++;
    t->shown--;
    for (int i = index; i < t->shown; i++) t->central[i] = t->central[i + 1];
}

static inline void throw_away(Pile *p, int card) { p->discarded++; p->cards[p->size - p->discarded] = card; }

/* Which cards serve which colour (matching.py): Hall's theorem over the sets of colours that single colours leave open. */

static int touching(const Table *t, const City *c, int colours, int end) {
    int found = 0;
    for (int slot = 0; slot < end; slot++) {
        int card = open_card(t, c, slot);
        found += card != NOTHING && COLOUR_SETS[card] & colours;
    }
    return found;
}

static bool assignable(const Table *t, const City *c, uint32_t need) {
    int lacking = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        lacking |= (count_of(need, colour) > count_of(c->colours - c->mixed, colour)) << colour;
    for (int colours = lacking; colours; colours = (colours - 1) & lacking) {
        int wanted = 0;
        for (int colour = 0; colour < COLOURS; colour++)
            if (colours >> colour & 1) wanted += count_of(need, colour);
        if (wanted > touching(t, c, colours, c->size)) return false;
    }
    return true;
}

static int different_colours(const Table *t, const City *c, int end) {
    int best = COLOURS, others = 31;
    for (int slot = 0; slot < end; slot++) {
        int card = open_card(t, c, slot);
        if (card != NOTHING && __builtin_popcount(COLOUR_SETS[card]) == 1) others &= ~COLOUR_SETS[card];
    }
    if (c->mixed == 0) return COLOURS - __builtin_popcount(others);
    for (int colours = others; colours; colours = (colours - 1) & others)
        best = min(best, COLOURS - __builtin_popcount(colours) + touching(t, c, colours, end));
    return best;
}

static inline bool can_claim(const Table *t, const City *c, int special) {
    if (c->special != NOTHING || (c->size >= SLOTS && !(HOOKS[special] & HOOK_REPLACES))) return false;
    if ((((c->colours | GUARDS) - NEEDS[special]) & GUARDS) != GUARDS) return false;
    return c->mixed == 0 || assignable(t, c, NEEDS[special]);
}

#include "effects.h"

/* Prices and legal actions (prices.py, legal.py). */

static inline int price(const City *c, int card) {
    if (c->free_card) return 0;
    return c->hooks & HOOK_PRICES ? changed_price(c->special, card, COSTS[card]) : COSTS[card];
}

static inline bool affordable(const City *c, int card) { return !holds(c, card) && price(c, card) <= c->coins; }
static inline void add(Moves *m, int64_t move) { m->items[m->count++] = move; }

static inline bool is_first(const Table *t, int card, int index) {
    for (int i = 0; i < index; i++)
        if (t->central[i] == card) return false;
    return true;
}

static inline bool drawable(const Table *t, int deck) {
    return t->pile[deck].left > 0 || (t->pile[deck].discarded > 0 && deck < DECKS - 1);
}

static void add_payments(Moves *m, int64_t buy, const City *c, int cost, int colour, uint32_t spent, int count) {
    if (colour == COLOURS) {
        if (count > 0 && c->coins >= cost - TOKEN_VALUE * count) add(m, buy + ((int64_t)spent << 16));
        return;
    }
    for (int extra = 0; extra <= count_of(c->tokens, colour); extra++)
        if (extra == 0 || TOKEN_VALUE * (count + extra - 1) < cost)
            add_payments(m, buy, c, cost, colour + 1, spent + extra * one(colour), count + extra);
}

static void purchases(const Table *t, Moves *m) {
    const City *c = &t->city[t->seat];
    const int dwellings = END_DWELLING - FIRST_DWELLING;
    if (c->size < SLOTS) {
        for (int i = 0; i < t->shown; i++)
            if (affordable(c, t->central[i]) && is_first(t, t->central[i], i)) add(m, action(BUY, t->central[i]));
        for (int i = 0; i < dwellings; i++)
            if (t->dwellings[i] > 0 && affordable(c, FIRST_DWELLING + i)) add(m, action(BUY, FIRST_DWELLING + i));
    }
    add(m, COIN);
    if (!c->tokens || c->size >= SLOTS) return;
    for (int i = 0; i < t->shown + dwellings; i++) {
        if (i < t->shown ? !is_first(t, t->central[i], i) : t->dwellings[i - t->shown] == 0) continue;
        int card = i < t->shown ? t->central[i] : FIRST_DWELLING + i - t->shown;
        if (!holds(c, card)) add_payments(m, action(BUY, card), c, price(c, card), 0, 0, 0);
    }
}

static inline bool shows_special(const Table *t, int seat) {
    const City *c = &t->city[seat];
    return c->special != NOTHING && !covered(t, c, c->special_slot);
}

static void claims(const Table *t, Moves *m) {
    for (int i = 0; i < t->offered; i++)
        if (can_claim(t, &t->city[t->seat], t->specials[i])) add(m, action(CLAIM, t->specials[i]));
    add(m, PASS);
}

static void rare_moves(const Table *t, Moves *m) {
    const City *c = &t->city[t->seat];
    uint32_t taken = 0;
    switch (t->phase) {
    case MARKET:
        for (int seat = 0; seat < t->players; seat++) taken += t->city[seat].colours;
        for (int colour = 0; colour < COLOURS; colour++)
            if (count_of(taken, colour) == 0) add(m, action(MARKET, colour));
        break;
    case DESTROY:
        for (int slot = 0; slot < c->size; slot++)
            if (!covered(t, c, slot)) add(m, action(DESTROY, slot));
        break;
    case SPHINX:
        for (int seat = 0; seat < t->players; seat++)
            if (seat != t->seat && shows_special(t, seat)) add(m, action(SPHINX, t->city[seat].special));
        if (t->boxed > 0) add(m, BOX);
        break;
    default:
        for (int seat = 0; seat < t->players; seat++)
            if (seat != t->seat) add(m, action(t->phase, seat));
    }
}

static inline void legal(const Table *t, Moves *m) {
    m->count = 0;
    switch (t->phase) {
    case DISCARD:
        for (int i = 0; i < t->shown; i++)
            if (is_first(t, t->central[i], i)) add(m, action(DISCARD, t->central[i]));
        add(m, KEEP);
        break;
    case DRAW:
        for (int deck = 0; deck < t->piles; deck++)
            if (drawable(t, deck)) add(m, action(DRAW, deck));
        break;
    case BUY: purchases(t, m); break;
    case CLAIM: claims(t, m); break;
    default: rare_moves(t, m);
    }
}

/* The course of play (turn.py). */

static void ask_louvre(Table *t, int seat);
static void ask_sphinx(Table *t, int seat);

static void begin_round(Table *t);

static inline void to_draw(Table *t) {
    t->seat = t->turn;
    t->phase = BUY;
    if (t->shown < SHOWN)
        for (int deck = 0; deck < t->piles; deck++)
            if (drawable(t, deck)) { t->phase = DRAW; return; }
}

static inline void begin_turn(Table *t, int seat) {
    t->turn = t->seat = seat;
    if (t->shown > 0 && t->city[seat].no_discard == 0) t->phase = DISCARD;
    else to_draw(t);
}

static inline void end_turn(Table *t) {
    if (t->turn + 1 < t->players) begin_turn(t, t->turn + 1);
    else if (t->last_round) ask_sphinx(t, 0);
    else { t->round++; begin_round(t); }
}

static inline void to_gift(Table *t) {
    if (t->city[t->turn].gift > 0) t->phase = GIFT;
    else end_turn(t);
}

static inline void to_claim(Table *t) {
    t->seat = t->turn;
    const City *c = &t->city[t->turn];
    if (c->special == NOTHING)
        for (int i = 0; i < t->offered; i++)
            if (can_claim(t, c, t->specials[i])) { t->phase = CLAIM; return; }
    to_gift(t);
}

static void begin_round(Table *t) {
    if (t->effects) {
        before_income(t, false);
        ask_louvre(t, 0);
        return;
    }
    for (int seat = 0; seat < t->players; seat++) t->city[seat].coins += max(0, t->city[seat].income);
    begin_turn(t, 0);
}

static void ask_louvre(Table *t, int seat) {
    for (; seat < t->players; seat++)
        if (t->city[seat].louvre_left > 0) {
            t->phase = LOUVRE;
            t->turn = t->seat = seat;
            return;
        }
    int paid[SEATS];
    incomes(t, false, paid);
    for (seat = 0; seat < t->players; seat++) t->city[seat].coins += paid[seat];
    for (seat = 0; seat < t->players; seat++)
        if (t->city[seat].hooks & HOOK_AFTER_INCOME) after_income(t, seat);
    begin_turn(t, 0);
}

static void ask_sphinx(Table *t, int seat) {
    for (; seat < t->players; seat++)
        if (t->city[seat].hooks & HOOK_COPIES_SPECIAL) {
            bool can_copy = t->boxed > 0;
            for (int other = 0; other < t->players; other++) can_copy |= other != seat && shows_special(t, other);
            if (can_copy) {
                t->phase = SPHINX;
                t->turn = t->seat = seat;
                return;
            }
        }
    before_income(t, true);
    t->phase = OVER;
}

static inline void note_size(Table *t, int seat) { t->last_round |= t->city[seat].size >= SLOTS; }

/* Monsters (monsters.py). */

static bool arrive(Table *t, int seat, int monster, int resume) {
    int colour = __builtin_ctz(COLOUR_SETS[monster]);
    while (count_of(t->city[seat].tokens, colour) > 0) {
        t->city[seat].tokens -= one(colour);
        seat = left_of(t, seat);
    }
    City *c = &t->city[seat];
    if (c->monster != NOTHING) {
        for (int slot = 0; slot < c->size; slot++)
            if (!covered(t, c, slot)) {
                t->phase = DESTROY;
                t->seat = seat;
                t->arriving = monster;
                t->resume = resume;
                return false;
            }
        host(c, c->monster, -1);
        throw_away(&t->pile[DECKS - 1], c->monster);
    }
    c->monster = monster;
    host(c, monster, 1);
    return true;
}

static bool move_on(Table *t, int seat, int card) {
    City *c = &t->city[seat];
    int monster = c->monster;
    if (monster == NOTHING || !(COLOUR_SETS[card] & COLOUR_SETS[monster])) return true;
    host(c, monster, -1);
    c->monster = NOTHING;
    return arrive(t, left_of(t, seat), monster, CLAIM);
}

static void destroy(Table *t, int slot) {
    City *c = &t->city[t->seat];
    int resume = t->resume;
    lift(c, slot);
    c->covers[slot] = c->monster;
    c->monster = t->arriving;
    host(c, t->arriving, 1);
    t->arriving = t->resume = NOTHING;
    if (resume == CLAIM) to_claim(t);
    else if (resume == BUY) { t->seat = t->turn; t->phase = BUY; }
    else to_draw(t);
}

static void take_tokens(Table *t, City *c, int card) {
    for (int colour = 0; colour < COLOURS; colour++)
        if (COLOUR_SETS[card] >> colour & 1 && count_of(t->tokens, colour) > 0) {
            int cards = count_of(c->colours, colour);
            if (cards == 3 || cards == 6) { t->tokens -= one(colour); c->tokens += one(colour); }
        }
}

/* One action (engine.py). */

static inline void draw(Table *t, int deck, int chance) {
    Pile *p = &t->pile[deck];
    if (p->left == 0) {
        memmove(p->cards, p->cards + p->size - p->discarded, p->discarded);
        p->left = p->discarded;
        p->discarded = 0;
    }
    int card = p->cards[chance];
    p->cards[chance] = p->cards[--p->left];
    if (card < FIRST_MONSTER) t->central[t->shown++] = card;
    else if (!arrive(t, t->turn, card, DRAW)) return;
    to_draw(t);
}

static inline void buy(Table *t, int card, uint32_t tokens) {
    City *c = &t->city[t->seat];
    int cost = price(c, card), value = TOKEN_VALUE * tokens_in(tokens), coins = max(0, cost - value);
    c->tokens -= tokens;
    c->coins -= coins;
    c->free_card = 0;
    if (t->effects) {
        int left = left_of(t, t->seat), right = right_of(t, t->seat);
        if (t->city[left].hooks & HOOK_TOLL) toll(t, left, coins + value);
        if (right != left && t->city[right].hooks & HOOK_TOLL) toll(t, right, coins + value);
    }
    if (DECK[card] >= 0) hide(t, card);
    else t->dwellings[card - FIRST_DWELLING]--;
    put(c, card, c->size);
    note_size(t, t->seat);
    if (t->grozilla) {
        take_tokens(t, c, card);
        if (!move_on(t, t->seat, card)) return;
    }
    to_claim(t);
}

static void claim(Table *t, int special) {
    City *c = &t->city[t->seat];
    int kept = 0, slot = c->size;
    for (int i = 0; i < t->offered; i++)
        if (t->specials[i] != special) t->specials[kept++] = t->specials[i];
    t->offered = kept;
    if (HOOKS[special] & HOOK_REPLACES) {
        int last = slot - 1;
        while (last >= 0 && covered(t, c, last)) last--;
        if (last >= 0) {
            int card = c->slots[last];
            slot = last;
            lift(c, last);
            if (DECK[card] >= 0) throw_away(&t->pile[DECK[card]], card);
        }
    }
    c->special = special;
    c->special_slot = slot;
    c->hooks = HOOKS[special];
    put(c, special, slot);
    note_size(t, t->seat);
    if (c->hooks & HOOK_TAKEN) taken(t, t->seat);
    to_gift(t);
}

static void choose_market(Table *t, int colour) {
    put(&t->city[t->seat], FIRST_MARKET + 1 + colour, 0);
    if (t->seat > 0) t->turn = t->seat = t->seat - 1;
    else begin_round(t);
}

static void rare(Table *t, int kind, int argument, int chance) {
    City *c = &t->city[t->seat];
    int paid[SEATS];
    switch (kind) {
    case DESTROY: destroy(t, argument); break;
    case GIFT:
        t->city[argument].coins += c->gift;
        end_turn(t);
        break;
    case LOUVRE:
        c->louvre_left--;
        incomes(t, false, paid);
        c->coins += paid[argument];
        ask_louvre(t, t->seat + 1);
        break;
    case SPHINX:
        c->copies = argument;
        ask_sphinx(t, t->seat + 1);
        break;
    case BOX: {
        int first = t->pack - t->boxed;
        c->copies = t->specials[first + chance];
        t->specials[first + chance] = t->specials[first];
        t->boxed--;
        ask_sphinx(t, t->seat + 1);
    }
    }
}

static inline void play(Table *t, int64_t move, int chance) {
    int argument = argument_of(move);
    switch (kind_of(move)) {
    case DRAW: draw(t, argument, chance); break;
    case BUY: buy(t, argument, move >> 16); break;
    case COIN:
        t->city[t->seat].coins += t->city[t->seat].hooks & HOOK_COIN_STEP ? coins_for_nothing(t->city[t->seat].special) : 1;
        to_claim(t);
        break;
    case KEEP: to_draw(t); break;
    case DISCARD:
        hide(t, argument);
        throw_away(&t->pile[DECK[argument]], argument);
        to_draw(t);
        break;
    case PASS: to_gift(t); break;
    case CLAIM: claim(t, argument); break;
    case MARKET: choose_market(t, argument); break;
    default: rare(t, kind_of(move), argument, chance);
    }
}

static inline int random_chance(const Table *t, int64_t move, Rng *r) {
    if (kind_of(move) == DRAW) {
        const Pile *p = &t->pile[argument_of(move)];
        return below(r, p->left > 0 ? p->left : p->discarded);
    }
    return kind_of(move) == BOX ? below(r, t->boxed) : 0;
}

/* A table before anything is revealed, and the start of a game (table.py, deal.py, turn.py). */

static void blank_table(Table *t, int players, bool expert, bool grozilla) {
    memset(t, 0, sizeof *t);
    *t = (Table){.round = 1, .players = players, .expert = expert, .grozilla = grozilla, .effects = expert, .arriving = NOTHING,
                 .resume = NOTHING, .piles = grozilla ? DECKS : DECKS - 1};
    t->pack = t->boxed = expert ? (int)sizeof EXPERT : (int)sizeof FAMILY;
    memcpy(t->specials, expert ? EXPERT : FAMILY, t->pack);
    for (int deck = 0; deck < t->piles; deck++) {
        t->pile[deck].size = t->pile[deck].left = PILE_SIZES[deck];
        memcpy(t->pile[deck].cards, PILES[deck], PILE_SIZES[deck]);
    }
    memset(t->dwellings, players - 1, sizeof t->dwellings);
    for (int seat = 0; seat < players; seat++) {
        City *c = &t->city[seat];
        c->coins = 2;
        c->special = c->special_slot = c->monster = c->copies = NOTHING;
        memset(c->slots, NOTHING, SLOTS);
        memset(c->covers, NOTHING, SLOTS);
    }
    if (grozilla)
        for (int colour = 0; colour < COLOURS; colour++) t->tokens += TOKENS_EACH * one(colour);
}

static void begin_game(Table *t, Rng *r) {
    t->offered = min(t->players + 2, t->pack);
    t->boxed = t->pack - t->offered;
    for (int i = 0; i < t->offered; i++) {
        int j = i + below(r, t->pack - i);
        int8_t card = t->specials[j];
        t->specials[j] = t->specials[i];
        t->specials[i] = card;
    }
    t->turn = t->seat = t->players - 1;
    t->phase = MARKET;
    if (t->expert) return;
    for (int seat = 0; seat < t->players; seat++) put(&t->city[seat], FIRST_MARKET, 0);
    begin_round(t);
}
