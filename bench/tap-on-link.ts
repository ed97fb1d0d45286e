/** A tap on a link at a moment after it is on screen, on a slow phone with an empty cache. */
import { setTimeout as wait } from 'node:timers/promises';
import type { UnwatchedBrowser } from './unwatched-page.ts';

export interface Tap {
  readonly from: string;
  /** Selector of the link. */
  readonly link: string;
  /** Selector of what the next page is there with; the page before has none. */
  readonly arrived: string;
  /** True if scripts make the page with the link. */
  readonly isMade?: true;
}

interface TapOptions {
  /** Milliseconds after the link is on screen. */
  readonly afterMs: number;
  /** `native` leaves every click to the browser; `html` blocks modules as well. */
  readonly by?: 'shop' | 'native' | 'html';
}

export const TAPS: readonly Tap[] = [
  { from: '/sneakers', link: 'main a.cell-link', arrived: '.buy [name=add]' },
  { from: '/', link: 'main .hero a, main a.btn', arrived: 'main .chip' },
  {
    ...{ from: '/suche?q=sneaker', link: 'main a.cell-link', arrived: '.buy [name=add]' },
    isMade: true,
  },
];

/** A finger stays down for as long. */
const PRESSED_MS = 80;

/** Runs in each document of the tab, with its selectors in place of `LINK` and `ARRIVED`. */
function watchTap(): void {
  const store = sessionStorage;
  const now = () => performance.timeOrigin + performance.now();
  // Each in the frame that shows it.
  const look = () => {
    if (!store['shown'] && document.querySelector('LINK')?.checkVisibility())
      store['shown'] = now();
    if (store['clicked'] && document.querySelector('ARRIVED')?.checkVisibility()) {
      requestAnimationFrame(() => setTimeout(() => (store['arrived'] ??= now())));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener(
    'click',
    (event) => {
      if (event.isTrusted) store['clicked'] ??= performance.timeOrigin + event.timeStamp;
      if ('NATIVE' === String(true)) event.stopImmediatePropagation();
    },
    true,
  );
}

/** Runs in the page. */
function shownAt(link: string): { x: number; y: number; ago: number } | undefined {
  const box = document.querySelector(link)?.getBoundingClientRect();
  const shown = Number(sessionStorage['shown'] ?? Number.NaN);
  if (!box || Number.isNaN(shown)) return undefined;
  const ago = performance.timeOrigin + performance.now() - shown;
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 300) / 2, ago };
}

/** Runs in the page. */
function tookMs(): number | undefined {
  const { clicked, arrived } = sessionStorage;
  return arrived ? Number(arrived) - Number(clicked) : undefined;
}

/** Returns the milliseconds from the end of a tap until the next page can be used. */
export async function tapMs(
  browser: UnwatchedBrowser,
  url: string,
  { from, link, arrived }: Tap,
  { afterMs, by = 'shop' }: TapOptions,
): Promise<number> {
  const source = String(watchTap)
    .replace('LINK', link)
    .replace('ARRIVED', arrived)
    .replace('NATIVE', String(by === 'native'));
  const page = await browser.open({ script: source, withoutModules: by === 'html' });
  try {
    await page.goto(url + from, 'committed');
    const { x, y, ago } = await page.until(shownAt, link);
    await wait(afterMs - ago);
    await page.tap(x, y, PRESSED_MS);
    return await page.until(tookMs, undefined);
  } finally {
    await page.close();
  }
}
