import { href } from '../../src/routes.ts';
import { copy as german } from '../../src/web/pages/merkliste/de.ts';
import { copy as english } from '../../src/web/pages/merkliste/en.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages, viewports } from './steps/matrix.ts';
import { toast } from './steps/shopper.ts';

const COPY = { de: german, en: english };

for (const lang of languages) {
  const copy = COPY[lang];
  const list = href('merkliste', lang);
  const heart = /merken$|^Save/;

  test(`/merkliste (${lang}): hearts fill it, it survives a reload, gives back and empties`, async ({
    page,
  }) => {
    await open(page, list);
    const main = page.getByRole('main');
    await expect(main.getByText(copy.empty)).toBeVisible();

    await open(page, href('trikots', lang));
    const jersey = main.getByRole('article').first();
    await jersey.getByRole('button', { name: heart }).click();
    await expect(jersey.getByRole('button', { name: heart })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await open(page, href('sneaker', lang, 'kiez-low-mono'));
    await main
      .getByRole('button', { name: /Kiez Low Mono/ })
      .first()
      .click();

    await open(page, list);
    await expect(main.getByRole('article')).toHaveCount(2);
    await expect(main.getByRole('article').first()).toContainText('Kiez Low Mono');
    await page.reload();
    await expect(main.getByRole('article')).toHaveCount(2);

    await main.getByRole('button', { name: /Kiez Low Mono/ }).click();
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(main.getByRole('button', { name: heart })).toBeFocused();
    await toast(page, lang === 'de' ? 'Kiez Low Mono wurde entfernt' : 'Kiez Low Mono removed')
      .getByRole('button', { name: /Rückgängig|Undo/ })
      .click();
    await expect(main.getByRole('article')).toHaveCount(2);

    await main.getByRole('button', { name: heart }).first().click();
    await expect(main.getByRole('article')).toHaveCount(1);
    await main.getByRole('button', { name: heart }).first().click();
    await expect(main.getByText(copy.empty)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await main.getByRole('link', { name: copy.browse }).click();
    await page.waitForURL(`**${href('produkte', lang)}`);
  });

  for (const viewport of viewports) {
    test(`the wishlist is accessible at ${viewport.width} px (${lang})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, href('accessoires', lang));
      await page.getByRole('main').getByRole('button', { name: heart }).first().click();
      await open(page, list);
      await expect(page.getByRole('article')).toHaveCount(1);
      await expectAccessible(page);
    });
  }
}

test('/merkliste: two removals are undone one by one, in any order', async ({ page }) => {
  const stored = ['pouch', 'siegelring', 'parfum-noir'];
  await page.addInitScript((ids) => {
    localStorage.setItem('wishlist-storage', JSON.stringify({ state: { ids }, version: 0 }));
  }, stored);
  await open(page, href('merkliste', 'de'));
  const main = page.getByRole('main');
  const articles = main.getByRole('article');
  await expect(articles).toHaveCount(3);
  const names = await articles.getByRole('heading').allTextContents();
  for (const left of [2, 1]) {
    await main
      .getByRole('button', { name: /merken$/ })
      .first()
      .click();
    await expect(articles).toHaveCount(left);
  }
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toHaveCount(2);
  await undo.first().click();
  await expect(articles).toHaveCount(2);
  await undo.first().click();
  await expect(articles.getByRole('heading')).toHaveText(names);
});
