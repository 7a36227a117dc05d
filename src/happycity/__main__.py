"""`python -m happycity` is the command `happycity`."""

from happycity.cli import main

if __name__ == "__main__":
    main()
