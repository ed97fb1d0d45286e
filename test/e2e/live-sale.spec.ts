import { expect, test } from '@playwright/test';
import { GUARANTEE_ALT, GUARANTEE_MISSING } from '#rules/guarantee-notice.ts';
import { STORED_SEED } from '#test/seed.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { showAsLive } from './steps/live-mode.ts';

/**
 * A live shop: banner, flash sale and countdown come from a running campaign and end with it, and pieces are
 * counted. A demo has the specification's sentences.
 */

const PAGE = '/products/pouch';

test('a live shop announces the running campaign until its end', async ({ page }) => {
  const endsMs = Date.now() + 2 * 3_600_000;
  const campaign = { name: { de: 'Herbstsale', en: 'Autumn sale' }, endsMs, percentOff: 20 };
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await showAsLive(page, '/', { ...STORED_SEED, campaign });
  await page.goto('/');

  const title = page.getByRole('heading', { name: 'Herbstsale: bis zu 20% Rabatt' });
  await expect(title).toBeVisible();
  const banner = page.getByRole('region', { name: 'Aktuelles' });
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await expect(banner.getByText(/^Herbstsale: bis \d+\. \S+ um \d\d:\d\d Uhr$/)).toBeVisible();
  const clock = page.getByRole('timer', { name: 'Der Flash Sale endet in' });
  await expect(clock).toContainText(/^01\D+59/);
  await expect(page.getByText(/^Endet am \d+\. \S+ um \d\d:\d\d Uhr\.$/)).toBeVisible();
  await expect(page.getByText('Bis zu 70% Rabatt')).toHaveCount(0);
  await expectAccessible(page);

  await page.clock.fastForward(2 * 3_600_000 + 1_000);
  await expect(title).toHaveCount(0);
  await expect(clock).toHaveCount(0);
  await expect(banner.getByText(/Herbstsale/)).toHaveCount(0);
  expect(wrong).toEqual([]);
});

test('a live shop says how few are left of the chosen colour', async ({ page }) => {
  await showAsLive(page, PAGE);
  await page.route(`**/api/sold-out`, (route) =>
    route.fulfill({ json: { items: [], few: { 'pouch:lila': 2 } } }),
  );
  await page.goto(PAGE);
  const colour = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true });
  const few = page.getByText('Nur noch 2 verfügbar');
  await colour('Lila').click();
  await expect(few).toBeVisible();
  await colour('Navy').click();
  await expect(few).toBeHidden();
  await expect(page.getByText('SEI SCHNELL WENIG AUF LAGER!')).toHaveCount(0);
});

for (const [lang, path] of [
  ['de', PAGE],
  ['en', `/en${PAGE}`],
] as const) {
  test(`a live shop without the EU's notice says that it is missing (${lang})`, async ({
    page,
  }) => {
    await showAsLive(page, path);
    await page.goto(path);
    await page.getByText(GUARANTEE_MISSING[lang]).scrollIntoViewIfNeeded();
    await expect(page.getByAltText(GUARANTEE_ALT[lang])).toHaveCount(0);
  });
}

test('a live shop counts no visit and remembers no product', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await showAsLive(page, PAGE);
  await page.goto(PAGE);
  await expect.poll(() => asked).toContain('/api/sold-out');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/active-sessions'))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
