import { productOf, type Target } from '../target.ts';
import { motionAllowed } from './motion.ts';

const NAME = 'product-picture';

function nameMorph(productId: string | undefined): HTMLElement | undefined {
  if (!productId) return undefined;
  const selector = `main [data-morph="${CSS.escape(productId)}"]`;
  const picture = document.querySelector<HTMLElement>(selector);
  if (!picture) return undefined;
  picture.style.viewTransitionName = NAME;
  return picture;
}

/**
 * Swaps pages inside a view transition where the browser has them and motion is welcome. The
 * picture of the product that both pages show grows from one place to the other.
 */
export function withTransition(from: Target, to: Target, swap: () => void): void {
  if (!document.startViewTransition || !motionAllowed() || from.lang !== to.lang) {
    swap();
    return;
  }
  const product = productOf(to) ?? productOf(from);
  const before = nameMorph(product);
  let after: HTMLElement | undefined;
  const transition = document.startViewTransition(() => {
    if (before) before.style.viewTransitionName = '';
    swap();
    // Without a partner the picture would fly in from nowhere.
    if (before) after = nameMorph(product);
  });
  // Whoever acts meanwhile is not kept waiting for a picture to arrive.
  const acted = new AbortController();
  for (const act of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(act, () => transition.skipTransition(), {
      capture: true,
      passive: true,
      signal: acted.signal,
    });
  }
  // A transition that is skipped (hidden tab, next navigation) rejects `ready`; the swap is done.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    acted.abort();
    if (after) after.style.viewTransitionName = '';
  });
}
