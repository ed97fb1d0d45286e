/**
 * How long after the first byte "add to cart" takes effect on a slow phone: slow 4G (150 ms round
 * trip, 1.6 Mbit/s) and a processor four times slower, nothing cached. A thumb hits the button as
 * soon as it is on screen and again ten times a second, until the cart holds the line. Beside it, in
 * the same run, a bare page: one button whose inline script stores a line, the least any shop needs; and
 * the same product page without its modules, the least that this page needs to be on screen.
 */
import type { Browser } from '@playwright/test';
import { startBareServer } from './bare-server.ts';
import { interleave, median, pairedRatio } from './measure.ts';
import { type Result, result } from './result.ts';
import { startShop } from './shop.ts';
import { withoutModules as blockModules, launchBrowser, slowDown } from './slow-page.ts';

export const name = 'Add to cart on slow 4G, processor four times slower';

const ROUNDS = 9;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Measured the same way on another day; machines differ, the order of shops does not. */
const PEERS = 'peers 2.2, 2.9, 3.7, 2.9 s';

interface Times {
  /** Milliseconds from the document's first byte. */
  readonly shown: number;
  readonly acknowledged: number;
  readonly added: number;
}

/** Runs in the page from its very start. */
function tapUntilAdded(): void {
  const mark = (name: string) => {
    if (performance.getEntriesByName(name).length === 0) performance.mark(name);
  };
  const tap = (button: HTMLButtonElement) => {
    button.click();
    // Pressed, or done: in the frame that follows it is on screen.
    if (button.ariaBusy === 'true' || localStorage.getItem('cart-storage')) {
      requestAnimationFrame(() => mark('acknowledged'));
    }
    if (localStorage.getItem('cart-storage')?.includes('"quantity"')) mark('added');
    else setTimeout(() => tap(button), 100);
  };
  let button: HTMLButtonElement | null = null;
  const look = () => {
    if (button?.checkVisibility()) {
      mark('shown');
      tap(button);
      return;
    }
    // Hit in the next frame at the earliest: nobody hits what is only in the document.
    button = document.querySelector('main .buy button.signal');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const BARE_PAGE = `<!doctype html><title>Bare</title><main><div class=buy>
<button class=signal onclick="localStorage.setItem('cart-storage','{&quot;quantity&quot;:1}')">Add</button>
</div></main>`;

interface Visit {
  readonly url: string;
  /** HTML, styles and what stands in the document alone: nothing reaches the cart then. */
  readonly withoutModules?: boolean;
}

async function visit(browser: Browser, { url, withoutModules }: Visit): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await slowDown(page);
  await page.addInitScript(tapUntilAdded);
  if (withoutModules) await blockModules(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    (names) => names.every((name) => performance.getEntriesByName(name).length > 0),
    withoutModules ? ['acknowledged'] : ['added', 'acknowledged'],
    { timeout: 30_000 },
  );
  const times = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const since = (name: string) =>
      (performance.getEntriesByName(name)[0]?.startTime ?? 0) - (load?.responseStart ?? 0);
    return {
      shown: since('shown'),
      acknowledged: since('acknowledged'),
      added: since('added'),
    };
  });
  await context.close();
  return times;
}

export async function run(): Promise<Result[]> {
  const shop = await startShop();
  const bare = await startBareServer({
    status: 200,
    headers: ['content-type', 'text/html'],
    body: new TextEncoder().encode(BARE_PAGE),
  });
  const browser = await launchBrowser();
  try {
    const url = `${shop.url}/products/pouch`;
    const [ours = [], still = [], least = []] = await interleave(ROUNDS, [
      () => visit(browser, { url }),
      () => visit(browser, { url, withoutModules: true }),
      () => visit(browser, { url: bare.url }),
    ]);
    const SAME = { label: 'same page, no modules', times: still };
    const row = (
      metric: string,
      pick: (times: Times) => number,
      atMost: number,
      { label, times } = SAME,
    ) =>
      result(
        {
          metric,
          value: median(ours.map(pick)) / 1000,
          unit: 's',
          reference: { label, value: median(times.map(pick)) / 1000 },
          ratio: pairedRatio(ours.map(pick), times.map(pick)),
        },
        { atMost },
      );
    return [
      row('First byte to button on screen', ({ shown }) => shown, 0.5),
      row('First byte to tap acknowledged', ({ acknowledged }) => acknowledged, 0.5),
      row('First byte to line in the cart', ({ added }) => added, 1, {
        label: `bare page; ${PEERS}`,
        times: least,
      }),
    ];
  } finally {
    await browser.close();
    await bare.stop();
    await shop.stop();
  }
}
