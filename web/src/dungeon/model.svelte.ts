/** What the parts of the table share: the view with names for things, and what pressing one of them does.
 *
 * How pressing works: the first press on a card in hand lifts it and shows its places; pressing a place, or pressing a
 * card with a single use again, chooses. Anything else that stands for exactly one option chooses it at once, several
 * options open a short menu, and a thing that stands for none shows its card, with the reason why it can't be used. With
 * a card lifted, it says why that card can't go there.
 */

import { getContext, setContext } from "svelte";
import type { TableProps } from "../lib/contract";
import { heroClasses } from "../art/drawable";
import { details } from "../lib/details.svelte";
import { handAt, Places, type Pointed } from "../lib/places";
import { preferences, type Speed } from "../lib/preferences.svelte";
import type { CardInfo, OptionInfo, State, TableInfo } from "../lib/protocol";
import { noteWhyNot } from "../lib/refusal";
import { selection } from "../lib/selection.svelte";
import { say } from "../lib/texts.svelte";
import { Outlook } from "./preview";
import { dungeonView, type HeroClass } from "./view";
import { LURES } from "./words";

/** A pile that is being looked through. */
export interface Pile {
  kind: "discard" | "souls" | "wounds";
  seat: number;
}

const CONTEXT = Symbol("dungeon table");

export class TableModel {
  #props: () => TableProps;
  /** A press shows cards and chooses nothing: for fingers, which can't hover. */
  inspecting = $state(false);
  /** Several options that one thing stands for, to choose from. */
  menu = $state.raw<OptionInfo[] | null>(null);
  pile = $state.raw<Pile | null>(null);

  constructor(props: () => TableProps) {
    this.#props = props;
    setContext(CONTEXT, this);
  }

  static here(): TableModel {
    return getContext<TableModel>(CONTEXT);
  }

  readonly view = $derived.by(() => dungeonView(this.#props().state.view));
  readonly places = $derived.by(
    () => new Places(this.#busy || this.seat === null ? [] : (this.state.question?.options ?? [])),
  );
  readonly outlook = $derived.by(
    () => new Outlook(this.view, selection.option(this.#props().state.question), this.#props().seat),
  );
  /** The things that the option being looked at points at. */
  readonly marked = $derived.by(() => new Set(this.places.things(selection.key)));
  readonly values = $derived.by(() => new Map(this.#props().state.values.map((value) => [value.at, value.text])));

  get #busy(): boolean {
    return this.#props().busy;
  }
  get state(): State {
    return this.#props().state;
  }
  get table(): TableInfo {
    return this.#props().table;
  }
  get seat(): number | null {
    return this.#props().seat;
  }
  get motion(): Speed {
    return this.#props().motion;
  }

  /** The lifted card. */
  get held(): string | null {
    const card = selection.card;
    return card !== null && this.places.ofCard(handAt(card)).length ? handAt(card) : null;
  }

  card(id: string): CardInfo | undefined {
    return this.#props().cards.get(id);
  }

  name(id: string): string {
    return this.card(id)?.name ?? id;
  }

  /** Players go by the name of their boss, as everywhere; until they have one, by their seat. */
  who(seat: number): string {
    const boss = this.view.seats[seat]?.boss;
    return boss ? this.name(boss) : say("player-seat", { seat: String(seat + 1) });
  }

  /** A printed number of a card, such as the Health of a hero in town. */
  number(id: string, field: string): number {
    const value = this.card(id)?.numbers[field];
    return typeof value === "number" ? value : 0;
  }

  treasure(id: string): [HeroClass, number][] {
    const found = this.card(id)?.numbers["treasure"];
    return found && typeof found === "object" ? (Object.entries(found) as [HeroClass, number][]) : [];
  }

  /** The classes of a hero: one, two or none. */
  heroClasses(id: string): HeroClass[] {
    const card = this.card(id);
    return card ? (heroClasses(card) as HeroClass[]) : [];
  }

  /** What a hero goes by instead of treasure, as in `LURES`. */
  lureOf(id: string): keyof typeof LURES | null {
    const found = this.card(id)?.numbers["lure"];
    const [end, stat] = Object.entries(found ?? {})[0] ?? [];
    const lure = `${end}-${stat}`;
    return lure in LURES ? (lure as keyof typeof LURES) : null;
  }

  // -- pressing ----------------------------------------------------------------------------------

  options(thing: string): OptionInfo[] {
    return this.places.options(thing, this.held);
  }

  /** Whether pressing this thing leads to a choice now. */
  open(thing: string): boolean {
    return this.places.open(thing, this.held);
  }

  /** What is pressed: its address, its card if the viewer may see it, what to ask about if it stands for nothing. */
  press(thing: string, card: string | null, refused: Pointed | null = null): void {
    if (this.inspecting) return this.look(card, refused);
    if (card !== null && thing === handAt(card)) return this.#pressHand(thing, card, refused);
    const said = this.options(thing);
    if (said.length === 1 && said[0]) this.decide(said[0].key);
    else if (said.length) this.menu = said;
    else if (this.held !== null) this.#refuse(this.held, thing, card);
    else this.look(card, refused);
  }

  /** Say why the lifted card can't go there; if that would mean nothing, show what lies there. */
  #refuse(held: string, thing: string, card: string | null): void {
    void noteWhyNot(this.#props().why({ held, at: thing }), () => {
      if (this.held === held) this.look(card);
    });
  }

  #pressHand(thing: string, card: string, refused: Pointed | null): void {
    const uses = this.places.ofCard(thing);
    if (!uses.length) return this.look(card, refused);
    if (this.held !== thing) {
      selection.card = card;
      selection.point(uses.length === 1 && uses[0] ? uses[0].key : null);
      return;
    }
    const direct = uses.length === 1 ? uses[0] : undefined;
    if (direct) this.decide(direct.key);
    else this.drop();
  }

  drop(): void {
    selection.card = null;
    selection.point(null);
  }

  /** Send a choice; for people who confirm every choice, the first press only selects. */
  decide(key: string): void {
    this.menu = null;
    this.pile = null;
    if (preferences.confirm && selection.held !== key) {
      selection.hold(key);
      return;
    }
    if (!this.#props().busy) this.#props().choose(key);
  }

  /** Show a card, and why it can't be used now if somebody might want to. */
  look(card: string | null, refused: Pointed | null = null): void {
    if (card === null || card === "?") return;
    const { why, state } = this.#props();
    const ask = refused && this.seat !== null && !state.standing ? why(refused) : null;
    details.show(card, this.view.game, ask);
  }

  /** The option that a thing stands for is being looked at: the table shows its numbers. */
  point(thing: string | null): void {
    const said = thing === null ? [] : this.options(thing);
    selection.point(said.length === 1 && said[0] ? said[0].key : null);
  }
}
