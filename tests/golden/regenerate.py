"""Write the golden records anew: ``.venv/bin/python -m tests.golden.regenerate`` at the root of the checkout.

Do this only after a change that is meant to alter games, look at the difference, and say so in the commit message.
"""

from __future__ import annotations

import json
from pathlib import Path

import lairwright as lw
from lairwright.dungeon.rules import PRESETS
from tests.playing import digest, play_out

FOLDER = Path(__file__).parent / "records"
#: The final table of each record, as a hash.
DIGESTS = FOLDER / "digests.json"

#: Record name -> seats, preset, seed.
GAMES = {
    f"{preset}-{seats}": (seats, preset, 100 * seats + number)
    for number, preset in enumerate(PRESETS)
    for seats in (2, 3, 4)
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    digests: dict[str, str] = {}
    for name, (seats, preset, seed) in GAMES.items():
        game = play_out(lw.new_game(seats=seats, seed=seed, preset=preset), seed)
        (FOLDER / f"{name}.txt").write_text(game.record.dumps(), encoding="utf-8")
        digests[name] = digest(game)
    DIGESTS.write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")
    print(f"{len(digests)} records written to {FOLDER}")


if __name__ == "__main__":
    main()
