"""Dates as numbers of days, and back. Rooms import no `datetime`, which could look at a clock.

The year is counted from March, so that a leap day comes last: then a month begins after (153 m + 2) // 5 days.
"""

from __future__ import annotations

import re
from typing import Final

DATE: Final = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
ERA_YEARS: Final = 400
ERA_DAYS: Final = 146_097
"""Days of 400 years, after which the calendar repeats."""
EPOCH: Final = 719_468
"""Days from 1 March of the year 0 to 1 January 1970."""


def date_of(number: int) -> str:
    """The date of a day, counted from 1970.

    >>> date_of(0), date_of(19_782), date_of(20_775)
    ('1970-01-01', '2024-02-29', '2026-11-18')
    """
    era, day = divmod(number + EPOCH, ERA_DAYS)
    year = (day - day // 1460 + day // 36_524 - day // 146_096) // 365
    day -= 365 * year + year // 4 - year // 100
    month = (5 * day + 2) // 153
    day -= (153 * month + 2) // 5
    number_of_month = month + 3 if month < 10 else month - 9
    return f"{era * ERA_YEARS + year + (number_of_month <= 2):04}-{number_of_month:02}-{day + 1:02}"


def number_of(date: str) -> int | None:
    """The number of a date, counted from 1970; None if there is no such day.

    >>> number_of("2026-11-18"), number_of("2026-02-29"), number_of("soon")
    (20775, None, None)
    """
    found = DATE.fullmatch(date)
    if found is None:
        return None
    year, month, day = map(int, found.groups())
    since_march = year - (month <= 2)
    era, of_era = divmod(since_march, ERA_YEARS)
    of_year = (153 * (month - 3 if month > 2 else month + 9) + 2) // 5 + day - 1
    number = era * ERA_DAYS + 365 * of_era + of_era // 4 - of_era // 100 + of_year - EPOCH
    return number if date_of(number) == date else None
