### Des bots qu’on ne peut pas créer, et des bots qui ne répondent pas comme il faut.

## Un nom qui n’est pas celui d’un bot

error-unknown-bot = Aucun bot ne s’appelle « { $bot } » ; on attend { $expected }, une classe comme my_bot.py:MyBot, ou un programme comme exec:./mybot.
error-bot-not-built-in = Impossible d’interroger « { $bot } » ici ; seuls les bots intégrés répondent : { $expected }.
error-bad-budget = « { $value } » n’est pas un budget pour « { $bot } » ; écrivez un temps comme hard:200ms ou un nombre de simulations comme hard:5000.
error-no-bot-file = Il n’y a pas de fichier de bot « { $path } ».
error-bad-bot-file = Le fichier « { $path } » ne peut pas être importé : { $reason }.
error-no-bot-class = Le fichier « { $path } » n’a pas de classe { $name } avec une méthode decide.
error-no-bot-program = Le programme de « { $bot } » ne démarre pas : { $reason }.
error-bot-not-ready = « { $bot } » ne peut pas jouer. { $reason }
error-untrusted-bot = « { $file } » lance un programme qui joue comme bot, « { $bot } » : si vous lui faites confiance, poursuivez avec happycity play --trust { $file }

## Un bot qui ne répond pas comme il faut : une action par défaut est jouée et le match continue

error-bot-crashed = { $bot } a échoué : { $reason }
error-bot-silent = { $bot } n’a pas répondu en { $ms } ms.
error-bot-nonsense = { $bot } a répondu « { $answer } », qui n’est pas une réponse à une décision.
error-bot-illegal = { $bot } a répondu « { $answer } », qui n’est pas une action permise.
