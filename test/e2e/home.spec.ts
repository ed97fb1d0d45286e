import type { Locator, Page } from '@playwright/test';
import { href } from '#routes.ts';
import { texts as german } from '#web/pages/home/de.ts';
import { texts as english } from '#web/pages/home/en.ts';
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
    test('hero with buttons to /sneakers and /produkte', async ({ page }) => {
      await open(page, home);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.headline.join(' '));
      await page.getByRole('link', { name: texts.toSneakers, exact: true }).click();
      await page.waitForURL(`**${href('sneakers', lang)}`);
      await page.goBack();
      await page.getByRole('link', { name: texts.toProducts, exact: true }).click();
      await page.waitForURL(`**${href('produkte', lang)}`);
    });

    test('flash-sale banner counts from 23:45:30 to zero and stops', async ({ page }) => {
      await page.clock.install();
      await open(page, home);
      const title = lang === 'de' ? 'Bis zu 70% Rabatt' : 'Up to 70% off';
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const timer = page.getByRole('timer', { name: texts.flash.timer });
      await expect(timer).toHaveText(/^23\D+45\D+(30|2\d)\D+$/);
      await page.clock.fastForward('23:45:00');
      await expect(timer).toHaveText(/^00\D+00\D+(30|2\d)\D+$/);
      await page.clock.fastForward('01:00:00');
      await expect(timer).toHaveText(/^00\D+00\D+00\D+$/);
      await page.clock.fastForward('01:00:00');
      await expect(timer).toHaveText(/^00\D+00\D+00\D+$/);
    });

    test('the flash sale leads to the sneakers on sale', async ({ page }) => {
      await open(page, home);
      await page.getByRole('link', { name: texts.flash.link }).click();
      await page.waitForURL(`**${href('sneakers', lang)}?sale=1`);
      await expect(page.getByRole('button', { name: 'Sale' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });

    test('counters count up for two seconds once they are seen', async ({ page }) => {
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

    test('counters stand still where less motion is wished for', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, home);
      await expect(counters(page)).toHaveText(figures);
    });

    test('tiles for sneakers, jerseys, accessories', async ({ page }) => {
      await open(page, home);
      const tiles = page.getByRole('region', { name: texts.below.tiles.label });
      for (const [name, screen] of [
        [texts.below.tiles.sneakers, 'sneakers'],
        [texts.below.tiles.jerseys, 'trikots'],
        [texts.below.tiles.accessories, 'accessoires'],
      ] as const) {
        const tile = tiles.getByRole('link', { name: new RegExp(`^${name}`) });
        await expect(tile).toHaveAttribute('href', href(screen, lang));
      }
    });

    test('story and benefits, with the figures of the shop', async ({ page }) => {
      await open(page, home);
      await expect(page.getByRole('heading', { name: texts.below.story.title })).toBeVisible();
      const benefits = page.getByRole('region', { name: texts.below.benefits.title });
      await expect(benefits).toContainText(lang === 'de' ? 'Ab 20\u00a0€' : 'From €20');
      await expect(benefits).toContainText(lang === 'de' ? '30 Tage' : '30-day');
      await expect(benefits).toContainText(lang === 'de' ? '24 Stunden' : '24 hours');
    });

    test('featured products lead to their pages', async ({ page }) => {
      await open(page, home);
      const featured = page.locator('section', {
        has: page.getByRole('heading', { name: texts.below.featured.title }),
      });
      const products = featured.getByRole('article');
      await expect(products).toHaveCount(8);
      const first = products.first().getByRole('link');
      const name = (await first.textContent()) ?? '';
      await first.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });

    test('nine reviews, 4.8 out of 5, based on 778 ratings', async ({ page }) => {
      await open(page, home);
      await expect(
        page.getByRole('list', { name: texts.below.reviews.list }).locator('figure'),
      ).toHaveCount(9);
      await expect(
        page.getByText(lang === 'de' ? '4,8/5' : '4.8/5', { exact: true }),
      ).toBeVisible();
      const basis = lang === 'de' ? 'basierend auf 778 Bewertungen' : 'based on 778 ratings';
      await expect(page.getByText(basis)).toBeVisible();
    });

    test('FAQ: four items, only one open at a time, reached from the footer', async ({ page }) => {
      await open(page, home);
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      const faq = page.locator('#faq');
      await expect(faq.getByRole('heading', { name: texts.below.faq.title })).toBeInViewport();
      await expect(faq.locator('details')).toHaveCount(4);
      await expect(faq.locator('details[open]')).toHaveCount(1);
      for (const { id, question } of texts.below.faq.items) {
        const item = faq.locator('details', { hasText: question });
        if ((await item.getAttribute('open')) === null) await item.locator('summary').click();
        await expect(item).toHaveAttribute('open');
        await expect(faq.locator('details[open]')).toHaveCount(1);
        if (id === 'contact') {
          await expect(item.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
        }
      }
      await expect(faq).toContainText('Klarna, PayPal');
    });

    test('structured data names shop and questions, and no rating', async ({ page }) => {
      await page.goto(home);
      const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
      const graph = (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'];
      expect(graph.map((item) => item['@type'])).toEqual(['Organization', 'WebSite', 'FAQPage']);
      expect(text).not.toMatch(/rating/i);
    });

    for (const viewport of viewports) {
      test(`nothing moves or is cut off at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, home);
        await page.locator('#faq').scrollIntoViewIfNeeded();
        const shift = await layoutShift(page);
        expect(shift).toBe(0);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(viewport.width);
      });
    }
  });
}

test("a category's name begins where the headings do, on tablets, too", async ({ page }) => {
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

test.describe('/ without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('figures are final, and the questions open one at a time', async ({ page }) => {
    await page.goto('/');
    await expect(counters(page)).toHaveText(['10.000', '5', '50', '99\u00a0%']);
    await expect(page.getByRole('timer')).toHaveText(/^23\D+45\D+30\D+$/);
    const items = page.locator('#faq details');
    await items.nth(2).locator('summary').click();
    await expect(items.nth(2)).toHaveAttribute('open');
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  });
});

test('/ preloads the crop it shows: on phones a small one of its own', async ({ browser }) => {
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
