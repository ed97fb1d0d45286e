import type { Locator, Page } from '@playwright/test';
import { href } from '#routes.ts';
import { texts as german } from '#web/pages/page/de.ts';
import { texts as english } from '#web/pages/page/en.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages, PHONE, viewports } from './steps/matrix.ts';

const TEXTS = { de: german, en: english };

/** Cumulative layout shift since the page was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    entries.push(...observer.takeRecords());
    return entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  });
}

const counters = (page: Page) => page.locator('dl.counters [data-final]');

for (const lang of languages) {
  const texts = TEXTS[lang];
  const home = href('home', lang);
  const figures = lang === 'de' ? ['10.000', '5', '50', '99\u00a0%'] : ['10,000', '5', '50', '99%'];

  test.describe(`/ (${lang})`, () => {
    test('flash-sale banner counts from 23:45:30 to zero and stops', async ({ page }) => {
      await page.clock.install();
      await open(page, home);
      const title = lang === 'de' ? 'Bis zu 70% Rabatt' : 'Up to 70% off';
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const timer = page.getByRole('timer', { name: texts.sale.timer });
      await expect(timer).toHaveText(/^23\D+45\D+(30|2\d)\D+$/);
      await page.clock.fastForward('23:45:00');
      await expect(timer).toHaveText(/^00\D+00\D+(30|2\d)\D+$/);
      await page.clock.fastForward('01:00:00');
      await expect(timer).toHaveText(/^00\D+00\D+00\D+$/);
      await page.clock.fastForward('01:00:00');
      await expect(timer).toHaveText(/^00\D+00\D+00\D+$/);
    });

    test('counters count up for two seconds once they are seen', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install();
      await open(page, home);
      await page.locator('html[data-whole]').waitFor({ state: 'attached' });
      // Their island hydrates when they are near; they wait at zero then.
      await page.locator('dl.counters').evaluate((element) => {
        const top = scrollY + element.getBoundingClientRect().top - innerHeight - 100;
        scrollTo({ top, behavior: 'instant' });
      });
      await expect(counters(page).first()).toHaveText('0');
      // From here on only the test lets time pass.
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await page.locator('dl.counters').scrollIntoViewIfNeeded();
      const customers = async () =>
        Number(((await counters(page).first().textContent()) ?? '').replace(/\D/g, ''));
      await expect
        .poll(async () => {
          await page.clock.runFor(20);
          return customers();
        })
        .toBeGreaterThan(0);
      expect(await customers()).toBeLessThan(10_000);
      await page.clock.runFor(2000);
      await expect(counters(page)).toHaveText(figures);
    });

    for (const viewport of viewports) {
      test(`nothing moves or is cut off at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        // A font that comes late moves a line by a pixel: the second time it is there.
        await open(page, home);
        await page.evaluate(() => document.fonts.ready);
        await open(page, home);
        // As somebody scrolls: a section gets its height before it is seen.
        await page.evaluate(async () => {
          const faq = document.querySelector('#faq');
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          while (faq && faq.getBoundingClientRect().top > innerHeight / 2) {
            scrollBy({ top: 200, behavior: 'instant' });
            await frame();
            await frame();
          }
        });
        const shift = await layoutShift(page);
        expect(shift).toBe(0);
        await expect(counters(page)).toHaveText(figures);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(viewport.width);
      });
    }
  });
}

test("a category's name begins where the headings do, on tablets, too @full", async ({ page }) => {
  await open(page, '/');
  const left = (words: Locator) =>
    words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heading = await left(page.locator('.flash-title'));
    expect(await left(page.locator('.tile-name').first()), `at ${width} px`).toBe(heading);
  }
});

test('/ preloads the crop it shows: on phones a small one of its own @full', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 3 });
  const page = await context.newPage();
  const heroes: { path: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/images/hero/')) return;
    heroes.push({ path: pathname, bytes: (await response.body()).length });
  });
  await page.goto(`${process.env['SHOP_URL']}/`, { waitUntil: 'networkidle' });
  expect(heroes.map(({ path }) => path)).toEqual(['/images/hero/phone-1200.avif']);
  expect(heroes[0]?.bytes).toBeLessThanOrEqual(60_000);
  await context.close();
});
