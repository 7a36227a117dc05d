### American English: only what differs from British English (en-GB).

## Lists: a comma before the last of three or more.

list-last = { $first }, and { $rest }

## Days

moment = { $month }/{ $day }/{ $year } { $hour }:{ $minute }

## Amounts.

amount-citizens =
    { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    }
