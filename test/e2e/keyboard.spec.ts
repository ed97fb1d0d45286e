import type { Locator, Page } from '@playwright/test';
import { expect, open, test, waitForHydration } from './steps/journey.ts';
import { walkTo } from './steps/keyboard.ts';
import { fullIf, PHONE } from './steps/matrix.ts';
import { CARDS } from './steps/payment-page.ts';
import { cartButton, drawer, toast } from './steps/shopper.ts';
import { menuName, SHARED_TEXTS } from './steps/words.ts';

/** Tabs to a field and types. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await walkTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('the whole purchase by keyboard alone', async ({ page }) => {
  await open(page, '/products/pouch');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await walkTo(page, page.getByRole('radio', { name: /EINZEL/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /DUO PACK/ })).toBeChecked();
  await walkTo(page, page.getByRole('button', { name: 'Koralle', exact: true }));
  await page.keyboard.press('Space');
  await walkTo(page, page.getByRole('button', { name: 'In den Warenkorb legen' }).first());
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Zum Warenkorb hinzugefügt!')).toBeVisible();

  await walkTo(page, cartButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const cart = drawer(page);
  await expect(cart).toContainText('Schwarz, Koralle');
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await walkTo(page, cart.getByRole('button', { name: 'Jetzt Zahlen' }));
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/c\/pay\//);
  await type(page, 'E-Mail', 'tastatur@example.com');
  await type(page, 'Vor- und Nachname', 'Erika Beispiel');
  await type(page, 'Straße und Hausnummer', 'Beispielstraße 1');
  await type(page, 'PLZ', '10115');
  await type(page, 'Ort', 'Berlin');
  await walkTo(page, page.getByRole('radio', { name: 'Karte' }));
  await page.keyboard.press('Space');
  await type(page, 'Kartennummer', CARDS.good);
  await type(page, 'Gültig bis', '1234');
  await type(page, 'Prüfnummer (CVC)', '123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich!' })).toBeVisible();
});

test('focus goes back to what opened a dialog, and on to the heading of a new page', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/sneakers/kiez-low-navy');
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const openers = [
    banner.getByRole('button', { name: 'Menü' }),
    banner.getByRole('button', { name: 'Suche' }),
    cartButton(page),
    main.getByRole('button', { name: 'Bilder groß ansehen' }),
    main.getByRole('button', { name: 'Größentabelle' }),
  ];
  for (const opener of openers) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // Focus is inside, and nothing behind the dialog can take it.
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await opener.evaluate((element) => element.focus());
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openers[4] as Locator).toBeFocused();

  await openers[0]?.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Trikots' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Trikots' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Kiez Low Navy' })).toBeFocused();
});

test('focus goes back to what opened a menu, by Escape and by Back @full', async ({ page }) => {
  await open(page, '/products/pouch');
  const nav = page.getByRole('navigation', { name: SHARED_TEXTS.de['nav.label'] });
  const opener = nav.getByText(menuName('bagsMenu', 'de'), { exact: true });
  const link = nav.locator('.bags-panel').getByRole('link').first();
  const ways = [() => page.keyboard.press('Escape'), () => page.goBack()];
  for (const leave of ways) {
    await opener.focus();
    await waitForHydration(opener);
    await page.keyboard.press('Enter');
    await walkTo(page, link);
    // The code that gives a menu its history entry arrives after the menu is open.
    await page.waitForFunction(() => history.state?.over === true);
    await leave();
    await expect(link).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await expect(page).toHaveURL('/products/pouch');
});

/** Contrast of the focus ring with the ground around the element, and what lies over the element. */
function focusSeen(page: Page): Promise<{ name: string; contrast: number; coveredBy: string }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // A mixed colour is given in shares of one, the others in steps of 255.
    const channels = (colour: string) => {
      const numbers = colour.match(/[\d.]+/g)?.map(Number) ?? [];
      if (!colour.startsWith('color(')) return numbers;
      return numbers.map((number, index) => (index < 3 ? number * 255 : number));
    };
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    // A cell's link and a size's radio button show the ring on what holds them.
    const ringed = element.closest(':where(.cell, .size-cell, .pack, .swatch):has(:focus-visible)');
    const own = getComputedStyle(element);
    const shown = own.outlineStyle === 'none' || own.opacity === '0' ? ringed : element;
    const style = shown ? getComputedStyle(shown) : own;
    const isInside = Number.parseFloat(style.outlineOffset) < 0;
    let ground: Element | null = isInside ? shown : (shown?.parentElement ?? null);
    const isClear = (each: Element) =>
      (channels(getComputedStyle(each).backgroundColor)[3] ?? 1) < 0.7;
    while (ground && isClear(ground)) ground = ground.parentElement;
    const around = luminance(
      ground ? getComputedStyle(ground).backgroundColor : 'rgb(246, 244, 241)',
    );
    const ring = style.outlineStyle === 'none' ? around : luminance(style.outlineColor);
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const isFree =
      !over || element.contains(over) || over.contains(element) || ringed?.contains(over);
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim(),
      contrast: (Math.max(around, ring) + 0.05) / (Math.min(around, ring) + 0.05),
      coveredBy: isFree ? '' : `${over?.tagName} ${over?.className}`,
    };
  });
}

for (const key of ['Tab', 'Shift+Tab'] as const) {
  test(`wherever ${key} leads, the focus is seen: ring of contrast, nothing over it${fullIf(key !== 'Tab')}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const unseen: string[] = [];
    for (const path of ['/', '/sneakers/kiez-low-navy', '/auth']) {
      await open(page, path);
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press(key);
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        const { name, contrast, coveredBy } = await focusSeen(page);
        if (contrast < 3) unseen.push(`${path}: ${name}: contrast ${contrast.toFixed(1)}`);
        if (coveredBy) unseen.push(`${path}: ${name}: under ${coveredBy}`);
      }
    }
    expect(unseen).toEqual([]);
  });
}
