import path from 'node:path';
import type { Page } from '@playwright/test';
import { href, localized } from '#routes.ts';
import german from '#web/search/de.json' with { type: 'json' };
import { expect, open } from './steps/journey.ts';
import { testInOwnShop } from './steps/own-shop.ts';
import { openSearch } from './steps/shopper.ts';

/** Journeys through a shop whose index is too large for browsers: the server searches. */

const RANGE = path.resolve(import.meta.dirname, '..', 'wordy-range.ts');

const test = testInOwnShop({ NODE_OPTIONS: `--import=${RANGE}` }, 180_000);

const asked = `**/api/search?*`;
const main = (page: Page) => page.getByRole('main');
const cells = (page: Page) => main(page).locator('article.cell');

test('a large range: the dialog asks the server, no index is loaded @full', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, localized('/caps', 'de'));
  const line = await openSearch(page);
  const dialog = page.getByRole('dialog');
  await line.pressSequentially('kulturbeuttel');
  await expect(dialog.getByRole('link', { name: /Toiletry|Kultur/ }).first()).toBeVisible();
  expect(loaded.filter((each) => each === '/api/search')).not.toEqual([]);
  expect(loaded.filter((each) => each.endsWith('/search.json'))).toEqual([]);
  await line.fill('sneaker');
  const all = dialog.getByRole('link', { name: 'Alle 64 Ergebnisse' });
  await expect(all).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
  await line.fill('xyzzyqq');
  await expect(dialog.getByRole('status')).toHaveText(german.none.replace('{query}', 'xyzzyqq'));
});

test('a large range: a late reply to an earlier query is dropped @full', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(asked, async (route) => {
    if (route.request().url().includes('q=pouch')) await held;
    await route.fallback();
  });
  await open(page, href('searchResults', 'de'));
  const line = page.getByRole('searchbox');
  const early = page.waitForRequest((request) => request.url().includes('q=pouch'));
  await line.fill('pouch');
  const url = (await early).url();
  await line.fill('kulturbeutel');
  await expect(cells(page).first()).toContainText(/Toiletry|Kultur/);
  const late = page.waitForResponse(url);
  release();
  await (await late).finished();
  await expect(line).toHaveValue('kulturbeutel');
  for (const text of await cells(page).allTextContents()) expect(text).not.toContain('Pouch');
});
