/**
 * What the parts of the castle's table share. Pressing works as in the dungeon: the first press on a monster in hand
 * lifts it and shows its places; pressing a place chooses. Anything else that stands for exactly one option chooses it,
 * several options open a short menu, and a thing that stands for none shows its card and why it can't be used. With a
 * monster lifted, it says why that monster can't go there.
 */

import { getContext, setContext } from "svelte";
import type { TableProps } from "../lib/contract";
import { details } from "../lib/details.svelte";
import { nameOf } from "../lib/names";
import { handAt, Places, type Pointed } from "../lib/places";
import { preferences } from "../lib/preferences.svelte";
import type { CardInfo, OptionInfo, State } from "../lib/protocol";
import { noteWhyNot } from "../lib/refusal";
import { selection } from "../lib/selection.svelte";
import { Stage } from "../lib/stage.svelte";
import { guardAt } from "./places";
import { type Beat, lengthOf } from "./story";
import { castleView, type CastlePreview, GAME, type GuardView, previewOf, strengthOf, UNKNOWN } from "./view";

const CONTEXT = Symbol("castle table");

export class CastleModel {
  #props: () => TableProps;
  readonly stage = new Stage<Beat>(lengthOf);
  /** A press shows cards and chooses nothing: for fingers, which can't hover. */
  inspecting = $state(false);
  /** Several options that one thing stands for, to choose from. */
  menu = $state.raw<OptionInfo[] | null>(null);
  /** The guard whose numbers are being explained; -2 for the guards seen so far. */
  explained = $state<number | null>(null);

  constructor(props: () => TableProps) {
    this.#props = props;
    setContext(CONTEXT, this);
  }

  static here(): CastleModel {
    return getContext<CastleModel>(CONTEXT);
  }

  readonly view = $derived.by(() => castleView(this.#props().state.view));
  readonly places = $derived.by(
    () => new Places(this.#props().busy ? [] : (this.#props().state.question?.options ?? [])),
  );
  readonly preview: CastlePreview | null = $derived.by(() => previewOf(selection.option(this.#props().state.question)));
  readonly marked = $derived.by(() => new Set(this.places.things(selection.key)));
  readonly values = $derived.by(() => new Map(this.#props().state.values.map((value) => [value.at, value.text])));

  /** The castle as shown: as it was at the beat being played, otherwise as it is. */
  get guards(): GuardView[] {
    return this.stage.current?.guards ?? this.view.guards;
  }

  gold(seat: number): number | null {
    const played = this.stage.current?.gold[seat];
    return played === undefined ? (this.view.seats[seat]?.gold ?? null) : played;
  }

  get state(): State {
    return this.#props().state;
  }
  get seat(): number | null {
    return this.#props().seat;
  }
  get cards(): ReadonlyMap<string, CardInfo> {
    return this.#props().cards;
  }

  /** The lifted monster. */
  get held(): string | null {
    const card = selection.card;
    return card !== null && this.uses(card).length ? card : null;
  }

  card(id: string): CardInfo | undefined {
    return this.cards.get(id);
  }

  name(id: string): string {
    return this.card(id)?.name ?? id;
  }

  strength(id: string): number {
    return strengthOf(this.cards, id);
  }

  /** Players go by the name of their faction, as in the log; until they have one, by their own name. */
  who(seat: number): string {
    const faction = this.view.seats[seat]?.faction;
    return faction ? this.name(faction) : nameOf(this.#props().table, seat);
  }

  player(seat: number): string {
    return nameOf(this.#props().table, seat);
  }

  // -- pressing ----------------------------------------------------------------------------------

  /** What pressing a thing can mean; with a monster lifted, only what concerns that monster. */
  options(thing: string): OptionInfo[] {
    return this.held === null ? this.places.ending(thing) : this.places.options(thing, handAt(this.held));
  }

  /** Everything a monster in hand can do. */
  uses(card: string): OptionInfo[] {
    return this.places.ofCard(handAt(card));
  }

  open(thing: string): boolean {
    return !this.stage.busy && this.options(thing).length > 0;
  }

  /** Whether an animation was in the way: then the press ends it, so that people see what they choose. */
  #cleared(): boolean {
    if (!this.stage.busy) return false;
    this.stage.skip();
    return true;
  }

  /** Press a field: with a monster lifted, this chooses or says why not; otherwise it shows what lies there. */
  pressField(thing: string, at: number, monster: string | null): void {
    if (this.#cleared()) return;
    if (this.inspecting) return this.look(monster, this.refused(thing));
    const said = this.options(thing);
    if (said.length) this.#choose(said);
    else
      this.#refuse(thing, () => {
        if (monster === null) this.explained = at;
        else this.look(monster);
      });
  }

  pressGuard(thing: string, at: number): void {
    if (this.#cleared()) return;
    const show = (): void => {
      this.explained = at;
    };
    if (this.held === null || this.inspecting) return show();
    const said = this.options(thing);
    if (said.length) this.#choose(said);
    else this.#refuse(thing, show);
  }

  /** Say why the lifted monster can't go there; with nothing lifted, or if that would mean nothing, show what is there. */
  #refuse(thing: string, show: () => void): void {
    const refused = this.refused(thing);
    if (refused === null) return show();
    const card = this.held;
    void noteWhyNot(this.#props().why(refused), () => {
      if (this.held === card) show();
    });
  }

  pressFaction(thing: string, faction: string): void {
    const said = this.inspecting ? [] : this.options(thing);
    if (said.length) this.#choose(said);
    else this.look(faction);
  }

  pressHand(card: string): void {
    this.stage.skip();
    const uses = this.uses(card);
    if (this.inspecting || !uses.length) return this.look(card, this.refused(guardAt(0), card));
    if (this.held !== card) {
      selection.card = card;
      selection.point(uses.length === 1 && uses[0] ? uses[0].key : null);
    } else if (uses.length === 1 && uses[0]) this.decide(uses[0].key);
    else this.drop();
  }

  #choose(said: OptionInfo[]): void {
    if (said.length === 1 && said[0]) this.decide(said[0].key);
    else this.menu = said;
  }

  /** What to ask the server about, if somebody may have wanted it: this monster there. */
  refused(thing: string, card: string | null = this.held): Pointed | null {
    return card === null || this.seat === null ? null : { held: handAt(card), at: thing };
  }

  drop(): void {
    selection.card = null;
    selection.point(null);
  }

  /** Send a choice; for people who confirm every choice, the first press only selects. */
  decide(key: string): void {
    this.menu = null;
    this.explained = null;
    if (preferences.confirm && selection.held !== key) {
      selection.hold(key);
      return;
    }
    if (!this.#props().busy) this.#props().choose(key);
  }

  look(card: string | null, refused: Pointed | null = null): void {
    if (card === null || card === UNKNOWN) return;
    const { why, state } = this.#props();
    details.show(card, GAME, refused && !state.standing ? why(refused) : null);
  }

  point(thing: string | null): void {
    const said = thing === null || this.stage.busy ? [] : this.options(thing);
    selection.point(said.length === 1 && said[0] ? said[0].key : null);
  }

  pointHand(card: string): void {
    const uses = this.uses(card);
    selection.point(uses.length === 1 && uses[0] ? uses[0].key : null);
  }

  isHeld(card: string): boolean {
    return this.held === card;
  }

  marks(card: string): boolean {
    return this.marked.has(handAt(card));
  }
}
