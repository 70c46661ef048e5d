"""What options point at is visible to the viewer, reveals nothing hidden, and can be asked about."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from lairwright.castle import options as castle
from lairwright.dungeon import options as dungeon
from lairwright.kernel.choices import Choice
from lairwright.kernel.config import Config
from lairwright.kernel.decisions import Option
from lairwright.kernel.game import Game
from tests.examples import examples
from tests.playing import deal, position, steps
from tests.properties.configs import boss_monster_configs, castle_raid_configs, configs

View = dict[str, Any]


def _on_dungeon_table(view: View, seat: int) -> set[str]:
    """The addresses of everything that a seat can point at."""
    own = view["seats"][seat]
    things = {"discard", "market", "deck room", "deck spell", f"end {seat}"}
    things |= {f"hand {card}" for card in own["hand"]} | {f"boss {boss}" for boss in own["bosses"]}
    heroes = [*view["town"], *(hero for place in view["seats"] for hero in place["entrance"])]
    if view["hero"]:
        heroes.append(view["hero"]["id"])
    for location in view.get("locations", ()):
        heroes += location["heroes"]
    things |= {f"hero {hero}" for hero in heroes}
    things |= {f"item {item}" for item in _items(view)}
    for other, place in enumerate(view["seats"]):
        things |= {f"seat {other}", f"souls {other}", f"wounds {other}", f"boss {other}"}
        for at, room in enumerate(place["details"], 1):
            things |= {f"room {other}.{at}", f"miniboss {other}.{at}"} if "miniboss" in room else {f"room {other}.{at}"}
    copies: Counter[str] = Counter()
    for announced in view["stack"]:
        spell = f"spell {announced['seat']}.{announced['spell']}"
        copies[spell] += 1
        things.add(f"{spell}.{copies[spell]}")
    return things


def _items(view: View) -> list[str]:
    """Every item in sight."""
    carried = [*view.get("town_details", ()), view["hero"] or {}]
    found = list(view.get("items", ()))
    for place in view["seats"]:
        carried += place.get("entrance_details", ())
        found += [*place.get("items_up", ()), *place.get("items_down", ())]
    for location in view.get("locations", ()):
        carried += location.get("details", ())
    return found + [hero["item"] for hero in carried if "item" in hero]


def _on_castle_table(view: View, seat: int) -> set[str]:
    things = {f"faction {faction}" for faction in view["factions"]}
    things |= {f"hand {monster}" for monster in view["seats"][seat]["hand"]}
    for at, guard in enumerate(view["guards"]):
        fields = min(len(guard["monsters"]) + 1, 2)
        things |= {f"guard {at}", *(f"field {at}.{field}" for field in range(fields))}
    return things


def _on_table(game: Game, seat: int) -> set[str]:
    view = game.view(seat)
    return _on_castle_table(view, seat) if game.config.game == "castle-raid" else _on_dungeon_table(view, seat)


def _options(game: Game) -> list[Option]:
    return [option for decision in game.decisions for option in decision.options]


#: What can be chosen only from the list of options: nothing on the table stands for it.
SAID_BY_LIST = (
    dungeon.Pass,
    dungeon.Decline,
    dungeon.Accept,
    dungeon.Keep,
    dungeon.Mulligan,
    dungeon.NameKind,
    dungeon.NameClass,
    dungeon.Pay,
    # A card in no public pile, an ability that isn't a room's, a hero in its deck.
    dungeon.Take,
    dungeon.Resolve,
    dungeon.TargetHero,
)


@examples(160)
@given(configs)
@example(Config("boss-monster", 2, 12, "ru", ("base",), ("hard-mode", "seeded-discard"), {}))
def test_options_point_at_things_that_the_viewer_sees(config: Config) -> None:
    game = deal(config)
    for _ in steps(game, config.seed):
        for option in _options(game):
            points = game.points(option.seat, option.code)
            seen = _on_table(game, option.seat)
            assert points.at or isinstance(option.choice, SAID_BY_LIST), option.key
            assert {*points.at, points.held} - {""} <= seen, f"{option.key}: {points}"


def _usual(choice: Choice) -> Choice:
    """Pointing at a card means its usual ability or mode; another one is chosen from the list."""
    if isinstance(choice, dungeon.Play):
        return dungeon.Play(choice.card)
    return dungeon.Use(choice.card, choice.place) if isinstance(choice, dungeon.Use) else choice


def _check_meaning(game: Game) -> None:
    for option in _options(game):
        points = game.points(option.seat, option.code)
        is_built = isinstance(option.choice, dungeon.Build) and points.held
        if is_built or isinstance(
            option.choice, (dungeon.Play, dungeon.Use, castle.ChooseFaction, castle.Place, castle.Replace)
        ):
            for thing in points.at:
                assert game.meant(option.seat, points.held, thing) == _usual(option.choice), f"{option.key}: {points}"


@examples(100)
@given(boss_monster_configs)
def test_pointing_at_cards_and_places_means_the_option_that_points_there(config: Config) -> None:
    for game in steps(deal(config), config.seed):
        _check_meaning(game)


@examples(100)
@given(castle_raid_configs)
def test_pointing_at_monsters_and_fields_means_the_option_that_points_there(config: Config) -> None:
    for game in steps(deal(config), config.seed):
        _check_meaning(game)


@examples(120)
@given(configs, st.integers(0, 150), st.integers(0, 2**32))
def test_what_options_point_at_tells_nothing_that_is_hidden(config: Config, choices: int, seed: int) -> None:
    game = position(config, choices)
    for decision in game.decisions:
        seat = decision.seat
        twin = game.redeal(seat, seed)
        shown = [(option.key, game.points(seat, option.code)) for option in decision.options]
        dealt = next(other for other in twin.decisions if other.seat == seat)
        assert [(option.key, twin.points(seat, option.code)) for option in dealt.options] == shown


@examples(60)
@given(configs, st.integers(0, 100), st.integers(0, 2**32))
def test_what_pointing_means_tells_nothing_that_is_hidden(config: Config, choices: int, seed: int) -> None:
    """Whatever is held or pointed at, whether or not the seat is asked."""
    game = position(config, choices)
    for seat in range(config.seats):
        things = {"", *(thing for other in range(config.seats) for thing in _on_table(game, other))}
        twin = game.redeal(seat, seed)
        for held in sorted(thing for thing in things if not thing or thing.startswith("hand ")):
            for thing in sorted(things):
                assert game.meant(seat, held, thing) == twin.meant(seat, held, thing), f"{held!r}, {thing!r}"
