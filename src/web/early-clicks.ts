/**
 * Clicks on `data-early` buttons before the page's code is there. An inline script of every
 * document collects them, and they are done as soon as the page is hydrated.
 */
declare global {
  var earlyClicks: HTMLElement[] | undefined;
}

/** The inline script. It stops collecting when hydration starts, because React takes over then. */
export const EARLY_CLICKS_SCRIPT =
  "earlyClicks=[];addEventListener('click',e=>{e=e.target.closest&&e.target.closest('[data-early]');e&&!earlyClicks.done&&earlyClicks.push(e)},!0)";

/** React serves clicks from here on. */
export function stopCollecting(): void {
  if (globalThis.earlyClicks) Object.assign(globalThis.earlyClicks, { done: true });
}

/** Does the clicks that came too early, once and one after the other. */
export async function replayEarlyClicks(): Promise<void> {
  for (const element of globalThis.earlyClicks?.splice(0) ?? []) {
    // Each click has to see what the one before has changed.
    await new Promise((resolve) => setTimeout(resolve));
    element.click();
  }
}
