// Why a lifted card can't go where somebody presses. It is a note, so that the card stays lifted and other places in sight.

import type { WhyNot } from "./protocol";
import { toasts } from "./toasts.svelte";

/** What the server says when there is nothing to explain: the pointing has no meaning, or it is possible after all. */
const NO_REASON: ReadonlySet<string> = new Set(["nothing-meant", "offered"]);

export const isReason = (answer: WhyNot): boolean => !NO_REASON.has(answer.code);

/** Note the reason once it is known; without one, do something else. */
export async function noteWhyNot(asked: Promise<WhyNot>, otherwise: () => void): Promise<void> {
  const answer = await asked;
  if (isReason(answer)) toasts.error(answer.text, answer.rule);
  else otherwise();
}
