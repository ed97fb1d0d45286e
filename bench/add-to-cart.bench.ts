/**
 * Measures the time from the first byte until "add to cart" takes effect on a slow phone: slow 4G (150 ms
 * round trip, 1.6 Mbit/s), a processor four times slower, empty cache. The button is tapped as soon as it is
 * on screen and then ten times a second, until the cart has the line item. References in the same run: a bare
 * page with one button whose inline script stores a line item, the least any shop needs; and the same product
 * page without its modules, the least that this page needs to be on screen. Measured once with a simulated
 * line (`slow-line.ts`), and once with the developer tools' throttling, as the peers were.
 */
import { startBareServer } from './bare-server.ts';
import { interleave, median, pairedRatio } from './measure.ts';
import { type Result, result } from './result.ts';
import { startShop } from './shop.ts';
import { startSlowLine } from './slow-line.ts';
import { launchUnwatched, type UnwatchedBrowser } from './unwatched-page.ts';

export const name = 'Add to cart on slow 4G, processor four times slower';

const ROUNDS = 9;

/** Measured the same way on another day; another machine changes the times, but not the order of shops. */
const PEERS = 'peers 2.2, 2.9, 3.7, 2.9 s';

interface Times {
  /** Milliseconds from the document's first byte. */
  readonly shown: number;
  readonly acknowledged: number;
  readonly added: number;
}

/** Runs in the page from its start. */
function tapUntilAdded(): void {
  const mark = (name: string) => {
    if (performance.getEntriesByName(name).length === 0) performance.mark(name);
  };
  const tap = (button: HTMLButtonElement) => {
    button.click();
    // The button is busy or the item is stored; the next frame shows it.
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
    // Tapped in the next frame at the earliest, because the button must be on screen first.
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
  /** Blocks modules, leaving HTML, styles and inline scripts; the cart then stays empty. */
  readonly withoutModules?: boolean;
  /** Uses the developer tools' throttling. */
  readonly throttled?: boolean;
}

/** Runs in the page: returns the marked times, or undefined until all marks exist. */
function markedTimes(names: readonly string[]): Times | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const at = (name: string) =>
    (performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN) - (load?.responseStart ?? 0);
  if (names.some((name) => Number.isNaN(at(name)))) return undefined;
  return { shown: at('shown'), acknowledged: at('acknowledged'), added: at('added') };
}

async function visit(browser: UnwatchedBrowser, { url, ...options }: Visit): Promise<Times> {
  const page = await browser.open({ script: tapUntilAdded, ...options });
  await page.goto(url, 'committed');
  const marks = options.withoutModules ? ['acknowledged'] : ['added', 'acknowledged'];
  const times = await page.until(markedTimes, marks);
  await page.close();
  return times;
}

interface Places {
  readonly shop: string;
  readonly bare: string;
}

/** Visits the product page, the same page without its modules, and the bare page, in turns. */
function visits(browser: UnwatchedBrowser, places: Places, throttled: boolean): Promise<Times[][]> {
  const url = `${places.shop}/products/pouch`;
  return interleave(ROUNDS, [
    () => visit(browser, { url, throttled }),
    () => visit(browser, { url, throttled, withoutModules: true }),
    () => visit(browser, { url: places.bare, throttled }),
  ]);
}

type Pick = (times: Times) => number;
const shown: Pick = (times) => times.shown;
const acknowledged: Pick = (times) => times.acknowledged;
const added: Pick = (times) => times.added;

function row(
  metric: string,
  pick: Pick,
  { ours, beside, label }: { ours: Times[]; beside: Times[]; label: string },
  atMost: number,
): Result {
  const reference = { label, value: median(beside.map(pick)) / 1000 };
  const ratio = pairedRatio(ours.map(pick), beside.map(pick));
  const value = median(ours.map(pick)) / 1000;
  return result({ metric, value, unit: 's', reference, ratio, atMost });
}

export async function run(): Promise<Result[]> {
  const shop = await startShop();
  const bare = await startBareServer({
    status: 200,
    headers: ['content-type', 'text/html'],
    body: new TextEncoder().encode(BARE_PAGE),
  });
  const [line, bareLine] = [await startSlowLine(shop.url), await startSlowLine(bare.url)];
  const browser = await launchUnwatched();
  try {
    const [ours = [], still = [], least = []] = await visits(
      browser,
      { shop: line.url, bare: bareLine.url },
      false,
    );
    const [ours2 = [], still2 = [], least2 = []] = await visits(
      browser,
      { shop: shop.url, bare: bare.url },
      true,
    );
    const label = 'same page, no modules';
    const byPackets = { ours, beside: still, label };
    const byTools = { ours: ours2, beside: still2, label };
    const toLeast = { ours, beside: least, label: 'bare page' };
    const toPeers = { ours: ours2, beside: least2, label: `bare page; ${PEERS}` };
    return [
      row('First byte to button on screen', shown, byPackets, 0.5),
      row('First byte to tap acknowledged', acknowledged, byPackets, 0.5),
      row('First byte to line in the cart', added, toLeast, 1),
      row("The same by the tools' throttling: on screen", shown, byTools, 0.5),
      row("The same by the tools' throttling: acknowledged", acknowledged, byTools, 0.5),
      row("The same by the tools' throttling: in the cart", added, toPeers, 1),
    ];
  } finally {
    await browser.close();
    await line.stop();
    await bareLine.stop();
    await bare.stop();
    await shop.stop();
  }
}
