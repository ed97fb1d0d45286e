import { type Browser, chromium, type Page } from '@playwright/test';
import { localized } from '#routes.ts';
import { findChromium } from '#tools/chromium.ts';
import { expect, newAddress, open, test } from './steps/journey.ts';
import { addPouchDuo, goToPayment } from './steps/shopper.ts';

/**
 * Back and forward show a page again as it was left (the browsers' back/forward cache). Playwright
 * turns that off, because it loses sight of a page that comes back: here it is on, and the page
 * records how it was restored, in the storage that another tab reads.
 */

const KEY = 'shown-again';
/** A document of the shop without scripts: it can read the storage and does nothing else. */
const PLAIN = '/api/health';

interface Shown {
  readonly persisted: boolean;
  /** Why the browser could not keep the page; null when it was kept. */
  readonly reasons: unknown;
}

let browser: Browser;
test.beforeAll(async ({ launchOptions }) => {
  const executablePath = findChromium(true);
  if (executablePath === undefined) throw new Error('Install Chromium: its shell keeps no pages.');
  browser = await chromium.launch({
    ...launchOptions,
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

async function tabs(baseURL: string | undefined, workerIndex: number) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'de-DE',
    extraHTTPHeaders: { 'x-forwarded-for': newAddress(workerIndex) },
  });
  const page = await context.newPage();
  await page.addInitScript((key) => {
    addEventListener('pageshow', ({ persisted }) => {
      const [entry] = performance.getEntriesByType('navigation');
      const reasons = entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : null;
      if (persisted || reasons) localStorage.setItem(key, JSON.stringify({ persisted, reasons }));
    });
  }, KEY);
  const reader = await context.newPage();
  await reader.goto(PLAIN);
  return { page, reader };
}

/** Goes back and returns how the page was shown. */
async function back(page: Page, reader: Page): Promise<Shown> {
  const read = () => reader.evaluate((key) => localStorage.getItem(key), KEY);
  expect(await read()).toBeNull();
  // Without waiting: the document this runs in goes away.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(read).not.toBeNull();
  return JSON.parse((await read()) ?? '');
}

test('a page with a step behind it and a full cart is kept while its shopper pays @full', async ({
  baseURL,
}, { workerIndex }) => {
  const { page, reader } = await tabs(baseURL, workerIndex);
  await open(page, localized('/sneakers', 'de'));
  await addPouchDuo(page);
  await goToPayment(page);
  expect(await back(page, reader)).toEqual({ persisted: true, reasons: null });
  await page.context().close();
});
