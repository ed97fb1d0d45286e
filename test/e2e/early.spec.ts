import type { Page } from '@playwright/test';
import { href, localized } from '#routes.ts';
import { expect, ready, test } from './steps/journey.ts';
import { PHONE } from './steps/matrix.ts';
import { ownRules } from './steps/own-styles.ts';
import { cartButton, storedLines, toast } from './steps/shopper.ts';
import { EARLY_SCRIPT, holdScripts, slowLine } from './steps/slow-line.ts';

/** Taps while scripts are still loading (`src/web/early`). */

test.use({ viewport: PHONE });

const openEarly = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
/** The column's own; phones have it in their sticky bar, too. */
const addButton = (page: Page) => page.locator('.buy [name=add]');
const size = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Größe' })
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}$`) });

test('size and add-to-cart before any script: pressed at once, one line afterwards', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await openEarly(page, localized('/sneakers/kiez-low-navy', 'de'));
  await size(page, '42').click();
  await expect(page.getByRole('radio', { name: '42' })).toBeChecked();
  await addButton(page).click();
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(addButton(page)).not.toHaveCSS('transform', 'none');
  expect(await storedLines(page)).toEqual([]);

  release();
  await expect(toast(page, 'Produkt hinzugefügt')).toBeVisible();
  await expect(addButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('radio', { name: '42' })).toBeChecked();
  await expect(page).toHaveURL(/groesse=42/);
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  expect(await storedLines(page)).toMatchObject([
    { id: 'kiez-low-navy-42', selectedSize: '42', quantity: 1 },
  ]);
});

test('the line is in the cart before the page has hydrated, and only once after it', async ({
  page,
}) => {
  const release = await holdScripts(page, EARLY_SCRIPT);
  // Visitors from advertisements: their query parameters are not a choice.
  await openEarly(page, `${localized('/products/pouch', 'de')}?utm_source=brief`);
  await addButton(page).click();
  await expect.poll(() => storedLines(page)).toMatchObject([{ id: 'pouch-einzelpack' }]);
  await expect(page.locator('#cart-count')).toHaveText('1');
  await expect(addButton(page)).not.toHaveAttribute('aria-busy', 'true');

  release();
  await ready(page);
  await expect(toast(page, 'Zum Warenkorb hinzugefügt!')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  expect(await storedLines(page)).toMatchObject([{ id: 'pouch-einzelpack', quantity: 1 }]);
});

test('choices and taps count in order, an impatient second tap not at all', async ({ page }) => {
  const release = await holdScripts(page);
  await openEarly(page, localized('/trikots/special-nacht', 'de'));
  await size(page, 'M').click();
  // Its text is that a size is missing until the page is hydrated; it can be tapped all the same.
  const tapAdd = () => addButton(page).click({ force: true });
  await tapAdd();
  await tapAdd();
  await size(page, 'L').click();
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await tapAdd();

  release();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, 3 Artikel');
  expect(await storedLines(page)).toMatchObject([
    { id: 'special-nacht-M', quantity: 1 },
    { id: 'special-nacht-L', quantity: 2 },
  ]);
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
});

test('a pack with its colours, chosen early @full', async ({ page }) => {
  const release = await holdScripts(page, EARLY_SCRIPT);
  await openEarly(page, localized('/products/travel-bag', 'de'));
  await page.getByRole('radio', { name: /DUO PACK/ }).check({ force: true });
  const colours = page.getByRole('group', { name: 'Farbe' }).getByRole('button');
  await colours.nth(0).click();
  await colours.nth(1).click();
  await expect(colours.nth(1)).toHaveAttribute('aria-busy', 'true');
  await addButton(page).click();
  await expect.poll(() => storedLines(page)).toMatchObject([{ id: 'travel-bag-duo' }]);

  release();
  await expect(page.getByText('2/2 ausgewählt')).toBeVisible();
  await expect(page.getByRole('radio', { name: /DUO PACK/ })).toBeChecked();
  expect(await storedLines(page)).toMatchObject([{ id: 'travel-bag-duo', quantity: 1 }]);
});

test('what is missing is said once the page is there @full', async ({ page }) => {
  const release = await holdScripts(page, EARLY_SCRIPT);
  await openEarly(page, localized('/sneakers/kiez-low-navy', 'de'));
  await addButton(page).click();
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(toast(page, 'Größe auswählen')).toBeVisible();
  expect(await storedLines(page)).toEqual([]);
});

for (const [choice, at, line] of [
  [
    'a size',
    `${localized('/sneakers/kiez-low-navy', 'de')}?groesse=41`,
    { id: 'kiez-low-navy-41' },
  ],
  [
    'a pack with its colours',
    `${localized('/products/travel-bag', 'de')}?pack=duo&farben=navy.cognac`,
    { id: 'travel-bag-duo', colourIds: 'navy,cognac' },
  ],
] as const) {
  test(`${choice} in the address counts for an early tap @full`, async ({ page }) => {
    await holdScripts(page, EARLY_SCRIPT);
    await openEarly(page, at);
    await addButton(page).click();
    await expect.poll(() => storedLines(page)).toMatchObject([line]);
  });
}

test('hearts and filters wait for the page and are not lost', async ({ page }) => {
  const release = await holdScripts(page);
  await openEarly(page, localized('/trikots', 'de'));
  await page.getByRole('button', { name: 'Vintage 1974 merken' }).click();
  await page.getByRole('group').getByRole('button', { name: 'Vintage' }).first().click();
  release();
  await expect(page).toHaveURL(/kategorie=vintage/);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Vintage 1974 merken' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('an order chosen between the first script and hydration is not lost @full', async ({
  page,
}) => {
  // Chosen by script in the very moment: React has been started and has hydrated nothing yet.
  await page.addInitScript(() => {
    const choose = () => {
      const select = document.querySelector('main select');
      if (!(select instanceof HTMLSelectElement)) throw new Error('there is no order to choose');
      select.value = 'name';
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    let acts: object | undefined;
    Object.defineProperty(globalThis, 'earlyTaps', {
      get: () => acts,
      set: (next: object) => {
        acts = next;
        let done: boolean | undefined;
        Object.defineProperty(next, 'done', {
          get: () => done,
          set: (value: boolean) => {
            done = value;
            queueMicrotask(choose);
          },
        });
      },
    });
  });
  await page.goto(localized('/sneakers', 'de'));
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('combobox', { name: /Sortier/ })).toHaveValue('name');
  await expect(page.getByRole('article').first()).toContainText('Block High Cognac');
});

test('what was opened before hydration stays open', async ({ page }) => {
  const release = await holdScripts(page);
  await openEarly(page, localized('/sneakers/kiez-low-navy', 'de'));
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  release();
  await ready(page);
  await page.waitForLoadState('networkidle');
  await expect(menu).toBeVisible();
});

test('scripts that are there before the document wait for its end @full', async ({
  page,
  baseURL,
}) => {
  const line = await slowLine(baseURL ?? '');
  const client = page.waitForResponse(/\/assets\/entry-client-[^/]+\.js$/);
  // It asks for all of them at once.
  await page.goto(line.url + href('wishlist', 'de'), { waitUntil: 'commit' });
  await (await client).finished();
  // Resolves when it has run for the first time; the page's data is at its end.
  await page.evaluate((url) => import(url).then(() => undefined), (await client).url());
  line.release();
  await ready(page);
  await expect.poll(() => ownRules(page)).toBe(0);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  line.close();
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('menu, size guide and questions open by HTML alone', async ({ page }) => {
    await page.goto(localized('/sneakers/kiez-low-navy', 'de'));
    await page.getByRole('button', { name: 'Menü' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Schließen' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Größentabelle' }).click();
    await expect(page.getByRole('dialog', { name: 'Größentabelle' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByText('Material und Pflege').click();
    await expect(page.locator('details', { hasText: 'Material und Pflege' })).toHaveAttribute(
      'open',
    );
    await page.getByRole('button', { name: /^Warenkorb/ }).click();
    await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible();
  });
});
