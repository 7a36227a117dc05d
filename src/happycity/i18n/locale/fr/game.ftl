### Une partie en mots : étapes, actions, questions et événements.
### Les phrases conviennent à tous les noms : jamais « de » ou « que » devant un nom de personne (élision).

game-title = Happy City

## Ce que la partie attend (« la partie attend ... »)

phase-market = le choix d’un Happy Market
phase-discard = l’étape 1, défausser une carte
phase-draw = l’étape 2, compléter la zone centrale
phase-buy = l’étape 3, acheter une carte ou prendre une pièce
phase-claim = l’étape 4, prendre un bâtiment spécial
phase-destroy = le choix d’un bâtiment à détruire
phase-gift = le choix de qui reçoit la pièce de Corgzilla
phase-louvre = le choix d’un adversaire pour le Louvre
phase-sphinx = le choix d’un bâtiment spécial pour le Sphinx
phase-over = plus rien, car elle est finie

## Questions à la personne qui doit décider

prompt-market = { $player }, quel Happy Market voulez‑vous ?
prompt-discard = { $player }, voulez‑vous défausser une carte de la zone centrale ?
prompt-draw = { $player }, dans quelle pioche piochez‑vous ?
prompt-buy = { $player }, qu’achetez‑vous avec { amount-coins } ?
prompt-claim = { $player }, voulez‑vous un bâtiment spécial ? Vous ne pouvez en prendre qu’un seul par partie.
prompt-destroy = { $player }, { $arriving } arrive : lequel de vos bâtiments { $monster } détruit‑il ?
prompt-gift = { $player }, Corgzilla offre une pièce de la réserve : qui la reçoit ?
prompt-louvre = { $player }, de quel adversaire votre Louvre copie‑t‑il le revenu ?
prompt-sphinx = { $player }, quel bâtiment spécial votre Sphinx copie‑t‑il ?

## Actions, comme choix d’un menu

action-market = Prendre le Happy Market { $colour }
action-discard = Défausser { $card }
action-keep = Garder toutes les cartes
action-draw = Piocher dans la pioche { $deck }
action-buy =
    { $price ->
        [0] Acheter { $card } sans rien payer
       *[other] Acheter { $card } pour { amount-price }
    }
action-buy-with =
    Acheter { $card } avec { $coins ->
        [0] { $tokens-count ->
            [one] le jeton { $tokens }
           *[other] les jetons { $tokens }
        }
       *[other] { amount-coins } et { $tokens-count ->
            [one] le jeton { $tokens }
           *[other] les jetons { $tokens }
        }
    }
action-coin =
    Ne rien acheter et prendre { $coins ->
        [1] une pièce
       *[other] { amount-coins }
    }
action-claim = Prendre { $special }
action-pass = Ne pas prendre de bâtiment spécial
action-destroy = Laisser détruire { $card } (emplacement { $slot })
action-gift = L’offrir à { $to }
action-louvre = Choisir { $to }
action-sphinx = Copier { $special }
action-sphinx-box = Tirer un bâtiment spécial de la boîte, sans le voir

## Ce qui s’est passé

event-market-chosen = { $player } prend le Happy Market { $colour }.
event-income = { $player } touche { amount-coins } de revenu.
event-coins =
    { $reason ->
        [coin] { $player } n’achète rien et prend { amount-coins }.
        [castle] { $player } prend { amount-coins } : l’achat d’un voisin profite au Château.
        [arcade] { $player } prend { amount-coins } grâce à la Salle de jeux d’arcade.
        [louvre] { $player } reçoit aussi { amount-coins } grâce au Louvre.
        [versailles]
            { $coins ->
                [-1] { $player } perd une pièce au profit du Château de Versailles.
               *[other] { $player } prend { amount-coins } grâce au Château de Versailles.
            }
        [concert-hall] { $player } prend { amount-coins } : deux fois le revenu de la ville, grâce à la Salle de concert.
        [joke-shop] { $player } prend { amount-coins } : une par carte de la ville, grâce au Magasin de farces et attrapes.
        [drone-tower] { $player } prend { amount-coins } grâce à la Tour à drones.
        [corgzilla] { $player } reçoit { amount-coins }, cadeau de Corgzilla.
       *[other]
            { $coins ->
                [-1] { $player } perd une pièce à cause de cette carte : { $cause }.
               *[other] { $player } prend { amount-coins } grâce à cette carte : { $cause }.
            }
    }
