import { expect, test } from '@playwright/test';
import { seedCatalogue } from '#catalogue/seed/seed-catalogue.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { showAsLive } from './steps/live-mode.ts';

/** Banner, flash sale and countdown of a live shop, which come from a running campaign and end with it. */

test('a live shop announces the running campaign until its end', async ({ page }) => {
  const endsMs = Date.now() + 2 * 3_600_000;
  const campaign = { name: { de: 'Herbstsale', en: 'Autumn sale' }, endsMs, percentOff: 20 };
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  await page.clock.install();
  await showAsLive(page, '/', { ...seedCatalogue, campaign });
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

test('a live shop without a campaign announces none @full', async ({ page }) => {
  await showAsLive(page, '/');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});
