### Challenges: “Beat me at this”. Loaded with their page.
### $name: a person. $points, $count, $seat: numbers. $levels: levels of bots, “easy and normal”.

challenge-title = Beat me at this
challenge-lead = The same cards, the same seat, the same bots.
challenge-by = { $name } built a city worth { amount-points } with these cards. Can you do better?
challenge-by-own = You built a city worth { amount-points } with these cards. Send the link to a friend.
challenge-against =
    { $count ->
        [one] The opponent is a bot, level “{ $levels }”.
       *[other] The opponents are bots, levels “{ $levels }”.
    } { $seat ->
        [1] You begin.
       *[other] You are number { $seat } in the order of play.
    }
challenge-people = People who sat there are replaced by bots of level “normal”. All bots run a fixed number of simulations for each decision, so everybody meets the same opponents.
challenge-once = The first try counts, without undo or hints. Reloading the page continues it.
challenge-limits = The link does not reveal the cards. Nothing stops somebody from trying again in another browser, and whoever watched the first game knows the cards.
challenge-limits-device = This link holds the whole game, so it works without a server. Nothing stops a second try on another device, and whoever takes the link apart can read the cards.
challenge-reply = Your city, for { $name }
challenge-reply-help = There is no server to tell { $name } how you did. Send this link back: it shows both cities.
challenge-link = Link for a friend
challenge-share = Send the link
challenge-both = Both cities
challenge-waiting = Nobody has finished it yet. Friends’ cities appear here.
challenge-waiting-reply = Nobody has answered yet. The answer is a link, too: it shows both cities.
challenge-above = { $name } is { amount-points } ahead.
challenge-level = Both cities have the same score.
challenge-gone = That game is no longer kept here.

## Refusals.

error-no-challenge = This game cannot be a challenge: its cards were chosen, it was played by other rules, or it is one of today’s cities.
error-no-such-challenge = This challenge is not here. Challenges are kept for 90 days.
error-bad-challenge-link = This link is damaged, or it comes from another version of Happy City. Ask for a new one.
