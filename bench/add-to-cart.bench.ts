/**
 * How long after the first byte "add to cart" takes effect on a slow phone: slow 4G (150 ms round
 * trip, 1.6 Mbit/s) and a processor four times slower, nothing cached. A thumb hits the button as
 * soon as it is on screen and again ten times a second, until the cart holds the line. Beside it, in
 * the same run, a bare page: one button whose inline script stores a line, the least any shop needs; and
 * the same product page without its modules, the least that this page needs to be on screen. Once by
 * packets (`slow-line.ts`), and once by the developer tools' throttling, as peers were measured.
 */
import { startBareServer } from './bare-server.ts';
import { interleave, median, pairedRatio } from './measure.ts';
import { type Result, result } from './result.ts';
import { startShop } from './shop.ts';
import { startSlowLine } from './slow-line.ts';
import { launchUnwatched, type UnwatchedBrowser } from './unwatched-page.ts';

export const name = 'Add to cart on slow 4G, processor four times slower';

const ROUNDS = 9;

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
  /** By the developer tools. */
  readonly throttled?: boolean;
}

/** Runs in the page: what was marked, undefined until all of it is there. */
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

type Pick = (times: Times) => number;

interface Reference {
  readonly label: string;
  readonly times: readonly Times[];
}

function row(
  metric: string,
  pick: Pick,
  { ours, beside: { label, times } }: { ours: readonly Times[]; beside: Reference },
  atMost: number,
): Result {
  const reference = { label, value: median(times.map(pick)) / 1000 };
  const ratio = pairedRatio(ours.map(pick), times.map(pick));
  const value = median(ours.map(pick)) / 1000;
  return result({ metric, value, unit: 's', reference, ratio }, { atMost });
}

const shown: Pick = (times) => times.shown;
const acknowledged: Pick = (times) => times.acknowledged;
const added: Pick = (times) => times.added;

export async function run(): Promise<Result[]> {
  const shop = await startShop();
  const bare = await startBareServer({
    status: 200,
    headers: ['content-type', 'text/html'],
    body: new TextEncoder().encode(BARE_PAGE),
  });
  const [line, bareLine] = [await startSlowLine(shop.url), await startSlowLine(bare.url)];
  const browser = await launchUnwatched();
  const path = '/products/pouch';
  try {
    const [ours = [], still = [], least = []] = await interleave(ROUNDS, [
      () => visit(browser, { url: line.url + path }),
      () => visit(browser, { url: line.url + path, withoutModules: true }),
      () => visit(browser, { url: bareLine.url }),
    ]);
    const throttled = true;
    const [ours2 = [], still2 = [], least2 = []] = await interleave(ROUNDS, [
      () => visit(browser, { url: shop.url + path, throttled }),
      () => visit(browser, { url: shop.url + path, throttled, withoutModules: true }),
      () => visit(browser, { url: bare.url, throttled }),
    ]);
    const label = 'same page, no modules';
    const byPackets = { ours, beside: { label, times: still } };
    const byTools = { ours: ours2, beside: { label, times: still2 } };
    const toLeast = { ours, beside: { label: 'bare page', times: least } };
    const toPeers = { ours: ours2, beside: { label: `bare page; ${PEERS}`, times: least2 } };
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
