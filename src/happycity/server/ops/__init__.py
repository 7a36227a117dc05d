"""What an operator starts, configures and watches."""
