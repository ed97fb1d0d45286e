import type { Addition } from '#rules/offer.ts';
import type { ShopContextValue } from '#web/shop-context.ts';

/** A held tap. */
interface HeldTap {
  readonly element: HTMLElement;
  /** Value of a select when it was changed; hydration resets it. */
  readonly value?: string;
  /** Button that submitted the form. */
  readonly submitter?: HTMLElement | null;
}

/** Replays a held tap on hydrated HTML. */
export function replayTap({ element, value = '', submitter }: HeldTap): void {
  if (element instanceof HTMLFormElement) element.requestSubmit(submitter);
  else if (element instanceof HTMLSelectElement) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    // A click on a checked radio button would cause no change event.
    if (element instanceof HTMLInputElement) element.checked = false;
    element.click();
  }
}

/** Announces an item that an early tap has added to the cart. */
export type AnnounceAddition = (added: Addition, shop: ShopContextValue) => void;

/** Stops holding early taps; React handles them from now on. */
export function stopHolding(): void {
  const taps = globalThis.earlyTaps;
  if (!taps) return;
  taps.done = true;
  taps.onTap = undefined;
}

/** Replays the early taps in order, each once. Call it when the page is hydrated. */
export async function replayEarlyTaps(
  shop: ShopContextValue,
  announceAddition: AnnounceAddition,
): Promise<void> {
  const taps = globalThis.earlyTaps;
  if (!taps) return;
  taps.hydrated = true;
  for (const tap of taps.splice(0)) {
    tap.element.ariaBusy = null;
    // Each tap must see the changes of the one before.
    await new Promise((resolve) => setTimeout(resolve));
    if (tap.added) announceAddition(tap.added, shop);
    else replayTap(tap);
  }
}
