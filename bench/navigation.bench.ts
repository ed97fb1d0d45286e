/**
 * Measures a prefetched step from a list to a product: from the tap to the frame that shows the product, on
 * this machine at full speed and with a processor four times slower. The reference is the same list without
 * any code of the shop, whose link replaces the content by the product's markup, in the same browser and run.
 * And taps on links of a page that has just come over a slow line, beside the browser's own navigation from the same
 * page, with its scripts and without.
 */
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '#tools/shots/camera.ts';
import { interleave, median, pairedRatio } from './measure.ts';
import { type Result, result } from './result.ts';
import { startShop } from './shop.ts';
import { startSlowLine } from './slow-line.ts';
import { TAPS, type Tap, tapMs } from './tap-on-link.ts';
import { launchUnwatched, SLOWER, type UnwatchedBrowser } from './unwatched-page.ts';

export const name = 'From list to product after prefetch';

const ROUNDS = 5;
const AIM_MS = 100;
/** Longer than the delay before a page prefetches visible links. */
const SETTLE_MS = 3000;
/** Time in which the prefetch of a link under the pointer finishes. */
const POINTED_MS = 500;

const STEPS = [
  { from: '/sneakers', to: '/sneakers/kiez-low-navy' },
  { from: '/trikots', to: '/trikots/special-nacht' },
  { from: '/produkte', to: '/products/pouch' },
] as const;
type Step = (typeof STEPS)[number];

type Motion = 'reduce' | 'no-preference';

/** Opens a page with a phone's screen, at full speed. Close its context when done. */
async function phonePage(browser: Browser, reducedMotion: Motion): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  return (await browser.newContext({ viewport, reducedMotion })).newPage();
}

/** Runs in the page: records the time of a click and of a product title's first frame (Element Timing). */
function watch(): void {
  const seen: { clicked?: number; shown?: number } = {};
  Object.assign(globalThis, { seen });
  addEventListener('click', ({ timeStamp }) => Object.assign(seen, { clicked: timeStamp }), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { renderTime: number })[]) {
      seen.shown ??= entry.renderTime;
    }
  }).observe({ type: 'element' });
  const observer = new MutationObserver(() => {
    const title = document.querySelector('main .buy-title');
    if (seen.clicked === undefined || !title) return;
    observer.disconnect();
    title.setAttribute('elementtiming', 'title');
  });
  observer.observe(document, { childList: true, subtree: true });
}

interface Way {
  readonly step: Step;
  /** Factor by which the processor is slowed. */
  readonly slower: number;
}

/**
 * Points at the link, waits for its prefetch, slows the processor and presses. Returns the milliseconds until
 * the product's frame. Everything before the press runs at full speed, because it is not measured.
 */
async function stepMs(page: Page, { step: { to }, slower }: Way): Promise<number> {
  const link = page.locator(`main a.cell-link[href="${to}"]`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await link.boundingBox();
  if (!box) throw new Error(`${to} is not in the list.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(POINTED_MS);
  await page.evaluate(watch);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.mouse.click(x, y);
  const handle = await page.waitForFunction(() => {
    const { seen } = globalThis as unknown as { seen: { clicked?: number; shown?: number } };
    return seen.clicked && seen.shown ? seen.shown - seen.clicked : undefined;
  });
  return (await handle.jsonValue()) ?? Number.NaN;
}

async function shopMs(browser: Browser, url: string, way: Way, motion: Motion) {
  const page = await phonePage(browser, motion);
  await page.goto(url + way.step.from);
  await page.waitForTimeout(SETTLE_MS);
  const took = await stepMs(page, way);
  await page.context().close();
  return took;
}

async function bareMs(browser: Browser, url: string, way: Way): Promise<number> {
  const { step } = way;
  const page = await phonePage(browser, 'reduce');
  // HTML, styles and inline scripts are left.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(url + step.from);
  await page.evaluate(async (to) => {
    const text = await (await fetch(to)).text();
    const product = new DOMParser().parseFromString(text, 'text/html');
    const sheets = [...product.querySelectorAll('style')].map((style) => style.cloneNode(true));
    document.head.append(...sheets);
    const markup = product.querySelector('main')?.innerHTML ?? '';
    addEventListener('click', (event) => {
      event.preventDefault();
      const main = document.querySelector('main');
      if (main) main.innerHTML = markup;
      scrollTo({ top: 0 });
    });
  }, step.to);
  const took = await stepMs(page, way);
  await page.context().close();
  return took;
}

async function compare(browser: Browser, url: string, way: Way): Promise<Result[]> {
  const { step, slower } = way;
  const [still = [], moving = [], bare = []] = await interleave(ROUNDS, [
    () => shopMs(browser, url, way, 'reduce'),
    () => shopMs(browser, url, way, 'no-preference'),
    () => bareMs(browser, url, way),
  ]);
  const reference = { label: 'same markup, no code', value: median(bare) };
  const metric = `${step.from} → ${step.to}${slower === 1 ? '' : `, ${slower} times slower`}`;
  const row = (label: string, all: readonly number[]) =>
    result({ metric: label, value: median(all), unit: 'ms', reference, atMost: AIM_MS });
  return [row(metric, still), row(`${metric}, moving`, moving)];
}

/** Seconds after the link is on screen. */
const MOMENTS = [0.3, 1, 2, 3, 5];

async function compareTaps(browser: UnwatchedBrowser, url: string, tap: Tap): Promise<Result[]> {
  const rows: Result[] = [];
  for (const seconds of MOMENTS) {
    const afterMs = seconds * 1000;
    const [ours = [], native = [], html = []] = await interleave(
      ROUNDS,
      (['shop', 'native', 'html'] as const)
        .filter((by) => by !== 'html' || !tap.isMade)
        .map((by) => () => tapMs(browser, url, tap, { afterMs, by })),
    );
    const row = (label: string, beside: readonly number[]) =>
      result({
        metric: `tap on ${tap.from} after ${seconds} s`,
        ...{ value: median(ours), unit: 'ms', ratio: pairedRatio(ours, beside), ratioAtMost: 1 },
        reference: { label, value: median(beside) },
      });
    rows.push(row("the browser's navigation", native));
    if (!tap.isMade) rows.push(row('the same, no code', html));
  }
  return rows;
}

export async function run(): Promise<Result[]> {
  const shop = await startShop();
  const line = await startSlowLine(shop.url);
  const unwatched = await launchUnwatched();
  const browser = await openBrowser();
  const results: Result[] = [];
  try {
    for (const tap of TAPS) results.push(...(await compareTaps(unwatched, line.url, tap)));
    for (const step of STEPS) {
      for (const slower of [1, SLOWER]) {
        results.push(...(await compare(browser, shop.url, { step, slower })));
      }
    }
  } finally {
    await browser.close();
    await unwatched.close();
    await line.stop();
    await shop.stop();
  }
  return results;
}
