import { href } from '#routes.ts';
import { texts as german } from '#web/pages/produkte/de.ts';
import { texts as english } from '#web/pages/produkte/en.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';

const TEXTS = { de: german, en: english };

for (const lang of languages) {
  const path = href('produkte', lang);
  const texts = TEXTS[lang];
  const count = (n: number) => texts.count.replace('{n}', String(n));

  test.describe(`/produkte (${lang})`, () => {
    test('category filter: it stands in the address, a reload and a link keep it', async ({
      page,
    }) => {
      await open(page, path);
      const main = page.getByRole('main');
      const filter = (name: string) =>
        main.getByRole('group', { name: texts.filterLabel }).getByRole('button', { name });
      await expect(main.getByRole('status')).toHaveText(count(15));
      await filter(texts.filters.daily).click();
      await expect(main.getByRole('article')).toHaveCount(6);
      await expect(page).toHaveURL(`${path}?kategorie=daily`);
      await page.reload();
      await expect(filter(texts.filters.daily)).toHaveAttribute('aria-pressed', 'true');
      await expect(main.getByRole('status')).toHaveText(count(6));
      await filter(texts.filters.accessories).click();
      await expect(main.getByRole('article')).toHaveCount(9);
      await filter(texts.filters.alle).click();
      await expect(main.getByRole('article')).toHaveCount(15);
      await expect(page).toHaveURL(path);
    });
  });
}
