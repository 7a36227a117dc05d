"""Two effect pieces of our own, for the pack own-effect.toml. docs/packs.md says what a piece may do."""

from typing import ClassVar

from happycity.effects import CustomEffect, Param, Table, Tally


class PerDwelling(CustomEffect):
    """Gives `hearts` for each dwelling of the city."""

    piece = "per-dwelling"
    parameters: ClassVar = {"hearts": Param(1, 3)}
    texts: ClassVar = {
        "en-GB": "For each dwelling of your city: {gain}.",
        "fr": "Pour chaque habitation de votre ville : {gain}.",
        "pl": "Za każdy budynek mieszkalny w twoim mieście: {gain}.",
    }

    def symbols(self, table: Table, seat: int, slot: int, tally: Tally, incomes: object) -> None:
        city, facts = table.cities[seat], table.facts
        dwellings = sum(
            city.open_card(place) >= 0 and facts.is_dwelling(city.open_card(place))
            for place in range(city.size)
        )
        tally.hearts += self.params.number("hearts") * dwellings


class RichPay(CustomEffect):
    """After each income phase, every opponent with at least `from` coins pays `coins` to the owner."""

    piece = "rich-pay"
    parameters: ClassVar = {"coins": Param(1, 3), "from": Param(3, 20)}
    texts: ClassVar = {
        "en-GB": "After each income phase every opponent with {from} coins or more pays you {coins}.",
        "fr": "Après chaque phase de revenus, chaque adversaire qui a au moins {from} pièces vous en donne {coins}.",
        "pl": "Po każdej fazie dochodu każdy przeciwnik, który ma co najmniej {from} monet, daje ci {coins}.",
    }

    def after_income(self, table: Table, seat: int) -> None:
        for other in range(table.players):
            if other != seat and table.cities[other].coins >= self.params.number("from"):
                table.gain(other, -self.params.number("coins"), self.card)
                table.gain(seat, self.params.number("coins"), self.card)
