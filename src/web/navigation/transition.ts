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

/** The product whose picture leads from one page to the other; none where the language changes. */
export function sharedProduct(from: Target, to: Target): string | undefined {
  return from.lang === to.lang ? (productOf(to) ?? productOf(from)) : undefined;
}

/**
 * Swaps pages at once. Where motion is welcome, the picture of `product` grows from its place on the
 * old page to the one on the new and stays there until the new page's own has arrived (decision
 * 0028). Taps go through it; whoever acts, or the next swap, ends it.
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

/** In the document's coordinates: the page may be on its way to its top meanwhile. */
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
  // Both are square pictures that cover their box: their longer sides say how large they are.
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
  // Phones change the height while they show or hide their address bar.
  matchMedia(`(width: ${innerWidth}px)`).addEventListener('change', end, { signal });
  // A picture that can't be had rejects, and so does one that is gone by then.
  await Promise.all([growth.finished, after.decode().catch(() => undefined)]);
  if (signal.aborted) return;
  await picture.animate({ opacity: [1, 0] }, LANDING_MS).finished;
  end();
}
