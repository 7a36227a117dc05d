"""`python -m happycity.server`: serve with settings from the environment."""

from happycity.server.ops.config import Config
from happycity.server.ops.serve import run

if __name__ == "__main__":
    run(Config.from_environment())
