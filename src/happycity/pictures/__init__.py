"""Pictures to share, drawn as SVG by the same code on a server and in a browser.

    >>> from happycity import Game
    >>> from happycity.pictures import Art, CityPicture, draw_city
    >>> art = Art.read('{"fonts": {"plain": {"letters": {}}, "bold": {"letters": {}}}, "pictures": {"house": ""}}')
    >>> city = Game(seed=1).state()["cities"][0]
    >>> draw_city(art, CityPicture(city, Game(seed=1).options.to_json()), "light", "en-GB")[:40]
    '<svg xmlns="http://www.w3.org/2000/svg" '

A function `draw_…` takes the art, a typed description, a theme and a language. Letters are outlines, so what shows a
picture needs no font. Nothing here reads a file, a clock or a network.
"""

from happycity.pictures.art import Art
from happycity.pictures.city import CityPicture, city_line, city_title, draw_city
from happycity.pictures.look import Theme
from happycity.pictures.pages import (
    CardPicture,
    DayPicture,
    PagePicture,
    draw_card_page,
    draw_day,
    draw_page,
)
from happycity.pictures.pen import HEIGHT, WIDTH
from happycity.pictures.results import SeriesPicture, draw_series, series_line, series_title
from happycity.pictures.scenes import Player, options_line
from happycity.pictures.table import TablePicture, draw_table

__all__ = [
    "HEIGHT",
    "WIDTH",
    "Art",
    "CardPicture",
    "CityPicture",
    "DayPicture",
    "PagePicture",
    "Player",
    "SeriesPicture",
    "TablePicture",
    "Theme",
    "city_line",
    "city_title",
    "draw_card_page",
    "draw_city",
    "draw_day",
    "draw_page",
    "draw_series",
    "draw_table",
    "options_line",
    "series_line",
    "series_title",
]
