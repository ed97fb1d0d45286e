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

/** Attributes that tell controls apart. */
const NAMING = ['class', 'name', 'value', 'data-part'];

/** Returns a function that finds the control again, if React has replaced it meanwhile. Call it while the control is shown. */
export function finderOf<Control extends HTMLElement>(control: Control): () => Control {
  const named = NAMING.map((name) => {
    const value = control.getAttribute(name);
    return value === null ? '' : `[${name}="${CSS.escape(value)}"]`;
  });
  const alike = control.localName + named.join('');
  const place = [...document.querySelectorAll(alike)].indexOf(control);
  return () =>
    control.isConnected ? control : (document.querySelectorAll<Control>(alike)[place] ?? control);
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
  for (const tap of taps) tap.find = finderOf(tap.element);
}

/** Leaves the document to HTML alone and shows the note for browsers without scripts, because React can't run. */
export function giveUp(error: unknown): void {
  console.error('the document stays as it came', error);
  stopHolding();
  for (const { element } of globalThis.earlyTaps ?? []) element.ariaBusy = null;
  for (const note of document.querySelectorAll('noscript')) {
    const said = document.createElement('p');
    said.textContent = note.textContent.replace(/<[^>]*>/g, ' ');
    note.replaceWith(said);
  }
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
    else replayTap({ ...tap, element: tap.find?.() ?? tap.element });
  }
}
