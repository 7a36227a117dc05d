### Bots that cannot be made, and bots that do not answer as they should.

## A name that is no bot

# $expected: the built-in bots.
error-unknown-bot = There is no bot called “{ $bot }”; expected { $expected }, a class such as my_bot.py:MyBot, or a program such as exec:./mybot.
error-bot-not-built-in = “{ $bot }” cannot be asked here; only the built-in bots can: { $expected }.
error-bad-budget = “{ $value }” is not a budget for “{ $bot }”; write a time such as hard:200ms or a number of simulations such as hard:5000.
error-no-bot-file = There is no bot file “{ $path }”.
error-bad-bot-file = The file “{ $path }” cannot be imported: { $reason }.
error-no-bot-class = The file “{ $path }” has no class { $name } with a decide method.
error-no-bot-program = The program of “{ $bot }” cannot be started: { $reason }.
# $reason: a sentence.
error-bot-not-ready = “{ $bot }” cannot play. { $reason }
# $file: a saved game. $bot: the command or the class that it names.
error-untrusted-bot = “{ $file }” starts a program that plays as a bot, “{ $bot }”: if you trust it, go on with happycity play --trust { $file }

## A bot that does not answer as it should; it plays a default action and the match goes on

error-bot-crashed = { $bot } failed: { $reason }
error-bot-silent = { $bot } gave no answer within { $ms } ms.
error-bot-nonsense = { $bot } answered “{ $answer }”, which is not an answer to a decision.
error-bot-illegal = { $bot } answered “{ $answer }”, which is not one of the legal actions.
