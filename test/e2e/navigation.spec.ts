import type { Page, Request } from '@playwright/test';
import { FIRST_VISIT_REQUESTS, LIMITS_KB } from '#bench/limits.ts';
import { href, localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { fullIf, PHONE } from './steps/matrix.ts';

/** Requests of a first visit and of a step inside the shop, counted in a browser. */

test.use({ viewport: PHONE });

test(`a product page loads with ${FIRST_VISIT_REQUESTS} requests at most`, async ({ page }) => {
  await open(page, localized('/products/pouch', 'de'));
  // Pictures that load lazily and requests after the load event don't count.
  const beforeLoad = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
    const lazyUrls = new Set(lazy.map(({ currentSrc }) => currentSrc));
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < visit.loadEventEnd)
      .map(({ name }) => name)
      .filter((name) => !lazyUrls.has(name));
  });
  expect(beforeLoad.length).toBeGreaterThan(2);
  // The document itself is one, too.
  expect(beforeLoad.length, beforeLoad.join('\n')).toBeLessThanOrEqual(FIRST_VISIT_REQUESTS - 1);
});

/** Waits for a second without requests; a page's own `networkidle` is over after its document. */
async function silence(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  await expect.poll(() => Date.now() - last).toBeGreaterThan(1_000);
  page.off('request', note);
}

/** With Save-Data nothing is prefetched, and links are the browser's. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Bytes of scripts and pages' data that arrive while `step` runs. */
async function scriptBytes(page: Page, step: () => Promise<void>): Promise<number> {
  const requests: Request[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    const isData = pathname.startsWith('/data/');
    // Of the document's version, without being redirected to it.
    if (isData) expect(pathname).toMatch(/^\/data\/[0-9a-f]{10}\//);
    if (isData || request.resourceType() === 'script') requests.push(request);
  };
  page.on('request', note);
  await step();
  page.off('request', note);
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

const { restedScripts, stepScripts } = LIMITS_KB;
for (const path of [localized('/products/pouch', 'de'), localized('/sneakers', 'de')]) {
  for (const [visitor, limitKb] of [
    ['who saves data', restedScripts],
    ['with steps and the next page', restedScripts + stepScripts],
  ] as const) {
    const isUsual = (limitKb === restedScripts) === path.startsWith('/products/');
    test(`${path} at rest, ${visitor}: ${limitKb} KB of scripts${fullIf(!isUsual)}`, async ({
      page,
    }) => {
      if (limitKb === restedScripts) await saveData(page);
      const bytes = await scriptBytes(page, async () => {
        await open(page, path);
        // Links in view are prefetched once the page has hydrated.
        for (let second = 0; second < 3; second += 1) await silence(page);
      });
      expect(bytes).toBeLessThanOrEqual(limitKb * 1000);
    });
  }
}

test(`from the home page to a list: ${LIMITS_KB.navigationScripts} KB of scripts at most`, async ({
  page,
}) => {
  await saveData(page);
  await open(page, href('home', 'de'));
  const to = localized('/trikots', 'de');
  await page.waitForLoadState('networkidle');
  // A link is a step while something is under way, and loads all that the step needs.
  await page.evaluate(() => void Object.assign(document.body, { ariaBusy: 'true' }));
  const bytes = await scriptBytes(page, async () => {
    await page.locator(`main a[href="${to}"]`).first().click();
    await page.waitForURL(`**${to}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Requests of the new page itself belong to the step.
    await silence(page);
  });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(LIMITS_KB.navigationScripts * 1000);
});

test('who goes back in the frame of a scroll returns to where it led @full', async ({ page }) => {
  // Before the shop's own listener: the page has scrolled, and no scroll event has been dispatched yet.
  await page.addInitScript(() => {
    addEventListener('popstate', () => scrollTo({ top: 2000, behavior: 'instant' }), {
      once: true,
    });
  });
  await open(page, localized('/trikots', 'de'));
  await page
    .locator(`main a[href="${localized('/trikots/special-nacht', 'de')}"]`)
    .first()
    .click();
  const heading = page.getByRole('heading', { level: 1, name: 'Special Nacht' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('list', { name: 'Lieferung' })).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveCount(0);
  await page.goForward();
  await expect(heading).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1900);
});

test('a page rendered ahead leaves no trace: it is not seen, not noted, not counted, and has no pictures', async ({
  page,
}) => {
  const beats: string[] = [];
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') beats.push(request.postData() ?? '');
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  await open(page, localized('/trikots', 'de'));
  await page.waitForLoadState('networkidle');
  pictures.length = 0;
  await page
    .locator(`main a[href="${localized('/trikots/special-nacht', 'de')}"]`)
    .first()
    .hover();
  await page.waitForLoadState('networkidle');
  // Idle moments enough to render it.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
  );
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.evaluate(() => sessionStorage.getItem('recently-viewed'))).toBeNull();
  expect(beats.filter((beat) => beat.includes('special-nacht'))).toEqual([]);
  // A list shows a product's other side while it is pointed at, and nothing of its page.
  expect(pictures.filter((url) => !url.includes('/special-nacht/back-320.'))).toEqual([]);
});
