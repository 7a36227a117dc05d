### Where American English differs.

picture-specials = Bonus buildings
picture-date = { $month }/{ $day }/{ $year }
