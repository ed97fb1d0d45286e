import { loadFullSheet } from './full-sheet.ts';
import { whenIdle } from './idle.ts';
import { nextTry } from './lazy-with-retry.ts';
import { loadSteps, makeLinksSteps } from './navigate.ts';
import { prefetch } from './prefetch.ts';
import { getShown, subscribeShown } from './shown.ts';
import { dropSpeculation, mayPrefetch } from './speculation.ts';

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

/** Longest wait for the pages of links in view; a tab in the background has none. */
const PREFETCHED_WITHIN_MS = 2000;

/** Prefetches the pages of the links in the content as they come into view. Resolves when the first ones are there. */
function prefetchVisible(): Promise<unknown> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      const coming = seen.map(({ target }) => {
        observer.unobserve(target);
        const { origin, href } = target as HTMLAnchorElement;
        return origin === location.origin && prefetch(href);
      });
      Promise.all(coming).then(resolve);
    });
    const watch = () => {
      observer.disconnect();
      const links = document.querySelectorAll('main a[href]:not([download])');
      for (const link of links) observer.observe(link);
    };
    watch();
    setTimeout(resolve, PREFETCHED_WITHIN_MS);
    // The next page is rendered a frame later.
    subscribeShown(() => requestAnimationFrame(watch));
  });
}

/**
 * Makes links steps when the code of steps and the pages of the links in view are there: before that the browser's
 * navigation is sooner. After a failure it tries again with the next tap.
 */
async function startSteps(): Promise<void> {
  try {
    await loadSteps();
    await prefetchVisible();
    makeLinksSteps();
    dropSpeculation();
  } catch {
    void nextTry().then(startSteps);
  }
}

/** Starts the runtime's work after load: steps, then pictures out of sight and the layout far below. */
export async function startAfterLoad(): Promise<void> {
  ignoreDoubleClick();
  const { documentElement: html } = document;
  html.setAttribute('data-started', '');
  await (mayPrefetch() ? startSteps() : loadFullSheet().catch(() => undefined));
  html.setAttribute('data-idle', '');
  // After the sheets, so that off-screen content is styled once instead of three times.
  layOutFar();
}
