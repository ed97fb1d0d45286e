import type { Page } from '@playwright/test';
import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { documentsOf } from './steps/watch.ts';
import { SHARED_TEXTS, speaks } from './steps/words.ts';

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const blurOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const blurs = [header, ...header.querySelectorAll('*')].flatMap((element) =>
      [null, '::before'].map((part) => getComputedStyle(element, part).backdropFilter),
    );
    return Math.max(...blurs.map((blur) => Number(/blur\((\d+)/.exec(blur)?.[1] ?? 0)));
  });

/** A clock that is turned calls the timers; what they change is shown a task later. */
const shown = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );

for (const lang of languages) {
  const say = speaks(lang);
  const shared = SHARED_TEXTS[lang];

  test(`banner: three messages, 3 s each, can be paused (${lang}) @full`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await open(page, localized('/produkte', lang));
    const banner = page.getByRole('region', { name: shared['banner.label'] });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await shown(page);
    const message = banner.getByRole('paragraph');
    const text = async () => (await message.textContent()) ?? '';
    const seen = [await text()];
    while (seen.length < 4) {
      await page.clock.runFor(3000);
      await expect(message).not.toHaveText(seen.at(-1) ?? '');
      seen.push(await text());
    }
    expect(new Set(seen)).toEqual(
      new Set([
        say('Heute 50 % auf alles', '50% off everything today'),
        say('Kostenloser Versand ab 20 €', 'Free shipping from €20'),
        say('30 Tage Geld-zurück-Garantie', '30-day money-back guarantee'),
      ]),
    );
    expect(seen[3]).toBe(seen[0]);
    await banner.getByRole('button', { name: shared['banner.pause'] }).click();
    const paused = await text();
    await page.clock.runFor(10_000);
    await shown(page);
    await expect(message).toHaveText(paused);
    await banner.getByRole('button', { name: shared['banner.play'] }).click();
    await page.clock.runFor(3000);
    await expect(message).not.toHaveText(paused);
  });

  test(`header blurs stronger after 20 px, back to top appears after 500 px (${lang}) @full`, async ({
    page,
  }) => {
    await open(page, localized('/produkte', lang));
    const toTop = page.getByRole('button', { name: shared['nav.top'] });
    const before = await blurOf(page);
    await page.evaluate(() => scrollTo(0, 20));
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo(0, 21));
    await expect.poll(() => blurOf(page)).toBeGreaterThan(before);
    await page.evaluate(() => scrollTo(0, 500));
    await expect(toTop).toBeHidden();
    await page.evaluate(() => scrollTo(0, 501));
    await expect(toTop).toBeVisible();
    // In the header it covers nothing.
    await expect(page.getByRole('banner').filter({ has: toTop })).toBeVisible();
    await toTop.click();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test(`every navigation scrolls smoothly to the top, back restores the place (${lang})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, localized('/produkte', lang));
    await page.evaluate(() => {
      const original = window.scrollTo.bind(window);
      window.scrollTo = ((options: ScrollToOptions) => {
        document.documentElement.dataset['behavior'] = options.behavior ?? '';
        original(options);
      }) as typeof window.scrollTo;
    });
    const last = page
      .getByRole('main')
      .getByRole('link', { name: /Uhr|Watch/ })
      .last();
    await last.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(500);
    await last.click();
    await expect(page).toHaveURL(/\/accessoires\//);
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-behavior', 'smooth');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(localized('/produkte', lang));
    await expect.poll(() => scrolled(page)).toBe(place);
  });
}

test('the first link of the footer is a step inside the shop, also before its code is there @full', async ({
  page,
}) => {
  await open(page, localized('/sneakers', 'de'));
  const documents = documentsOf(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Über uns' });
  // Without a pointer that comes near and hydrates the footer first.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL('/ueber-uns');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(localized('/sneakers', 'de'));
  expect(documents).toEqual([]);
});

test('the place that an address names comes to rest below the header', async ({ page }) => {
  await page.goto('/#faq', { waitUntil: 'networkidle' });
  const top = () =>
    page.locator('#faq').evaluate((place) => Math.round(place.getBoundingClientRect().top));
  const header = await page
    .getByRole('banner')
    .evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  await expect.poll(top).toBeLessThan(400);
  expect(await top()).toBeGreaterThanOrEqual(header);
});
