import { sayAdded } from '../../cart/add-chosen.ts';
import type { ShopContextValue } from '../../shop-context.ts';
import type { EarlyAct } from '../early-taps.ts';

/** Stops holding early taps; React handles them from now on. */
export function stopCollecting(): void {
  const acts = globalThis.earlyActs;
  if (!acts) return;
  acts.done = true;
  acts.onAct = undefined;
}

/** Replays an act on the hydrated page. */
function repeat({ element, value }: EarlyAct): void {
  if (element instanceof HTMLFormElement) {
    element.requestSubmit();
  } else if (element instanceof HTMLSelectElement) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    // A click on a checked radio button would cause no change event.
    if (element instanceof HTMLInputElement) element.checked = false;
    element.click();
  }
}

/** Replays the held acts in order, each once. Call it when the page is hydrated. */
export async function replayEarlyActs(shop: ShopContextValue): Promise<void> {
  const acts = globalThis.earlyActs;
  if (!acts) return;
  acts.hydrated = true;
  for (const act of acts.splice(0)) {
    act.element.ariaBusy = null;
    // Each act must see the changes of the one before.
    await new Promise((resolve) => setTimeout(resolve));
    if (act.added) sayAdded(act.added, shop);
    else repeat(act);
  }
}
