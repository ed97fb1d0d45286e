import { localized } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { cartButton, openDrawer, toast } from './steps/shopper.ts';

const MISSING = seedCatalogue.collections['trikots']?.page?.missingChoice;

for (const lang of languages) {
  const list = localized('/trikots', lang);
  const add = lang === 'de' ? 'In den Warenkorb legen' : 'Add to cart';

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
      await expect(toast(page, MISSING?.title[lang] ?? '')).toContainText(
        MISSING?.text[lang] ?? '',
      );
      await expect(cartButton(page)).toHaveAccessibleName(/leer|empty/);

      const tops = await main
        .locator('.sizes .size-cell')
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
