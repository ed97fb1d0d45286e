import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { href, localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { PHONE } from './steps/matrix.ts';
import { addToCart, openDrawer } from './steps/shopper.ts';

/** Forced colours, as contrast themes set them: what is chosen differs from what is not. */

/** Mean grey level of the element, 0 to 255; mouse and focus are elsewhere. */
async function brightnessOf(page: Page, element: Locator): Promise<number> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const { channels } = await sharp(await element.screenshot())
    .greyscale()
    .stats();
  return channels[0]?.mean ?? 0;
}

/** Expects that the element looks different once it is chosen: by more than the weight of its letters. */
async function expectTold(page: Page, element: Locator, choose: () => Promise<unknown>) {
  const before = await brightnessOf(page, element);
  await choose();
  const change = Math.abs((await brightnessOf(page, element)) - before);
  expect.soft(change, `${element}`).toBeGreaterThan(7);
}

/** Expects that these boxes are seen within the element. */
async function expectFilled(page: Page, element: Locator, boxes: string) {
  const before = await brightnessOf(page, element);
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, `${boxes} { visibility: hidden !important; }`);
  const change = Math.abs((await brightnessOf(page, element)) - before);
  expect.soft(change, boxes).toBeGreaterThan(0.5);
}

test('forced colours: chips, sizes, packs, colours, pictures, tabs, progress and timeline @full', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ forcedColors: 'active' });
  const main = page.getByRole('main');

  await open(page, '/produkte');
  const chip = main.getByRole('button', { name: /^Accessories/ });
  await expectTold(page, chip, () => chip.click());

  await open(page, localized('/sneakers/kiez-low-navy', 'de'));
  await expectFilled(page, main.locator('.timeline'), '.timeline li::before');
  const size = main.locator('.sizes .size-cell').filter({ hasText: '42' });
  await expectTold(page, size, () => size.getByRole('radio').check());
  const shown = main.getByRole('link', { name: 'Navy' });
  await expectTold(page, shown, () =>
    shown.evaluate((link) => link.removeAttribute('aria-current')),
  );

  await open(page, localized('/products/travel-bag', 'de'));
  const duo = main.locator('.pack').filter({ hasText: 'DUO' });
  await expectTold(page, duo, () => duo.getByRole('radio').check());
  const navy = main.getByRole('button', { name: 'Navy', exact: true });
  await expectTold(page, navy, () => navy.click());
  const second = main.locator('.gallery-thumbs button').nth(1);
  await expectTold(page, second, () => second.click());
  await main.getByRole('button', { name: 'Schwarz', exact: true }).click();
  await addToCart(page);
  await expectFilled(page, (await openDrawer(page)).locator('.ship-bar'), '.ship-bar span');

  await open(page, href('auth', 'de'));
  const tab = main.getByRole('tab').last();
  await expectTold(page, tab, () => tab.click());
});
