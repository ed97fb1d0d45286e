import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';

for (const lang of languages) {
  const path = localized('/caps', lang);
  const lilac = lang === 'de' ? 'Lila' : 'Lilac';

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
  });
}
