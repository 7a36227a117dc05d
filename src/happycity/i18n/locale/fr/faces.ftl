### Visages, couleurs et réactions des joueurs.

face-choose = Votre visage
face-change = Changer de visage ({ $avatar })
face-colour = Votre couleur
face-done = Terminé
face-avatar = { $face }, { $colour }
face-robot = Robot
face-fox = Renard
face-panda = Panda
face-rabbit = Lapin
face-bear = Ours
face-koala = Koala
face-tiger = Tigre
face-frog = Grenouille
face-penguin = Pingouin
face-owl = Hibou
face-hedgehog = Hérisson
face-turtle = Tortue
face-bee = Abeille
face-hamster = Hamster
face-monkey = Singe
face-wolf = Loup
face-mouse = Souris
face-colour-red = rouge
face-colour-amber = ambre
face-colour-lime = vert citron
face-colour-teal = bleu canard
face-colour-sky = bleu ciel
face-colour-navy = bleu marine
face-colour-violet = violet
face-colour-pink = rose

## Réactions

reaction-list = Réactions
reaction-clap = Applaudissements
reaction-laugh = Rire
reaction-wow = Surprise
reaction-cry = Larmes
reaction-think = Réflexion
reaction-heart = Un cœur
reaction-by = { $name } : { $reaction }
reaction-setting = Afficher les réactions
