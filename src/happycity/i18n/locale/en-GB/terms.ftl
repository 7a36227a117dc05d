### Words that other messages share. A message referred to with { amount-coins } sees the same arguments.

## Marks a decision of ours where the rulebooks are silent. Followed by a sentence that starts with a capital letter.
-ruling = Ruling:

## Lists: "a and b", "a, b and c". $first (text), $rest (text): what stands before and after. list-last joins the
## last of three or more, for languages that put a comma there too.
list-and = { $first } and { $rest }
list-last = { $first } and { $rest }
list-comma = { $first }, { $rest }
# $count (number), $colour (text): "2 blue", one colour of what a special building still needs.
list-need = { $count } { $colour }

# A day and a time in figures. All are texts of two digits, the year of four.
moment = { $day }/{ $month }/{ $year } { $hour }:{ $minute }

# $number (number): the place at the table, counted from 1. For players without a name.
player-seat = Player { $number }

## Amounts.
amount-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
amount-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
amount-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
amount-income = income { $income }
amount-citizens =
    { $citizens ->
        [one] { $citizens } inhabitant
       *[other] { $citizens } inhabitants
    }
amount-hearts =
    { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }
