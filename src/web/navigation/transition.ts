import { productOf, type Target } from '../target.ts';
import { motionAllowed } from './motion.ts';

const GROWTH_MS = 240;
const LANDING_MS = 80;

let ending = new AbortController();

function picturesOf(productId: string): HTMLImageElement[] {
  const selector = `main [data-morph="${CSS.escape(productId)}"] img`;
  return [...document.querySelectorAll<HTMLImageElement>(selector)];
}

function isInView(picture: HTMLImageElement): boolean {
  const { left, right, top, bottom } = picture.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/**
 * Swaps pages at once. Where motion is welcome, the picture of the product that both pages show
 * grows from its old place to the new one and stays there until the new page's own has arrived
 * (decision 0028). Taps go through it, and whoever acts ends it.
 */
export function withTransition(from: Target, to: Target, swap: () => void): void {
  ending.abort();
  const product = productOf(to) ?? productOf(from);
  if (!product || from.lang !== to.lang || !motionAllowed()) {
    swap();
    return;
  }
  const before = picturesOf(product).find((picture) => picture.complete && isInView(picture));
  const start = before?.getBoundingClientRect();
  swap();
  const after = picturesOf(product)[0];
  if (before && start && after && after !== before) void grow(before.currentSrc, start, after);
}

/** In the document's coordinates: the page may be on its way to its top meanwhile. */
async function grow(src: string, start: DOMRect, after: HTMLImageElement): Promise<void> {
  ending = new AbortController();
  const { signal } = ending;
  const end = after.getBoundingClientRect();
  const picture = new Image();
  picture.className = 'growing';
  picture.alt = '';
  picture.decoding = 'sync';
  picture.src = src;
  Object.assign(picture.style, {
    left: `${end.left + scrollX}px`,
    top: `${end.top + scrollY}px`,
    width: `${end.width}px`,
    height: `${end.height}px`,
  });
  document.body.append(picture);
  const right = (start.left + start.right - end.left - end.right) / 2;
  const down = (start.top + start.bottom - end.top - end.bottom) / 2;
  // Both are square pictures that cover their box: their longer sides say how large they are.
  const scale = Math.max(start.width, start.height) / Math.max(end.width, end.height);
  const growth = picture.animate(
    { transform: [`translate(${right}px, ${down}px) scale(${scale})`, 'none'] },
    { duration: GROWTH_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
  const hidden = after.animate({ opacity: [0, 0] }, GROWTH_MS);
  signal.addEventListener('abort', () => {
    hidden.cancel();
    picture.remove();
  });
  for (const act of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'resize']) {
    addEventListener(act, () => ending.abort(), { capture: true, passive: true, signal });
  }
  // A picture that can't be had rejects, and so does one that is gone by then.
  await Promise.all([growth.finished, after.decode().catch(() => undefined)]);
  if (signal.aborted) return;
  await picture.animate({ opacity: [1, 0] }, LANDING_MS).finished;
  if (!signal.aborted) ending.abort();
}
