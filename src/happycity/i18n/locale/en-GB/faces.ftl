### Faces, colours and reactions of players.

face-choose = Your face
face-change = Change your face ({ $avatar })
face-colour = Your colour
face-done = Done
face-avatar = { $face }, { $colour }
face-robot = Robot
face-fox = Fox
face-panda = Panda
face-rabbit = Rabbit
face-bear = Bear
face-koala = Koala
face-tiger = Tiger
face-frog = Frog
face-penguin = Penguin
face-owl = Owl
face-hedgehog = Hedgehog
face-turtle = Turtle
face-bee = Bee
face-hamster = Hamster
face-monkey = Monkey
face-wolf = Wolf
face-mouse = Mouse
face-colour-red = red
face-colour-amber = amber
face-colour-lime = lime green
face-colour-teal = teal
face-colour-sky = sky blue
face-colour-navy = navy blue
face-colour-violet = violet
face-colour-pink = pink

## Reactions

reaction-list = Reactions
reaction-clap = Applause
reaction-laugh = Laughter
reaction-wow = Surprise
reaction-cry = Tears
reaction-think = Thinking
reaction-heart = A heart
reaction-by = { $name }: { $reaction }
reaction-setting = Show reactions
