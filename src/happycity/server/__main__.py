"""`python -m happycity.server`: serve with settings from the environment."""

from happycity.server.config import Config
from happycity.server.serve import run

if __name__ == "__main__":
    run(Config.from_environment())
