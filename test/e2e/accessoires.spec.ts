import { localized } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages, PHONE } from './steps/matrix.ts';
import { cartButton, toast } from './steps/shopper.ts';

for (const lang of languages) {
  const list = localized('/accessoires', lang);
  const addRing = /^(Siegelring in den Warenkorb legen|Add Signet Ring to cart)$/;
  const added = lang === 'de' ? 'Zum Warenkorb hinzugefügt' : 'Added to cart';

  test.describe(`/accessoires (${lang})`, () => {
    test('what nothing belongs to says so, is reset, and hands the keyboard on', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await open(page, `${list}?kategorie=uhren`);
      const cheap = main.getByRole('button', { name: /^(Unter|Under)/ });
      await expect(cheap).toHaveAttribute('aria-disabled', 'true');
      await open(page, `${list}?kategorie=uhren&preis=unter-30`);
      await expect(
        main.getByText(seedCatalogue.collections['accessoires']?.list?.empty[lang] ?? ''),
      ).toBeVisible();
      await main.getByRole('button', { name: /zurücksetzen|Reset/ }).press('Enter');
      await expect(main.getByRole('article')).toHaveCount(9);
      await expect(main.locator('[aria-pressed="true"]').first()).toBeFocused();
    });

    test('a hover button adds one item directly; the keyboard reaches it as well', async ({
      page,
    }) => {
      await open(page, list);
      const main = page.getByRole('main');
      const button = main.getByRole('button', { name: addRing });
      await expect(button).toHaveCSS('opacity', '0');
      await main
        .getByRole('article')
        .filter({ has: page.getByRole('button', { name: addRing }) })
        .hover();
      await expect(button).toHaveCSS('opacity', '1');
      await button.click();
      await expect(toast(page, added)).toBeVisible();
      await expect(cartButton(page)).toHaveText('1');
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await page.mouse.move(0, 0);
      await button.focus();
      await expect(button).toHaveCSS('opacity', '1');
      await page.keyboard.press('Enter');
      await expect(cartButton(page)).toHaveText('2');
    });

    test('on touch screens it is always there @full', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        viewport: PHONE,
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      await open(page, list);
      const button = page.getByRole('button', { name: addRing });
      await expect(button).toHaveCSS('opacity', '1');
      await button.tap();
      await expect(toast(page, added)).toBeVisible();
      await context.close();
    });
  });

  test.describe(`/accessoires/{id} (${lang})`, () => {
    test('what was seen before stands below', async ({ page }) => {
      await open(page, localized('/accessoires/siegelring', lang));
      await open(page, localized('/accessoires/uhr-chrono', lang));
      const recent = page.getByRole('region', { name: /Zuletzt angesehen|Recently viewed/ });
      await expect(recent.getByRole('article')).toHaveCount(1);
      await expect(recent.getByRole('link')).toHaveText(/Siegelring|Signet Ring/);
      await recent.getByRole('link').click();
      await page.waitForURL(/siegelring/);
      await expect(recent.getByRole('link')).toHaveText(/Chrono/);
    });
  });
}
