import { expect, type Page } from '@playwright/test';
import { LANGS, localized } from '#routes.ts';
import { STATES } from '#tools/shots/states.ts';
import { backOfficeShop, PAIR, sell, signIn } from './steps/back-office-shop.ts';
import { fillShop } from './steps/fill-shop.ts';
import { layoutFaults } from './steps/layout.ts';
import { DESKTOP, PHONE } from './steps/matrix.ts';

/** The back office at four widths: nothing leaves the window, covers an action, is cut or ends in mid air. */

const test = backOfficeShop();

const SECTIONS = STATES.filter(({ who }) => who === 'owner');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const rows of [0, 3, 300]) {
  for (const lang of LANGS) {
    test(`every section holds with ${rows} rows (${lang}) @full`, async ({ page, place }) => {
      test.setTimeout(900_000);
      await signIn(page);
      if (rows > 0 && lang === LANGS[0]) {
        await sell(page, place, [PAIR]);
        await fillShop(place, rows);
      }
      for (const { name, path, arrange, ofOrder } of SECTIONS) {
        if (ofOrder && rows === 0) continue;
        await page.goto(localized(path, lang));
        await arrange(page, (german, english) => (lang === 'de' ? german : english));
        expect.soft(await layoutFaults(page), name).toEqual([]);
      }
    });
  }
}

test('a message covers no action: not of a list, a bar, a dialog, a sheet and the menu of phones', async ({
  page,
  place,
}) => {
  await signIn(page);
  const { number } = await sell(page, place, [PAIR]);
  const open = async (name: string) => {
    await page.setViewportSize(DESKTOP);
    await page.getByRole('link', { name, exact: true }).first().click();
  };
  await page.route('**/api/admin/orders.csv', (route) => route.fulfill({ status: 500 }));
  await page.goto('/admin/orders');
  await button(page, 'Exportieren').click();
  // It stays until it is closed.
  const message = page.getByRole('alertdialog');
  await expect(message).toBeVisible();
  await page.getByRole('checkbox').nth(1).press('Space');
  await expect(page.getByRole('region', { name: 'Auswahl' })).toBeVisible();
  expect.soft(await layoutFaults(page), 'orders').toEqual([]);

  await open('Bestand');
  await page.getByRole('main').getByRole('textbox').first().fill('7');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Speichern')).toBeVisible();
  expect.soft(await layoutFaults(page), 'stock').toEqual([]);
  await button(page, 'Verwerfen').click();

  await open('Codes');
  await page.getByRole('link', { name: 'Neuer Code' }).click();
  await expect(page.getByRole('dialog', { name: 'Neuer Code' })).toBeVisible();
  expect.soft(await layoutFaults(page), 'new code').toEqual([]);
  await page.keyboard.press('Escape');

  await open('Bestellungen');
  await page.getByRole('row', { name: number }).first().press('Enter');
  await button(page, 'Erstatten').click();
  await expect(page.getByRole('dialog', { name: /erstatten$/ })).toBeVisible();
  expect.soft(await layoutFaults(page), 'refund').toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'Bestellungen' }).first().click();
  await page.getByRole('button', { name: /^Mehr/ }).click();
  expect.soft(await layoutFaults(page, [PHONE.width]), 'menu of phones').toEqual([]);
  await expect(message).toBeVisible();
});

test('the first press after a corrected field counts', async ({ page, place }) => {
  await signIn(page);
  const { number } = await sell(page, place, [PAIR]);
  const link = page.getByLabel('Sendungsnummer oder Link (freiwillig)');
  await page.goto(`/admin/packing/${number}`);
  const pieces = page.getByRole('checkbox', { name: /^Elvare/ });
  await expect(pieces).toHaveCount(3);
  for (const piece of await pieces.all()) await piece.press('Space');
  const ship = page.getByRole('button', { name: /^Versandt, / });
  await link.fill('http://parcel.example/1');
  await ship.click();
  await expect(link).toHaveAccessibleDescription(/weder eine Sendungsnummer/);
  // Its problem is told while it is typed in.
  await link.fill('https://parcel.example/1');
  await expect(link).not.toHaveAccessibleDescription(/weder eine/);
  await ship.click();
  await expect(page.getByText(`${number} ist als versandt gemeldet`)).toBeVisible();
});
