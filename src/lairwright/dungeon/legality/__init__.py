"""What is legal, and why not."""
