"""The compiled half of the environments: action ids, masks, observations and batches of games, without numpy."""
