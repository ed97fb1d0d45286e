import { href } from '#routes.ts';
import { texts as german } from '#web/pages/neu/de.ts';
import { texts as english } from '#web/pages/neu/en.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { speaks } from './steps/words.ts';

const TEXTS = { de: german, en: english };

for (const lang of languages) {
  const texts = TEXTS[lang];

  test.describe(`/neu (${lang})`, () => {
    test('new-arrivals block with real products', async ({ page }) => {
      await open(page, href('arrivals', lang));
      await page.getByRole('link', { name: texts.toArrivals }).click();
      const arrivals = page.locator('section', {
        has: page.getByRole('heading', { name: texts.arrivals }),
      });
      await expect(arrivals.getByRole('heading', { name: texts.arrivals })).toBeInViewport();
      await expect(arrivals.getByRole('article')).toHaveCount(8);
      const first = arrivals.getByRole('article').first().getByRole('link');
      const name = (await first.textContent()) ?? '';
      await first.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });

    test('coming-soon block: Sommer Collection, Business Line, Limited Edition', async ({
      page,
    }) => {
      await open(page, href('arrivals', lang));
      const summer = speaks(lang)('Sommer Collection', 'Summer Collection');
      for (const name of [summer, 'Business Line', 'Limited Edition']) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(
          page.getByRole('list', { name: `${texts.expect}: ${name}` }).getByRole('listitem'),
        ).toHaveCount(3);
      }
    });
  });
}
