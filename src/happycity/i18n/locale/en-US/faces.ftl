### American spelling.

face-colour = Your color
