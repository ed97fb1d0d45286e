import { loadFullSheet } from './full-sheet.ts';
import { whenIdle } from './idle.ts';
import { prefetch } from './prefetch.ts';
import { getShown, subscribeShown } from './shown.ts';

/** Selectors whose layout `layout.css` defers, in its order. */
export const FAR = '.footer, .below, .section, .story, .faq, .cell:nth-child(n + 7)';

/**
 * Lays out sections far below (docs/decisions/0023-content-of-a-first-visit.md), one box per idle callback;
 * all of them at once would be one long task. Pages shown later are laid out completely.
 */
function layOutFar(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>(FAR)];
  const next = () => {
    const box = boxes.shift();
    if (!box) {
      document.documentElement.setAttribute('data-whole', '');
      return;
    }
    box.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  whenIdle(next);
}

function ignoreSecond(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Ignores the second half of a double click on a link, which would hit an element of the next page. */
function ignoreDoubleClick(): void {
  let { path } = getShown();
  subscribeShown(() => {
    if (getShown().path === path) return;
    path = getShown().path;
    for (const half of ['mousedown', 'click'] as const) {
      addEventListener(half, ignoreSecond, { capture: true, once: true });
    }
  });
}

/** Prefetches the pages of the links in the content as they come into view. */
function prefetchVisible(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      if (target.origin === location.origin) prefetch(target.href);
    }
  });
  const watch = () => {
    observer.disconnect();
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  };
  watch();
  // The next page is rendered a frame later.
  subscribeShown(() => requestAnimationFrame(watch));
}

/** Delay of further downloads, so that they don't compete with a visitor's first action. */
const DELAY_MS = 2000;

/** Starts the runtime's work after load: the full sheet, prefetch, and the layout far below. */
export function startAfterLoad(): void {
  ignoreDoubleClick();
  setTimeout(() => {
    // Prefetched pages bring their own sheets, which must come after the full sheets. A failure is ignored:
    // code that needs the sheets calls `loadFullSheet()` again.
    loadFullSheet()
      .catch(() => undefined)
      .then(() => {
        prefetchVisible();
        // After the sheets, so that off-screen content is styled once instead of three times.
        layOutFar();
      });
  }, DELAY_MS);
}
