import type { Page } from '@playwright/test';
import { href } from '#routes.ts';
import { texts as germanDetail } from '#web/pages/trikot/de.ts';
import { texts as englishDetail } from '#web/pages/trikot/en.ts';
import { texts as german } from '#web/pages/trikots/de.ts';
import { texts as english } from '#web/pages/trikots/en.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { cartButton, openDrawer, toast } from './steps/shopper.ts';

const LIST = { de: german, en: english };
const DETAIL = { de: germanDetail, en: englishDetail };

const filters = (page: Page) => page.getByRole('group', { name: /^(Kategorie|Category)$/ });

for (const lang of languages) {
  const list = href('trikots', lang);
  const texts = DETAIL[lang];
  const add = lang === 'de' ? 'In den Warenkorb legen' : 'Add to cart';
  const jerseys = (n: number) => (lang === 'de' ? `${n} Trikots` : `${n} jerseys`);

  test.describe(`/trikots (${lang})`, () => {
    test('categories, five orders, result count, discount badge', async ({ page }) => {
      await open(page, list);
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText(jerseys(10));
      await expect(main.getByRole('article').filter({ hasText: /−\d\d\s?%/ })).toHaveCount(10);
      for (const [category, count] of [
        ['National', 4],
        ['Vintage', 3],
        ['Special', 3],
      ] as const) {
        await filters(page).getByRole('button', { name: category }).click();
        await expect(main.getByRole('status')).toHaveText(jerseys(count));
      }
      await filters(page).getByRole('button', { name: LIST[lang].all }).click();
      await expect(main.getByRole('status')).toHaveText(jerseys(10));

      const order = main.getByRole('combobox');
      const first = main.getByRole('article').first().getByRole('link');
      const orders: [string, RegExp][] = [
        ['preis-auf', /Brasilien|Brazil/],
        ['preis-ab', /Italien|Italy/],
        ['name', /Argentin/],
        ['bewertung', /Argentin/],
        ['empfohlen', /Deutschland|Germany/],
      ];
      for (const [key, name] of orders) {
        await order.selectOption(key);
        await expect(first).toHaveText(name);
      }
      await expect(page).toHaveURL(new RegExp(`${list}$`));
    });

    test('a filter that would leave nothing is off and shows its 0 @full', async ({ page }) => {
      await open(page, list);
      const vintage = filters(page).getByRole('button', { name: 'Vintage' });
      const cheap = filters(page).getByRole('button', { name: /^(Unter|Under)/ });
      await expect(cheap.locator('sup')).toHaveText('3');
      await vintage.click();
      await expect(cheap.locator('sup')).toHaveText('0');
      await expect(cheap).toHaveAttribute('aria-disabled', 'true');
      await cheap.click({ force: true });
      await expect(page).toHaveURL(/kategorie=vintage$/);
      await filters(page).getByRole('button', { name: 'National' }).click();
      await cheap.click();
      await expect(vintage.locator('sup')).toHaveText('0');
      await expect(vintage).toHaveAttribute('aria-disabled', 'true');
      await expect(page).toHaveURL(/kategorie=national&preis=unter-40/);
    });

    test('an address in which nothing is cheap enough is empty, and can be reset @full', async ({
      page,
    }) => {
      await open(page, `${list}?kategorie=vintage&preis=unter-40`);
      const main = page.getByRole('main');
      // Both are on, so both can be turned off.
      for (const chip of await filters(page).locator('[aria-pressed="true"]').all()) {
        await expect(chip).not.toHaveAttribute('aria-disabled');
      }
      await expect(main.getByText(LIST[lang].empty)).toBeVisible();
      await expect(main.getByRole('article')).toHaveCount(0);
      await main.getByRole('button', { name: /zurücksetzen|Reset/ }).click();
      await expect(main.getByRole('article')).toHaveCount(10);
      await expect(page).toHaveURL(new RegExp(`${list}$`));
    });
  });

  test.describe(`/trikots/{id} (${lang})`, () => {
    test('no size, no cart: the button says so; with size and quantity it adds', async ({
      page,
    }) => {
      await open(page, list);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: /Deutschland Heim|Germany Home/ }).click();
      await page.waitForURL(/deutschland-heim/);
      const button = main.getByRole('button', { name: add }).first();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(toast(page, texts.chooseTitle)).toContainText(texts.chooseText);
      await expect(cartButton(page)).toHaveAccessibleName(/leer|empty/);

      const tops = await main
        .locator('.size-cell')
        .evaluateAll((sizes) => sizes.map((size) => size.getBoundingClientRect().top));
      // None stands alone in its row.
      expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(1);
      await main.getByRole('radio', { name: 'XXL' }).check();
      await expect(page).toHaveURL(/groesse=XXL$/);
      await main.getByRole('button', { name: /^(Mehr|More)$/ }).click();
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
      await button.click();
      await expect(
        toast(page, lang === 'de' ? 'Zum Warenkorb hinzugefügt' : 'Added to cart'),
      ).toBeVisible();
      await expect(cartButton(page)).toHaveText('2');
      const line = await openDrawer(page);
      await expect(line.getByText(/(Größe|Size) XXL/)).toBeVisible();
    });
  });
}
