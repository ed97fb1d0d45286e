import { localized } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import german from '#web/pages/list/de.json' with { type: 'json' };
import english from '#web/pages/list/en.json' with { type: 'json' };
import germanDetail from '#web/pages/product/de.json' with { type: 'json' };
import englishDetail from '#web/pages/product/en.json' with { type: 'json' };
import { expectAccessible } from './steps/accessibility.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { expect, open, test } from './steps/journey.ts';
import { enter, retype, tabTo } from './steps/keyboard.ts';
import { languages } from './steps/matrix.ts';
import { addToCart, cartButton, openDrawer, toast } from './steps/shopper.ts';

const LIST = { de: german, en: english };
const DETAIL = { de: germanDetail, en: englishDetail };
const MISSING = seedCatalogue.collections['sneakers']?.page?.missingChoice;
if (!MISSING) throw new Error('nothing is said of a missing size');
const { title: missingTitle, text: missingText } = MISSING;
const ID = 'hafen-runner-nebel';

for (const lang of languages) {
  const list = localized('/sneakers', lang);
  const detail = localized(`/sneakers/${ID}`, lang);
  const counted = (n: number) => (lang === 'de' ? `${n} von 16 Sneakers` : `${n} of 16 sneakers`);

  test.describe(`/sneakers (${lang})`, () => {
    test('twelve of sixteen, then all; back returns to the same place', async ({ page }) => {
      await open(page, list);
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText(counted(12));
      await expect(main.getByRole('article')).toHaveCount(12);
      await main.getByRole('button', { name: LIST[lang].more }).click();
      await expect(main.getByRole('status')).toHaveText(counted(16));
      await expect(page).toHaveURL(/[?&]seiten=2/);
      await expect(main.getByRole('button', { name: LIST[lang].more })).toHaveCount(0);
      // The first new one has the focus.
      await expect(main.getByRole('article').nth(12).getByRole('link')).toBeFocused();

      const last = main.getByRole('article').last().getByRole('link');
      await last.scrollIntoViewIfNeeded();
      const left = await page.evaluate(() => scrollY);
      await last.click();
      await page.waitForURL(/\/sneakers\/.+/);
      await page.goBack();
      await expect(main.getByRole('article')).toHaveCount(16);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50);
    });

    test('by keyboard, the first new sneaker is seen whole @full', async ({ page }) => {
      await open(page, list);
      const main = page.getByRole('main');
      const more = main.getByRole('button', { name: LIST[lang].more });
      await more.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await more.press('Enter');
      const first = main.getByRole('article').nth(12);
      await expect(first.getByRole('link')).toBeFocused();
      await expect(first).toBeInViewport({ ratio: 0.99 });
    });

    test('silhouettes, sale and order stand in the URL', async ({ page }) => {
      await open(page, list);
      const main = page.getByRole('main');
      const filters = main.getByRole('group', { name: 'Silhouette' });
      await filters.getByRole('button', { name: 'Hafen' }).click();
      await expect(main.getByRole('status')).toHaveText(counted(4));
      await filters.getByRole('button', { name: 'Sale' }).click();
      await main.getByRole('combobox').selectOption('preis-auf');
      await expect(page).toHaveURL(/kategorie=hafen&sale=1&sort=preis-auf/);
      const first = main.getByRole('article').first();
      await expect(first.getByRole('link')).toHaveText(/Hafen Runner (Beere|Berry)/);

      await page.reload();
      await expect(main.getByRole('status')).toHaveText(counted(4));
      await expect(filters.getByRole('button', { name: 'Hafen' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(main.getByRole('combobox')).toHaveValue('preis-auf');
    });
  });

  test.describe(`/sneakers/{id} (${lang})`, () => {
    test('a size must be chosen; then the sneaker is in the cart', async ({ page }) => {
      await open(page, detail);
      const main = page.getByRole('main');
      await addToCart(page);
      await expect(toast(page, missingTitle[lang])).toContainText(missingText[lang]);
      const sizes = main.getByRole('group', { name: /^(Größe|Size)$/ });
      await expect(sizes.getByText(missingText[lang])).toBeInViewport();
      await expect(main.getByRole('radio', { name: '36' })).toBeFocused();
      await expect(cartButton(page)).toHaveAccessibleName(/leer|empty/);

      await page.keyboard.press('ArrowRight');
      await expect(main.getByRole('radio', { name: '37' })).toBeChecked();
      await expect(sizes.getByText(missingText[lang])).toHaveCount(0);
      await expect(page).toHaveURL(/groesse=37$/);
      await addToCart(page);
      const title = lang === 'de' ? 'Produkt hinzugefügt' : 'Product added';
      const text = lang === 'de' ? 'Hafen Runner Nebel wurde zum Warenkorb hinzugefügt.' : /cart/;
      await expect(toast(page, title)).toContainText(text);
      await expect(cartButton(page)).toHaveText('1');
      const line = await openDrawer(page);
      await expect(line.getByText(lang === 'de' ? 'Größe 37' : 'Size 37')).toBeVisible();
    });

    test('a size that is sold out is not chosen', async ({ page }) => {
      await page.route('**/api/sold-out', (route) =>
        route.fulfill({ json: { items: ['hafen-runner-nebel-42'] } }),
      );
      await open(page, detail);
      const gone = page.getByRole('main').getByRole('radio', { name: /^42/ });
      await expect(gone).toHaveAttribute('aria-disabled', 'true');
      await gone.press('Space');
      await expect(gone).not.toBeChecked();
      await expect(page).not.toHaveURL(/groesse/);
    });

    test('who misses a size is asked for an address', async ({ page }) => {
      await page.route('**/api/sold-out', (route) =>
        route.fulfill({ json: { items: ['hafen-runner-nebel-42', 'hafen-runner-nebel-43'] } }),
      );
      await open(page, detail);
      const main = page.getByRole('main');
      const title = lang === 'de' ? 'Sag mir, wenn es wieder da ist' : 'Tell me when it is back';
      const form = main.getByRole('form', { name: title });
      const email = form.getByRole('textbox');
      await expect(main.getByText(title)).toBeVisible();
      // Arrow keys pass a size that is sold out; a press on it leads to the form.
      await tabTo(page, main.getByRole('radio', { name: '41' }));
      for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
      await expect(main.getByRole('radio', { name: /^43/ })).toBeFocused();
      await page.keyboard.press('Space');
      await expect(email).toBeFocused();
      await expect(form.getByRole('combobox')).toHaveValue('hafen-runner-nebel-43');
      await retype(page, email, 'mia@');
      await page.keyboard.press('Enter');
      await expect(email).toHaveAccessibleDescription(/gültige|valid/);
      await expect(email).toBeFocused();
      await expectAccessible(page);
      const address = `back-${lang}-${page.viewportSize()?.width}@example.com`;
      await retype(page, email, address);
      await page.keyboard.press('Enter');
      await expect(form.getByRole('status')).toHaveText(/\p{L}/u);
      const mail = await mailTo(address, /wieder da|is back/);
      await open(page, linkIn(mail, '#back='));
      await enter(page, main.getByRole('button', { name: /^(Ja, sagt es mir|Yes, tell me)$/ }));
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        lang === 'de' ? 'Wir sagen es dir' : 'We will tell you',
      );
    });

    test('size in the URL goes along to another colour', async ({ page }) => {
      await open(page, `${detail}?groesse=42`);
      const main = page.getByRole('main');
      await expect(main.getByRole('radio', { name: '42' })).toBeChecked();
      const colours = main.getByRole('navigation', { name: DETAIL[lang].colours });
      await expect(colours.getByRole('link')).toHaveCount(4);
      await expect(colours.locator('[aria-current=page]')).toHaveAccessibleName(/Nebel|Fog/);
      await colours.getByRole('link', { name: 'Hafen Runner Sand' }).click();
      await page.waitForURL(/hafen-runner-sand\?groesse=42/);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Hafen Runner Sand');
      await expect(main.getByRole('radio', { name: '42' })).toBeChecked();
    });
  });
}
