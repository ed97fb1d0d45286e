import { localized } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { cartButton, toast } from './steps/shopper.ts';

const MISSING = seedCatalogue.collections['trikots']?.page?.missingChoice;

for (const lang of languages) {
  test(`/trikots/{id} (${lang}): the button waits for a size and says so, then it adds`, async ({
    page,
  }) => {
    await open(page, localized('/trikots/deutschland-heim', lang));
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: /^(In den Warenkorb|Add to cart)/ }).first();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, MISSING?.title[lang] ?? '')).toContainText(MISSING?.text[lang] ?? '');
    await expect(cartButton(page)).toHaveAccessibleName(/leer|empty/);

    const tops = await main
      .locator('.sizes .size-cell')
      .evaluateAll((sizes) => sizes.map((size) => size.getBoundingClientRect().top));
    // None stands alone in its row.
    expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(1);
    await main.getByRole('radio', { name: 'XXL' }).check();
    await main.getByRole('button', { name: /^(Mehr|More)$/ }).click();
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await button.click();
    await expect(cartButton(page)).toHaveText('2');
  });
}