event-discarded = { $player } défausse la carte { $card } (pioche { $deck }).
event-drawn = { $player } pioche la carte { $card } (pioche { $deck }).
event-reshuffled =
    La défausse de la pioche { $deck } est mélangée et forme une nouvelle pioche de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
event-bought =
    { $tokens-count ->
        [0] { $coins ->
            [0] { $player } achète la carte { $card } sans rien payer.
           *[other] { $player } achète la carte { $card } pour { amount-coins }.
        }
        [1] { $coins ->
            [0] { $player } achète la carte { $card } avec le jeton { $tokens }.
           *[other] { $player } achète la carte { $card } pour { amount-coins } et le jeton { $tokens }.
        }
       *[other] { $coins ->
            [0] { $player } achète la carte { $card } avec les jetons { $tokens }.
           *[other] { $player } achète la carte { $card } pour { amount-coins } et les jetons { $tokens }.
        }
    }
event-claimed = { $player } prend le bâtiment spécial { $special }.
event-replaced = { $player } défausse la carte { $card } pour faire de la place (emplacement { $slot }).
event-token-gained = { $player } gagne un jeton Stop-Zilla { $colour }.
event-token-spent = { $player } utilise un jeton Stop-Zilla { $colour }.
event-monster-arrived = { $monster } arrive chez { $player }.
event-monster-passed = { $monster } part de chez { $player } et va chez { $to }.
event-monster-left = { $monster } ne trouve rien à détruire chez { $player } et quitte la partie.
event-destroyed = { $monster } détruit la carte { $card } chez { $player } (emplacement { $slot }).
event-copied =
    { $from ->
        [null] Chez { $player }, le Sphinx tire { $special } de la boîte et copie cette carte.
       *[other] Chez { $player }, le Sphinx copie { $special } (chez { $from }).
    }
event-round-started = La manche { $round } commence.
event-round-ended = La manche { $round } est finie.
event-last-round = { $player } a dix cartes : c’est la dernière manche.
event-over =
    { $winners-count ->
        [one] La partie est finie : victoire pour { $winners } !
       *[other] La partie est finie : { $winners } se partagent la victoire !
    }

## Lignes d’une feuille de score : d’où viennent revenu, habitants, cœurs et points.

score-own-piece = { $special } : son effet propre
score-card = { $card }
score-covered = { $monster } sur { $card }
score-monster = { $monster }
score-copied-special = Le Sphinx, qui copie : { $special }
score-per-colour =
    { $special } : { $cards ->
        [one] { $cards } carte { own-colour-card }, chez { $from }
       *[other] { $cards } cartes { own-colour-cards }, chez { $from }
    }
score-most-of-colour = { $special } : comparaison des cartes { own-colour-cards }
score-fewest-of-colour = { $special } : personne n’a moins de cartes { own-colour-cards }
score-lowest-income = { $special } : le revenu le plus bas de la table
score-without-colour = { $special } : aucune carte { own-colour-card } dans la ville
score-all-colours = { $special } : couleurs dans la ville
score-adjacent-share = { $special } : cartes adjacentes ayant une couleur en commun
score-next-share = { $special } : les cartes suivantes
score-colours-before = { $special } : couleurs différentes des cartes précédentes
score-pairs = { $special } : paires formées d’un cœur et d’un habitant
score-copy-previous = { $special } : comme la carte précédente
score-copy-same-slot = { $special } : comme { $card } chez un voisin
score-below-neighbours-income = { $special } : revenu comparé à celui des voisins
score-few-cards = { $special } : nombre de cartes dans la ville
score-income-floor = Le revenu ne descend jamais sous 0
score-product = { amount-citizens } × { amount-hearts }
score-sum = { amount-citizens } + { amount-hearts }
score-lose-income = { $special } : points perdus pour { amount-income }
score-double-below = { $special } : doublement de { amount-points }

