"""The balance report as one self-contained page: no script, no picture or font from elsewhere."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal

from happycity.cards import default_catalogue
from happycity.i18n import text
from happycity.lab.report.card_tables import by_wins, card_table, price_chart
from happycity.lab.report.charts import Frame, Scale, axis, histogram, interval, symmetric
from happycity.lab.report.markup import element, escape
from happycity.lab.report.texts import ReportTexts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.cards import Catalogue
    from happycity.lab.report.schema import Balance, CardBalance, TableBalance

RARE: Final = 0.05
"""Rounds that fewer games reach are not drawn."""
Measure = Literal["coins", "unspent", "legal"]


def balance_page(balance: Balance, locale: str = "en-GB", catalogue: Catalogue | None = None) -> str:
    """The report as HTML. Titles of a pack's cards come from its catalogue.

    >>> from happycity import lab
    >>> balance_page(lab.balance(["random"], games=1, players=2), "fr")[:15]
    '<!doctype html>'
    """
    texts = ReportTexts(locale, catalogue or default_catalogue())
    cards = balance["cards"]
    purchases = [card for card in cards if card["kind"] in ("building", "dwelling")]
    specials = [card for card in cards if card["kind"] == "special"]
    markets = [card for card in cards if card["kind"] == "market" and card["colours"]]
    body = [
        header(texts, balance),
        findings(texts, balance),
        section(texts, "cards", card_table(texts, purchases, "head-bought")),
        section(texts, "prices", price_chart(texts, purchases)) if any(c["wins"] for c in purchases) else "",
        section(texts, "specials", card_table(texts, specials, "head-taken"), footnote(texts, specials)),
        section(texts, "markets", card_table(texts, markets, "head-chosen")) if markets else "",
        section(texts, "seats", grid([seat_figure(texts, table) for table in balance["tables"]])),
        section(texts, "length", grid(length_figures(texts, balance["tables"]))),
        section(texts, "money", *money(texts, balance["tables"])),
        section(texts, "choices", *choices(texts, balance["tables"])),
        method(texts, balance),
    ]
    style = files("happycity.lab.report").joinpath("page.css").read_text(encoding="utf-8")
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
    )
    title = element("title", f"{texts.say('title')} · Happy City")
    page = element("html", element("head", head, title, element("style", style)), main(*body), lang=locale)
    return f"<!doctype html>\n{page}\n"


def main(*parts: str) -> str:
    """The body of the page."""
    return element("body", element("main", *parts))


def section(texts: ReportTexts, name: str, *parts: str) -> str:
    """A part of the report with its heading and what it shows."""
    heading = element("h2", texts.say(name))
    about = element("p", texts.say(f"{name}-about"), class_="about")
    return element("section", heading, about, *parts, id=name)


def grid(figures: Sequence[str]) -> str:
    """Small pictures beside each other."""
    return element("div", *figures, class_="grid")


def figure(caption: str, *parts: str) -> str:
    """A picture with its caption."""
    return element("figure", element("figcaption", caption), *parts)


def header(texts: ReportTexts, balance: Balance) -> str:
    """What was played."""
    tables = balance["tables"]
    facts = [
        texts.say("played-by", bots=", ".join(dict.fromkeys(balance["bots"]))),
        texts.say("mode", mode=balance["mode"]),
        texts.say("grozilla") if balance["grozilla"] else "",
        texts.say("sum") if balance["scoring"] == "sum" else "",
        texts.say("players", low=tables[0]["players"], high=tables[-1]["players"]),
        texts.say("games", games=balance["games"]),
        texts.say("seed", seed=str(balance["seed"])),
        texts.say("pack", name=balance["pack"]) if balance["pack"] else "",
    ]
    chips = "".join(element("li", fact) for fact in facts if fact)
    return element(
        "header",
        element("p", "Happy City", class_="brand"),
        element("h1", texts.say("title")),
        element("ul", chips, class_="facts"),
        element("p", texts.say("caution"), class_="caution"),
    )


def findings(texts: ReportTexts, balance: Balance) -> str:
    """The report in four numbers."""
    known = [card for card in by_wins(balance["cards"]) if card["wins"] is not None]
    tiles = []
    for name, card in (("best", known[0]), ("worst", known[-1])) if known else ():
        assert card["wins"] is not None
        value = texts.say("difference", value=texts.signed(card["wins"]["mean"] * 100))
        tiles.append(tile(texts.say(name), escape(texts.name(card)), value))
    seats = [(table["players"], seat) for table in balance["tables"] for seat in table["seats"]]
    players, seat = max(seats, key=lambda each: each[1]["wins"]["mean"] * each[0])
    shares = {"share": seat["wins"]["mean"], "fair": 1 / players}
    tiles.append(
        tile(
            texts.say("best-seat"),
            texts.say("seat", number=seat["seat"] + 1),
            texts.say("best-seat-about", players=players, **shares),
        )
    )
    rounds = [table["rounds"]["mean"] for table in balance["tables"]]
    points = [table["points"]["mean"] for table in balance["tables"]]
    tiles.append(
        tile(
            texts.say("typical"),
            texts.say("rounds", rounds=sum(rounds) / len(rounds)),
            texts.say("points", points=sum(points) / len(points)),
        )
    )
    return element("div", *tiles, class_="tiles")


def tile(label: str, value: str, about: str) -> str:
    """One finding."""
    return element(
        "div",
        element("p", label, class_="label"),
        element("p", value, class_="big"),
        element("p", about, class_="quiet"),
        class_="tile",
    )


def footnote(texts: ReportTexts, cards: Sequence[CardBalance]) -> str:
    """What the star of some special buildings means."""
    marked = any(card["control"] == "shown" for card in cards)
    return element("p", "* ", texts.say("star"), class_="quiet") if marked else ""


def seat_figure(texts: ReportTexts, table: TableBalance) -> str:
    """The win rate of each seat against its fair share."""
    fair = 1 / table["players"]
    scale = symmetric([seat["wins"] for seat in table["seats"]], fair)
    rows = [
        element(
            "tr",
            element("th", texts.say("seat", number=seat["seat"] + 1), scope="row"),
            element(
                "td",
                element(
                    "div",
                    interval(seat["wins"], scale, fair, texts.share(seat["wins"]["mean"], 1)),
                    element("span", escape(texts.rate(seat["wins"]["mean"], 1)), class_="value"),
                    class_="picture",
                ),
            ),
        )
        for seat in table["seats"]
    ]
    ticks = element("tr", element("th"), element("td", axis(scale, texts.share, 4)))
    return figure(
        players_of(texts, table), element("table", element("tbody", ticks, *rows), class_="cards seats")
    )


def players_of(texts: ReportTexts, table: TableBalance) -> str:
    """The number of players, as a caption."""
    return texts.say("players", low=table["players"], high=table["players"])


def length_figures(texts: ReportTexts, tables: Sequence[TableBalance]) -> list[str]:
    """How many rounds games last, on one scale."""
    lengths = [{int(rounds): count for rounds, count in table["lengths"].items()} for table in tables]
    shares = [count / sum(each.values()) for each in lengths for count in each.values()]
    usual = [
        rounds for each in lengths for rounds, count in each.items() if count / sum(each.values()) > RARE / 10
    ]
    scale = Scale(min(usual) - 2, max(usual) + 2)
    figures = []
    for table, counts in zip(tables, lengths, strict=True):
        kept = {rounds: count for rounds, count in counts.items() if scale.low <= rounds <= scale.high}
        mean = texts.say("rounds", rounds=table["rounds"]["mean"])
        caption = f"{players_of(texts, table)} · {mean}"
        figures.append(figure(caption, histogram(kept, scale, max(shares), caption, texts.whole, texts.rate)))
    return figures


def line_chart(texts: ReportTexts, tables: Sequence[TableBalance], measure: Measure) -> str:
    """A measure by round, with a line for each number of players."""
    lines = [
        (
            table["players"],
            [
                (row["round"], row[measure])
                for row in table["by_round"]
                if row["games"] >= RARE * table["games"]
            ],
        )
        for table in tables
    ]
    last = max(points[-1][0] for _, points in lines)
    top = max(value for _, points in lines for _, value in points)
    up = texts.share if measure == "unspent" else texts.whole
    frame = Frame(Scale(1, max(2, last)), Scale(0, top * 1.08 or 1), texts.whole, up)
    drawn = [frame.line(points, f"line p{players}") for players, points in lines]
    return frame.draw(texts.say(f"chart-{measure}"), *drawn)


def legend(texts: ReportTexts, tables: Sequence[TableBalance]) -> str:
    """Which line is which."""
    items = []
    for table in tables:
        stroke = element("line", x1="0", x2="28", y1="6", y2="6")
        sample = element(
            "svg", stroke, class_=f"line p{table['players']}", viewBox="0 0 28 12", aria_hidden="true"
        )
        items.append(element("li", sample, players_of(texts, table)))
    return element("ul", *items, class_="legend")


def money(texts: ReportTexts, tables: Sequence[TableBalance]) -> tuple[str, ...]:
    """Coins in hand, turns without a purchase, coins left."""
    charts = grid(
        [
            figure(texts.say(f"chart-{measure}"), line_chart(texts, tables, measure))
            for measure in ("coins", "unspent")
        ]
    )
    left = "; ".join(
        f"{players_of(texts, table)}: {texts.number(table['coins_left']['mean'])}" for table in tables
    )
    return legend(texts, tables), charts, element("p", texts.say("left"), " ", left, ".", class_="quiet")


def choices(texts: ReportTexts, tables: Sequence[TableBalance]) -> tuple[str, ...]:
    """How many actions are legal, by round and by phase."""
    chart = figure(texts.say("chart-legal"), line_chart(texts, tables, "legal"))
    heads = "".join(element("th", players_of(texts, table), scope="col", class_="number") for table in tables)
    phases = list(dict.fromkeys(row["phase"] for table in tables for row in table["by_phase"]))
    rows = []
    for phase in phases:
        cells = []
        for table in tables:
            row = next((row for row in table["by_phase"] if row["phase"] == phase), None)
            shown = f"{texts.mean(row['decisions'])} × {texts.number(row['legal'])}" if row else ""
            cells.append(element("td", escape(shown), class_="number"))
        rows.append(
            element("tr", element("th", escape(text(f"phase-{phase}", texts.locale)), scope="row"), *cells)
        )
    head = element("thead", element("tr", element("th", texts.say("head-phase"), scope="col"), heads))
    by_phase = element("table", head, element("tbody", *rows), class_="phases")
    return legend(texts, tables), chart, element("div", by_phase, class_="scroll")


def method(texts: ReportTexts, balance: Balance) -> str:
    """How the numbers were made, and what they cannot say."""
    items = [texts.say(f"method-{name}") for name in ("strata", "interval", "many", "house", "bots")]
    again = text("lab-same-again" if balance["reproducible"] else "lab-by-the-clock", texts.locale)
    faults = [texts.say("faults", count=balance["faults"])] if balance["faults"] else []
    version = texts.say("version", version=balance["happycity"], rules=balance["rules"])
    listed = "".join(element("li", item) for item in (*items, escape(again), *faults))
    return element(
        "section",
        element("h2", texts.say("method")),
        element("ul", listed),
        element("p", version, class_="quiet"),
        id="method",
    )
