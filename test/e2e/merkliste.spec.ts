import { href, localized } from '#routes.ts';
import german from '#web/pages/merkliste/de.json' with { type: 'json' };
import english from '#web/pages/merkliste/en.json' with { type: 'json' };
import { expectAccessible } from './steps/accessibility.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { toast } from './steps/shopper.ts';

const TEXTS = { de: german, en: english };

for (const lang of languages) {
  const texts = TEXTS[lang];
  const list = href('wishlist', lang);
  const heart = /merken$|^Save/;

  test(`/merkliste (${lang}): hearts fill it, it survives a reload, gives back and empties`, async ({
    page,
  }) => {
    await open(page, list);
    const main = page.getByRole('main');
    await expect(main.getByText(texts.empty)).toBeVisible();

    await open(page, localized('/trikots', lang));
    const jersey = main.getByRole('article').first();
    await jersey.getByRole('button', { name: heart }).click();
    await expect(jersey.getByRole('button', { name: heart })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await open(page, localized('/sneakers/kiez-low-mono', lang));
    await main
      .getByRole('button', { name: /Kiez Low Mono/ })
      .first()
      .click();

    await open(page, list);
    await expect(main.getByRole('article')).toHaveCount(2);
    await expect(main.getByRole('article').first()).toContainText('Kiez Low Mono');
    await page.reload();
    await expect(main.getByRole('article')).toHaveCount(2);
    await expectAccessible(page);

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
    await expect(main.getByText(texts.empty)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await main.getByRole('link', { name: texts.browse }).click();
    await page.waitForURL(`**${localized('/produkte', lang)}`);
  });
}
