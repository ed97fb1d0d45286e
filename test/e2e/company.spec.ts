import { href } from '#routes.ts';
import { texts as careersDe } from '#web/pages/karriere/de.ts';
import { texts as careersEn } from '#web/pages/karriere/en.ts';
import { texts as pressDe } from '#web/pages/presse/de.ts';
import { texts as pressEn } from '#web/pages/presse/en.ts';
import { texts as aboutDe } from '#web/pages/ueber-uns/de.ts';
import { texts as aboutEn } from '#web/pages/ueber-uns/en.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';

const TEXTS = {
  de: { about: aboutDe, careers: careersDe, press: pressDe },
  en: { about: aboutEn, careers: careersEn, press: pressEn },
};
const SCREENS = ['about', 'careers', 'press'] as const;

for (const lang of languages) {
  for (const screen of SCREENS) {
    const texts = TEXTS[lang][screen];

    test(`footer: company leads to ${screen} (${lang})`, async ({ page }) => {
      await open(page, href('home', lang));
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: texts.title, exact: true }).click();
      await page.waitForURL(`**${href(screen, lang)}`);
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await expect(page.getByText(texts.statement)).toBeVisible();
      for (const { title } of texts.principles) {
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
      }
      const contact = page.getByRole('main').getByRole('link', { name: /@/ });
      await expect(contact).toHaveAttribute('href', /^mailto:[^@]+@[^@]+$/);
    });
  }

  test(`press: every file to download exists (${lang})`, async ({ page, request }) => {
    await open(page, href('press', lang));
    const links = page.getByRole('region', { name: TEXTS[lang].press.material }).getByRole('link');
    await expect(links).toHaveCount(8);
    for (const link of await links.all()) {
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
  });
}
