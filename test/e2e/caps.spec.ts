import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { cartButton, openDrawer, toast } from './steps/shopper.ts';

for (const lang of languages) {
  const path = localized('/caps', lang);
  const lilac = lang === 'de' ? 'Lila' : 'Lilac';
  const add = lang === 'de' ? 'In den Warenkorb legen' : 'Add to cart';
  const euros = (amount: string) => (lang === 'de' ? `€${amount}` : `€${amount.replace(',', '.')}`);

  test.describe(`/caps (${lang})`, () => {
    test('two colours with three pictures each and one of both: the gallery follows, the URL too', async ({
      page,
    }) => {
      await open(page, path);
      const main = page.getByRole('main');
      const pictures = main.getByRole('group', { name: /Baseball Cap Monogram/ }).getByRole('img');
      await expect(pictures).toHaveCount(4);
      await expect(pictures.first()).toHaveAttribute('src', /rosa-/);
      await expect(main.getByRole('radio')).toHaveCount(2);
      await main.getByRole('radio', { name: lilac }).check();
      await expect(pictures.first()).toHaveAttribute('src', /lila-/);
      await expect(page).toHaveURL(/farbe=lila$/);
      await page.reload();
      await expect(main.getByRole('radio', { name: lilac })).toBeChecked();
      await expect(pictures.nth(2)).toHaveAttribute('src', /lila-/);
    });

    test('quantity from one up; the button shows the total and adds it', async ({ page }) => {
      await open(page, `${path}?farbe=lila`);
      const main = page.getByRole('main');
      const less = main.getByRole('button', { name: /^(Weniger|Less)$/ });
      await expect(less).toBeDisabled();
      await expect(
        main.getByRole('button', { name: `${add} · ${euros('49,99')}` }).first(),
      ).toBeVisible();
      await main.getByRole('button', { name: /^(Mehr|More)$/ }).click();
      await main.getByRole('button', { name: /^(Mehr|More)$/ }).click();
      await less.click();
      await main
        .getByRole('button', { name: `${add} · ${euros('99,98')}` })
        .first()
        .click();
      await expect(
        toast(page, lang === 'de' ? 'Zum Warenkorb hinzugefügt' : 'Added to cart'),
      ).toBeVisible();
      await expect(cartButton(page)).toHaveText('2');
      const line = await openDrawer(page);
      await expect(line.getByText(lilac, { exact: true })).toBeVisible();
    });
  });
}
