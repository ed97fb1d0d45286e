import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './steps/journey.ts';
import { PHONE } from './steps/matrix.ts';
import { CARDS } from './steps/payment-page.ts';
import { cartButton, drawer, toast } from './steps/shopper.ts';

/** Presses Tab until the focus is there, as a hand would. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Tabs to a field and types. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('the whole purchase by keyboard alone', async ({ page }) => {
  await open(page, '/products/pouch');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: /EINZEL/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /DUO PACK/ })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Koralle', exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'In den Warenkorb legen' }).first());
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Zum Warenkorb hinzugefügt!')).toBeVisible();

  await tabTo(page, cartButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const cart = drawer(page);
  await expect(cart).toContainText('Schwarz, Koralle');
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, cart.getByRole('button', { name: 'Jetzt Zahlen' }));
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/c\/pay\//);
  await type(page, 'E-Mail', 'tastatur@example.com');
  await type(page, 'Vor- und Nachname', 'Erika Beispiel');
  await type(page, 'Straße und Hausnummer', 'Beispielstraße 1');
  await type(page, 'PLZ', '10115');
  await type(page, 'Ort', 'Berlin');
  await tabTo(page, page.getByRole('radio', { name: 'Karte' }));
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
    // Focus is inside, and goes round in there.
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
