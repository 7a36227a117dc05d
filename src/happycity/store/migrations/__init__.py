"""The steps that bring an older database up to date, in order; shipped in the wheel, run at start."""
