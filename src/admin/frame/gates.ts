import type { Gate } from './texts.ts';

/** Shows the reason why the app isn't loaded, or none. `next` is where the link to the sign-in leads back to. */
export function showGate(gate: Gate | undefined, signInAddress?: string): void {
  const main = document.getElementById('gates');
  for (const each of document.querySelectorAll<HTMLElement>('[data-gate]')) {
    const isShown = each.dataset['gate'] === gate;
    each.hidden = !isShown;
    if (isShown) each.setAttribute('role', 'alert');
  }
  if (main) main.hidden = gate === undefined;
  if (gate !== undefined) document.getElementById('app')?.replaceChildren();
  const signIn = document.querySelector<HTMLAnchorElement>('[data-sign-in]');
  if (!signIn) return;
  signIn.hidden = signInAddress === undefined;
  if (signInAddress !== undefined) signIn.href = signInAddress;
}
