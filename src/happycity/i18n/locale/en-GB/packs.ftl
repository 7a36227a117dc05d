### Playing with cards of one's own in the browser. Loaded where a pack can be opened, and with games that have one.

pack-choose = Cards from a file…
pack-choose-help = A pack changes or adds cards. The game then stays on this device.
pack-reading = Reading the cards…
# $name (text): the pack’s; $cards (number): those that are new or not as in the box
pack-chosen =
    { $cards ->
        [one] { $name }: one new or changed card
       *[other] { $name }: { $cards } new or changed cards
    }
pack-put-back = Remove this pack
