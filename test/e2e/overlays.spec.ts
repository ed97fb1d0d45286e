import type { Locator, Page, ViewportSize } from '@playwright/test';
import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { DESKTOP, fullIf, languages, PHONE } from './steps/matrix.ts';
import { addToCart, cartButton } from './steps/shopper.ts';
import { menuName, SHARED_TEXTS } from './steps/words.ts';

/** Back closes what lies open over the page; the way back stays as it was. */

/** The overlay's entry follows the frame that shows it. */
async function hasEntry(page: Page, over: boolean): Promise<void> {
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.over))).toBe(over);
}

/** Opens the list, steps to the pouch and opens something there: two entries and the overlay's. */
async function openOver(page: Page, lang: 'de' | 'en', show: () => Promise<Locator>) {
  await open(page, localized('/produkte', lang));
  await page
    .getByRole('main')
    .locator(`a[href="${localized('/products/pouch', lang)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(localized('/products/pouch', lang));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const over = await show();
  await expect(over).toBeVisible();
  await hasEntry(page, true);
  return over;
}

for (const lang of languages) {
  const shared = SHARED_TEXTS[lang];
  const overlays: readonly [string, ViewportSize, (page: Page) => Promise<Locator>][] = [
    [
      'drawer',
      PHONE,
      async (page) => {
        await cartButton(page).click();
        return page.getByRole('dialog', { name: shared['cart.title'] });
      },
    ],
    [
      'bags menu',
      DESKTOP,
      async (page) => {
        const nav = page.getByRole('navigation', { name: shared['nav.label'] });
        await nav.getByText(menuName('bagsMenu', lang), { exact: true }).click();
        return nav.locator('.bags-panel');
      },
    ],
  ];

  for (const [name, viewport, show] of overlays) {
    test(`back closes the ${name} and stays, the next one leaves (${lang})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const over = await openOver(page, lang, () => show(page));
      const place = await page.evaluate(() => scrollY);
      await page.goBack();
      await expect(over).toBeHidden();
      await expect(page).toHaveURL(localized('/products/pouch', lang));
      expect(await page.evaluate(() => scrollY)).toBe(place);
      await page.goBack();
      await expect(page).toHaveURL(localized('/produkte', lang));
    });

    test(`Escape takes the ${name}'s entry away (${lang})${fullIf(name !== 'drawer')}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const over = await openOver(page, lang, () => show(page));
      const pressEscape = async () => {
        await page.keyboard.press('Escape');
        await expect(over).toBeHidden();
        await hasEntry(page, false);
      };
      await pressEscape();
      await expect(page).toHaveURL(localized('/products/pouch', lang));
      await show(page);
      await hasEntry(page, true);
      await pressEscape();
      await page.goBack();
      await expect(page).toHaveURL(localized('/produkte', lang));
    });
  }

  test(`a link chosen in the menu leaves no dead entry (${lang})`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const menu = await openOver(page, lang, async () => {
      await page.getByRole('button', { name: shared['nav.menu'] }).click();
      return page.getByRole('dialog', { name: shared['nav.menu'] });
    });
    await menu.getByRole('link', { name: menuName('sneakers', lang) }).click();
    await expect(page).toHaveURL(localized('/sneakers', lang));
    await expect(menu).toBeHidden();
    await hasEntry(page, false);
    await page.goBack();
    await expect(page).toHaveURL(localized('/products/pouch', lang));
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(localized('/produkte', lang));
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(localized('/sneakers', lang));
  });
}

test('a filter pressed while a menu closes stays in the address @full', async ({ page }) => {
  await open(page, localized('/sneakers', 'de'));
  const nav = page.getByRole('navigation', { name: SHARED_TEXTS.de['nav.label'] });
  await nav.getByText(menuName('bagsMenu', 'de'), { exact: true }).click();
  await hasEntry(page, true);
  await page
    .getByRole('group', { name: 'Silhouette' })
    .getByRole('button')
    .last()
    .dispatchEvent('pointerdown');
  await page
    .getByRole('group', { name: 'Silhouette' })
    .getByRole('button')
    .last()
    .click({ force: true });
  await hasEntry(page, false);
  await expect(page).toHaveURL(/\?.+=/);
});

test('after a reload the drawer is closed and its entry gone', async ({ page }) => {
  await open(page, localized('/produkte', 'de'));
  await page
    .locator(`main a[href="${localized('/products/pouch', 'de')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(localized('/products/pouch', 'de'));
  await cartButton(page).click();
  await hasEntry(page, true);
  await page.reload();
  await hasEntry(page, false);
  await expect(page).toHaveURL(localized('/products/pouch', 'de'));
  await page.goBack();
  await expect(page).toHaveURL(localized('/produkte', 'de'));
});

test('one dialog right after another: one entry, and back still closes @full', async ({ page }) => {
  await open(page, localized('/products/pouch', 'de'));
  await addToCart(page);
  await cartButton(page).click();
  await hasEntry(page, true);
  await page.evaluate(() => {
    (document.getElementById('cart') as HTMLDialogElement).close();
    (document.getElementById('search') as HTMLDialogElement).showModal();
  });
  const search = page.getByRole('dialog', { name: SHARED_TEXTS.de['nav.search'] });
  await expect(search).toBeVisible();
  await page.waitForLoadState('networkidle');
  await hasEntry(page, true);
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(localized('/products/pouch', 'de'));
});
