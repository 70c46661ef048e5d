/** What the parts of the table share: the view with names for things, and what pressing one of them does.
 *
 * The grammar of pressing: a hand card is lifted by the first press and shows its places; a place, or a second press on a
 * card with a single use, chooses. Anything else that says exactly one option chooses it at once, several options open a
 * short menu, and a thing that says nothing shows its card, with the reason why it cannot be used.
 */

import { getContext, setContext } from "svelte";
import type { TableProps } from "../lib/contract";
import { details } from "../lib/details.svelte";
import { handAt, Places, type Pointed } from "../lib/places";
import { preferences, type Speed } from "../lib/preferences.svelte";
import type { CardInfo, OptionInfo, State, TableInfo } from "../lib/protocol";
import { selection } from "../lib/selection.svelte";
import { say } from "../lib/texts.svelte";
import { Outlook } from "./preview";
import { dungeonView, type HeroClass } from "./view";

/** A pile that is being looked through. */
export interface Pile {
  kind: "discard" | "souls" | "wounds";
  seat: number;
}

const CONTEXT = Symbol("dungeon table");

export class TableModel {
  #props: () => TableProps;
  /** A press shows cards and chooses nothing: for fingers, which cannot hover. */
  inspecting = $state(false);
  /** Several options said by one thing, to choose from. */
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
  /** The things the option under the eye points at. */
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

  /** The hand card that is lifted. */
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

  /** Players go by the name of their boss, as everywhere; before they have one, by their seat. */
  who(seat: number): string {
    const boss = this.view.seats[seat]?.boss;
    return boss ? this.name(boss) : say("player-seat", { seat: String(seat + 1) });
  }

  /** The printed number of a card, such as the Health of a hero in town. */
  number(id: string, field: string): number {
    const value = this.card(id)?.numbers[field];
    return typeof value === "number" ? value : 0;
  }

  treasure(id: string): [HeroClass, number][] {
    const found = this.card(id)?.numbers["treasure"];
    return found && typeof found === "object" ? (Object.entries(found) as [HeroClass, number][]) : [];
  }

  heroClass(id: string): HeroClass | "none" {
    const found = this.card(id)?.numbers["class"];
    return typeof found === "string" ? (found as HeroClass | "none") : "none";
  }

  // -- pressing ----------------------------------------------------------------------------------

  options(thing: string): OptionInfo[] {
    return this.places.options(thing, this.held);
  }

  /** Whether pressing this thing leads to a choice now. */
  open(thing: string): boolean {
    return this.places.open(thing, this.held);
  }

  /** What is pressed: its address, its card if one may see it, and what to ask about where it says nothing. */
  press(thing: string, card: string | null, refused: Pointed | null = null): void {
    if (this.inspecting) return this.look(card, refused);
    if (card !== null && thing === handAt(card)) return this.#pressHand(thing, card, refused);
    const said = this.options(thing);
    if (said.length === 1 && said[0]) this.decide(said[0].key);
    else if (said.length) this.menu = said;
    else this.look(card, refused);
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

  /** Send a choice; who asked to confirm everything selects with the first press. */
  decide(key: string): void {
    this.menu = null;
    this.pile = null;
    if (preferences.confirm && selection.held !== key) {
      selection.hold(key);
      return;
    }
    if (!this.#props().busy) this.#props().choose(key);
  }

  /** Show a card, and why it cannot be used now where somebody could want to use it. */
  look(card: string | null, refused: Pointed | null = null): void {
    if (card === null || card === "?") return;
    const { why, state } = this.#props();
    const ask = refused && this.seat !== null && !state.standing ? why(refused) : null;
    details.show(card, this.view.game, ask);
  }

  /** The option a thing says is looked at: its numbers are shown on the table. */
  point(thing: string | null): void {
    const said = thing === null ? [] : this.options(thing);
    selection.point(said.length === 1 && said[0] ? said[0].key : null);
  }
}
