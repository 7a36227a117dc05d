"""A pure-Python stand-in for librt: the modules that the interpreted core needs."""
