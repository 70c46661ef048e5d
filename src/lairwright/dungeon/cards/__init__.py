"""What a card is once its set file has been read."""
