import { sayAdded } from '../cart/add-chosen.ts';
import type { ShopContextValue } from '../shop-context.ts';
import type { EarlyAct } from './acts.ts';

/** React serves the visitor from here on. */
export function stopCollecting(): void {
  const acts = globalThis.earlyActs;
  if (!acts) return;
  acts.done = true;
  acts.onAct = undefined;
}

/** Does again to the hydrated page what was done to its HTML. */
function repeat({ element, value }: EarlyAct): void {
  if (element instanceof HTMLFormElement) {
    element.requestSubmit();
  } else if (element instanceof HTMLSelectElement) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    // A radio button that is on already would take the click for none.
    if (element instanceof HTMLInputElement) element.checked = false;
    element.click();
  }
}

/** Carries out what came too early, once, in order; call it when the page is hydrated. */
export async function replayEarlyActs(shop: ShopContextValue): Promise<void> {
  const acts = globalThis.earlyActs;
  if (!acts) return;
  acts.hydrated = true;
  for (const act of acts.splice(0)) {
    act.element.ariaBusy = null;
    // Each act has to see what the one before has changed.
    await new Promise((resolve) => setTimeout(resolve));
    if (act.added) sayAdded(act.added, shop);
    else repeat(act);
  }
}
