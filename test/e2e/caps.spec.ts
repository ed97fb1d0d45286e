import { CAP_TEXTS_DE } from '#catalogue/texts/cap.de.ts';
import { CAP_TEXTS_EN } from '#catalogue/texts/cap.en.ts';
import { href } from '#routes.ts';
import { texts as german } from '#web/pages/caps/de.ts';
import { texts as english } from '#web/pages/caps/en.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { cartButton, openDrawer, toast } from './steps/shopper.ts';

const PRODUCT_TEXTS = { de: CAP_TEXTS_DE, en: CAP_TEXTS_EN };
const TEXTS = { de: german, en: english };

for (const lang of languages) {
  const path = href('caps', lang);
  const texts = TEXTS[lang];
  const lilac = lang === 'de' ? 'Lila' : 'Lilac';
  const add = lang === 'de' ? 'In den Warenkorb legen' : 'Add to cart';
  const euros = (amount: string) => (lang === 'de' ? `€${amount}` : `€${amount.replace(',', '.')}`);

  test.describe(`/caps (${lang})`, () => {
    test('breadcrumb, One Size, rating, features, description', async ({ page }) => {
      await open(page, path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Baseball Cap Monogram');
      const crumbs = main.getByRole('navigation', { name: /Du bist hier|You are here/ });
      await expect(crumbs.getByRole('link')).toHaveAttribute('href', /\/produkte/);
      await expect(main.getByText(/: One Size$/)).toBeVisible();
      await expect(main.getByText(texts.sizeHint)).toBeVisible();
      await expect(main.getByText(/^\(1[.,]254 (Bewertungen|reviews)\)$/).first()).toBeVisible();
      for (const feature of PRODUCT_TEXTS[lang].features)
        await expect(main.getByText(feature)).toBeVisible();
    });

    test('two colours with three pictures each: the gallery follows, the URL too', async ({
      page,
    }) => {
      await open(page, path);
      const main = page.getByRole('main');
      const pictures = main.getByRole('group', { name: /Baseball Cap Monogram/ }).getByRole('img');
      await expect(pictures).toHaveCount(3);
      await expect(pictures.first()).toHaveAttribute('src', /rosa-/);
      await expect(main.getByRole('radio')).toHaveCount(2);
      await main.getByRole('radio', { name: lilac }).check();
      await expect(pictures.first()).toHaveAttribute('src', /lila-/);
      await expect(page).toHaveURL(/farbe=lila$/);
      await page.reload();
      await expect(main.getByRole('radio', { name: lilac })).toBeChecked();
      await expect(pictures.last()).toHaveAttribute('src', /lila-/);
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
