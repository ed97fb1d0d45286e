import { href, localized } from '#routes.ts';
import german from '#web/search/de.json' with { type: 'json' };
import english from '#web/search/en.json' with { type: 'json' };
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { openSearch } from './steps/shopper.ts';
import { menuName, SHARED_TEXTS, speaks } from './steps/words.ts';

const TEXTS = { de: german, en: english };

for (const lang of languages) {
  const say = speaks(lang);
  const shared = SHARED_TEXTS[lang];
  const texts = TEXTS[lang];

  test(`search: by button and by "/", typos forgiven, arrow keys and Enter (${lang})`, async ({
    page,
  }) => {
    await open(page, localized('/produkte', lang));
    const dialog = page.getByRole('dialog', { name: shared['nav.search'] });
    await page.getByRole('banner').getByRole('button', { name: shared['nav.search'] }).click();
    const line = dialog.getByRole('searchbox');
    await expect(line).toBeFocused();
    await line.fill('snaeker');
    await expect(dialog.getByRole('status')).toContainText(say('Ergebnisse', 'results'));
    await expect(dialog.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${localized('/sneakers', lang)}/`),
    );
    // As in every search field: the first Escape clears, the second closes.
    await page.keyboard.press('Escape');
    await expect(line).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.keyboard.press('/');
    await expect(line).toBeFocused();
    await expect(line).toHaveValue('');
    await line.pressSequentially('kulturbeuttel');
    const hit = dialog.getByRole('link', { name: /Toiletry|Kultur/ });
    await expect(hit).toBeVisible();
    await expect(hit).toContainText(say('€89,99', '€89.99'));
    await page.keyboard.press('ArrowDown');
    await expect(hit).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(line).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(localized('/products/toiletry-bag', lang));
    await expect(dialog).toBeHidden();
  });

  test(`search: its line has the focus within the tap, as phones ask for it (${lang}) @full`, async ({
    page,
  }) => {
    await open(page, localized('/produkte', lang));
    const button = page.getByRole('banner').getByRole('button', { name: shared['nav.search'] });
    await button.hover();
    await expect(page.getByRole('searchbox', { includeHidden: true })).toBeAttached();
    const focused = await button.evaluate((element: HTMLElement) => {
      element.click();
      return document.activeElement?.getAttribute('type');
    });
    expect(focused).toBe('search');
  });

  test(`search: what is sold out says so (${lang}) @full`, async ({ page }) => {
    await page.route(`**/api/sold-out`, (route) =>
      route.fulfill({ json: { items: ['toiletry-bag'] } }),
    );
    await open(page, localized('/produkte', lang));
    const line = await openSearch(page);
    const dialog = page.getByRole('dialog', { name: shared['nav.search'] });
    await line.fill('kulturbeutel');
    const hit = dialog.getByRole('link', { name: /Toiletry|Kultur/ });
    await expect(hit).toContainText(say('Ausverkauft', 'Sold out'));
    await line.fill('reisetasche');
    const other = dialog.getByRole('link', { name: /Travel Bag/ });
    await expect(other).toBeVisible();
    await expect(other).not.toContainText(say('Ausverkauft', 'Sold out'));
  });

  test(`search: a page of results to link to, and help when nothing is found (${lang})`, async ({
    page,
  }) => {
    await open(page, href('home', lang));
    await (await openSearch(page)).fill('rosa');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${href('searchResults', lang)}?q=rosa`);
    // A product in several colours is shown, and opened, in the searched one.
    const bag = page
      .getByRole('main')
      .locator(`a[href="${localized('/products/toiletry-bag', lang)}?farben=rosa"]`);
    await expect(bag).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Cap/ }).first()).toBeVisible();

    await open(page, `${href('searchResults', lang)}?q=kulturbeuttel`);
    await expect(page.getByRole('searchbox')).toHaveValue('kulturbeuttel');
    await expect(
      page
        .getByRole('main')
        .locator(`a[href="${localized('/products/toiletry-bag', lang)}"]`)
        .first(),
    ).toBeVisible();
    await open(page, `${href('searchResults', lang)}?q=versand`);
    const help = page.getByRole('main').getByRole('link', { name: shared['nav.help'] });
    await expect(help).toHaveAttribute('href', href('help', lang));
    await help.click();
    await (await openSearch(page)).fill('widerruf');
    const dialog = page.getByRole('dialog', { name: shared['nav.search'] });
    await expect(dialog.getByRole('status')).toHaveText(texts.one);
    await dialog.getByRole('link', { name: shared['footer.withdrawal'] }).click();
    await expect(page).toHaveURL(href('withdrawal', lang));
    await expect(dialog).toBeHidden();
    await open(page, `${href('searchResults', lang)}?q=xyzzyqq`);
    await expect(page.getByText(texts.none.replace('{query}', 'xyzzyqq'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: menuName('sneakers', lang) })
      .click();
    await expect(page).toHaveURL(localized('/sneakers', lang));
  });
}
