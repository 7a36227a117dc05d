"""English words that no other language of ours has, to notice a sentence that was not translated."""

from __future__ import annotations

import re

# Common words of our English messages; none of them is a French or a Polish word.
ENGLISH = frozenset(
    """
    the and with your you his her their this that these those which what who whose when where while why how
    card cards building buildings dwelling dwellings deck decks city cities coin coins heart hearts citizen citizens
    inhabitant inhabitants income player players neighbour neighbours opponent opponents monster monsters token tokens
    round rounds turn turns game games choose choice take takes draw draws drawn discard discards discarded
    buy buys bought pay pays paid cost costs cheap cheaper price free gives gain gains lose loses wins winner shares
    colour colours yellow blue purple green white special central area bank income begins begin ends over after before
    each every all both other others another first last next none nothing nobody somebody everybody anybody
    from into onto than then also only not never always again once twice may must cannot could would should
    is are was were has have had been be being does did done there here of to for by at on it its
    one two three four five six seven eight nine ten
    save saved open close leave back forward help hint undo log seat seats room rooms name names link please
    """.split()
) - {
    # Texts that French or Polish have too, or that are typed as they are: commands, options, names of cards.
    "central", "on", "log", "to", "special", "first", "six", "an", "do", "hint", "help", "undo", "save", "card",
    "city", "score", "table", "why", "again", "buy", "museum", "school", "quit", "by", "pay",
    "hard", "easy", "for", "one", "bank", "coin", "gain", "ten", "link",
}  # fmt: skip

# What stays English in every language: names, titles and what is typed on the command line.
KEPT = re.compile(
    r"Happy Market|Happy City|Hug Fest|Food truck|Escape [Rr]oom|Hotdog Shop|Blague Drive|Big Ben|Stop-Zilla|"
    r"Golden Gate|SIL Open Font License|Fluent Emoji|«[^»]*»|„[^”]*”|“[^”]*”|\"[^\"]*\"|\[[^\]]*\]|\{[^}]*\}|--[a-z-]+|"
    r"happycity \w+|\w+:\S+|\w+\.\w+|\b(product|sum|family|expert|text|json|true|false|keep|pass|new|load)\b"
)


def english_words(text: str) -> set[str]:
    """The English words in a text, but for names and for what must be typed as it stands."""
    return {word for word in re.findall(r"[^\W\d_]+", KEPT.sub(" ", text).lower()) if word in ENGLISH}
