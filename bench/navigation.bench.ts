/**
 * From a list to a product, prefetched, with a processor four times slower: from the tap to the
 * frame that shows the product. The reference is the same step without any code of the shop: the
 * same list, whose link puts the product's markup in its place, in the same browser and run.
 */
import type { Browser, Page } from '@playwright/test';
import { median } from './measure.ts';
import { type Result, result } from './result.ts';
import { startShop } from './shop.ts';
import { launchBrowser, type Motion, phonePage, slowDown } from './slow-page.ts';

export const name = 'From list to product after prefetch, processor four times slower';

const ROUNDS = 3;
const AIM_MS = 100;
/** Longer than a page waits before it prefetches what is in view. */
const SETTLE_MS = 3000;
/** What pointing at a link begins is done by then. */
const POINTED_MS = 500;

const STEPS = [
  { from: '/sneakers', to: '/sneakers/kiez-low-navy' },
  { from: '/trikots', to: '/trikots/special-nacht' },
  { from: '/produkte', to: '/products/pouch' },
] as const;
type Step = (typeof STEPS)[number];

/** Runs in the page: notes when a click happened and when a product's title was painted. */
function watch(): void {
  const seen: { clicked?: number; shown?: number } = {};
  Object.assign(globalThis, { seen });
  addEventListener('click', ({ timeStamp }) => Object.assign(seen, { clicked: timeStamp }), true);
  const observer = new MutationObserver(() => {
    if (seen.clicked === undefined || !document.querySelector('main .buy-title')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A message is taken after the frame that the callback above belongs to.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(seen, { shown: performance.now() });
      port2.postMessage(undefined);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Points at the link, waits for what that loads, makes the processor slow and presses: milliseconds to
 * the product's frame. All before the press runs at full speed, as it takes no part.
 */
async function stepMs(page: Page, { to }: Step): Promise<number> {
  const link = page.locator(`main a.cell-link[href="${to}"]`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await link.boundingBox();
  if (!box) throw new Error(`${to} is not in the list.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(POINTED_MS);
  await page.evaluate(watch);
  await slowDown(page);
  await page.mouse.click(x, y);
  const handle = await page.waitForFunction(() => {
    const { seen } = globalThis as unknown as { seen: { clicked?: number; shown?: number } };
    return seen.clicked && seen.shown ? seen.shown - seen.clicked : undefined;
  });
  return (await handle.jsonValue()) ?? Number.NaN;
}

async function shopMs(browser: Browser, url: string, step: Step, motion: Motion) {
  const page = await phonePage(browser, motion);
  await page.goto(url + step.from);
  await page.waitForTimeout(SETTLE_MS);
  const took = await stepMs(page, step);
  await page.context().close();
  return took;
}

async function bareMs(browser: Browser, url: string, step: Step): Promise<number> {
  const page = await phonePage(browser, 'reduce');
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
  const took = await stepMs(page, step);
  await page.context().close();
  return took;
}

export async function run(): Promise<Result[]> {
  const shop = await startShop();
  const browser = await launchBrowser();
  const results: Result[] = [];
  try {
    for (const step of STEPS) {
      const still: number[] = [];
      const moving: number[] = [];
      const bare: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        bare.push(await bareMs(browser, shop.url, step));
        still.push(await shopMs(browser, shop.url, step, 'reduce'));
        moving.push(await shopMs(browser, shop.url, step, 'no-preference'));
      }
      const reference = { label: 'same markup, no code', value: median(bare) };
      const row = (metric: string, all: readonly number[]) =>
        result({ metric, value: median(all), unit: 'ms', reference }, { atMost: AIM_MS });
      results.push(
        row(`${step.from} → ${step.to}`, still),
        row(`${step.from} → ${step.to}, with its transition`, moving),
      );
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  return results;
}
