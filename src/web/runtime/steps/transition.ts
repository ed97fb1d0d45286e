import { motionAllowed } from '../motion.ts';
import { isProductPage, type Target } from '../target.ts';
import { loadedPage } from './page-loader.ts';

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

/** Returns the product that a loaded page shows large. */
function productOf(target: Target): string | undefined {
  const { data } = loadedPage(target);
  const hasId = typeof data === 'object' && data !== null && 'id' in data;
  return isProductPage(target) && hasId ? String(data.id) : undefined;
}

/** Returns the product whose picture links the two pages; none if the language changes. */
export function sharedProduct(from: Target, to: Target): string | undefined {
  return from.lang === to.lang ? (productOf(to) ?? productOf(from)) : undefined;
}

/**
 * Swaps pages at once. If motion is allowed, the picture of `product` grows from its place on the old page to
 * the one on the new page and stays until the new page's own picture has loaded. The browser's view transitions
 * would capture both pages before anything is shown. Taps pass through it; any action or the next swap ends it.
 */
export function withTransition(product: string | undefined, swap: () => void): void {
  ending.abort();
  if (!product || !motionAllowed()) {
    swap();
    return;
  }
  const before = picturesOf(product).find((picture) => picture.complete && isInView(picture));
  const start = before?.getBoundingClientRect();
  swap();
  const after = picturesOf(product).find(isInView);
  if (before && start && after && after !== before) void grow(before.currentSrc, start, after);
}

/** Animates the picture in the document's coordinates, because the page may still scroll to its top. */
async function grow(src: string, start: DOMRect, after: HTMLImageElement): Promise<void> {
  const ended = new AbortController();
  ending = ended;
  const { signal } = ended;
  const place = after.getBoundingClientRect();
  const picture = new Image();
  picture.className = 'growing';
  picture.alt = '';
  picture.decoding = 'sync';
  picture.src = src;
  Object.assign(picture.style, {
    left: `${place.left + scrollX}px`,
    top: `${place.top + scrollY}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  });
  document.body.append(picture);
  const right = (start.left + start.right - place.left - place.right) / 2;
  const down = (start.top + start.bottom - place.top - place.bottom) / 2;
  // Both are square pictures that cover their box, so the longer sides give their size.
  const scale = Math.max(start.width, start.height) / Math.max(place.width, place.height);
  const growth = picture.animate(
    { transform: [`translate(${right}px, ${down}px) scale(${scale})`, 'none'] },
    { duration: GROWTH_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
  const hidden = after.animate({ opacity: [0, 0] }, GROWTH_MS);
  signal.addEventListener('abort', () => {
    hidden.cancel();
    picture.remove();
  });
  const end = () => ended.abort();
  for (const act of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(act, end, { capture: true, passive: true, signal });
  }
  // Ends on a change of the width only: phones change the height with their address bar.
  matchMedia(`(width: ${innerWidth}px)`).addEventListener('change', end, { signal });
  // `decode` rejects if the picture can't be loaded or was removed.
  await Promise.all([growth.finished, after.decode().catch(() => undefined)]);
  if (signal.aborted) return;
  await picture.animate({ opacity: [1, 0] }, LANDING_MS).finished;
  end();
}