## Les mêmes questions, à la seule personne devant cet écran.

prompt-market-you = Quel Happy Market voulez‑vous ?
prompt-discard-you = Voulez‑vous défausser une carte de la zone centrale ?
prompt-draw-you = Dans quelle pioche piochez‑vous ?
prompt-buy-you = Qu’achetez‑vous avec { amount-coins } ?
prompt-claim-you = Voulez‑vous un bâtiment spécial ? Vous ne pouvez en prendre qu’un seul par partie.
prompt-destroy-you = { $arriving } arrive : lequel de vos bâtiments { $monster } détruit‑il ?
prompt-gift-you = Corgzilla offre une pièce de la réserve : qui la reçoit ?
prompt-louvre-you = De quel adversaire votre Louvre copie‑t‑il le revenu ?
prompt-sphinx-you = Quel bâtiment spécial votre Sphinx copie‑t‑il ?

## Les mêmes événements, racontés à qui les vit.

event-market-chosen-you = Vous prenez le Happy Market { $colour }.
event-income-you = Vous touchez { amount-coins } de revenu.
event-coins-you =
    { $reason ->
        [coin] Vous n’achetez rien et prenez { amount-coins }.
        [castle] Vous prenez { amount-coins } : l’achat d’un voisin profite au Château.
        [arcade] Vous prenez { amount-coins } grâce à la Salle de jeux d’arcade.
        [louvre] Vous recevez aussi { amount-coins } grâce au Louvre.
        [versailles]
            { $coins ->
                [-1] Vous perdez une pièce au profit du Château de Versailles.
               *[other] Vous prenez { amount-coins } grâce au Château de Versailles.
            }
        [concert-hall] Vous prenez { amount-coins } : deux fois le revenu de votre ville, grâce à la Salle de concert.
        [joke-shop] Vous prenez { amount-coins } : une par carte de votre ville, grâce au Magasin de farces et attrapes.
        [drone-tower] Vous prenez { amount-coins } grâce à la Tour à drones.
        [corgzilla] Vous recevez { amount-coins }, cadeau de Corgzilla.
       *[other]
            { $coins ->
                [-1] Vous perdez une pièce à cause de cette carte : { $cause }.
               *[other] Vous prenez { amount-coins } grâce à cette carte : { $cause }.
            }
    }
event-discarded-you = Vous défaussez la carte { $card } (pioche { $deck }).
event-drawn-you = Vous piochez la carte { $card } (pioche { $deck }).
event-bought-you =
    Vous achetez la carte { $card } { $tokens-count ->
        [0]
            { $coins ->
                [0] sans rien payer
               *[other] pour { amount-coins }
            }
        [1]
            { $coins ->
                [0] avec le jeton { $tokens }
               *[other] pour { amount-coins } et le jeton { $tokens }
            }
       *[other]
            { $coins ->
                [0] avec les jetons { $tokens }
               *[other] pour { amount-coins } et les jetons { $tokens }
            }
    }.
event-claimed-you = Vous prenez le bâtiment spécial { $special }.
event-replaced-you = Vous défaussez la carte { $card } pour faire de la place (emplacement { $slot }).
event-token-gained-you = Vous gagnez un jeton Stop-Zilla { $colour }.
event-token-spent-you = Vous utilisez un jeton Stop-Zilla { $colour }.
event-monster-arrived-you = { $monster } arrive chez vous.
event-monster-passed-you = { $monster } part de chez vous et va chez { $to }.
event-monster-left-you = { $monster } ne trouve rien à détruire chez vous et quitte la partie.
event-destroyed-you = { $monster } détruit la carte { $card } chez vous (emplacement { $slot }).
event-copied-you =
    { $from ->
        [null] Votre Sphinx tire { $special } de la boîte et copie cette carte.
       *[other] Votre Sphinx copie { $special } (chez { $from }).
    }
event-last-round-you = Vous avez dix cartes : c’est la dernière manche.
event-over-you = La partie est finie : vous avez gagné !
