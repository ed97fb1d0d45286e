import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { backOfficeShop, PAIR, sell, signIn } from './steps/back-office-shop.ts';
import { copyOrder } from './steps/copy-orders.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { enter, retype, tabTo } from './steps/keyboard.ts';
import { expectFitsPhone } from './steps/layout.ts';
import { PHONE } from './steps/matrix.ts';
import { leaveCart } from './steps/shopper.ts';
import { joinStaff } from './steps/staff.ts';

/** Parcels: a day with the file of a parcel service, and an order that leaves in two. */

// In a shared shop other journeys would have orders to pack as well.
const test = backOfficeShop();

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
test('an order leaves in two parcels after its address was corrected, by keyboard at 390 px', async ({
  page,
  place,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  const sold = await sell(page, place, [{ ...PAIR, quantity: 3 }]);
  await page.goto(`/admin/orders/${sold.number}`);
  await enter(page, button(page, 'Lieferadresse ändern'));
  const layer = page.getByRole('dialog');
  await retype(page, layer.getByLabel('Straße und Hausnummer'), 'Neue Gasse 7');
  await retype(page, layer.getByLabel('Postleitzahl'), '123');
  await page.keyboard.press('Enter');
  await expect(layer.getByLabel('Postleitzahl')).toHaveAccessibleDescription(/\p{L}/u);
  await retype(page, layer.getByLabel('Postleitzahl'), '10997');
  await expectAccessible(page, 'address');
  await page.keyboard.press('Enter');
  await expect(layer).toHaveCount(0);
  await expect(
    page.getByText(/vorher: .*10115 Berlin; jetzt: .*Neue Gasse 7, 10997/),
  ).toBeVisible();

  await tabTo(page, page.getByLabel('Neue Notiz'));
  await page.keyboard.type('Ein Stück fehlt noch.');
  await enter(page, button(page, 'Notiz speichern'));
  await expect(page.getByText('Ein Stück fehlt noch.')).toBeVisible();

  await enter(page, button(page, 'Als versandt melden'));
  await tabTo(page, layer.getByLabel(/^Sendungsnummer/));
  await page.keyboard.type('0034 0434 1610 9401 5902');
  await expect(layer.getByLabel(/^Sendungsnummer/)).toHaveAccessibleDescription(/DHL/);
  await retype(page, layer.getByRole('textbox', { name: /^Stück von Elvare Pouch/ }), '1');
  await page.keyboard.press('Tab');
  await expectAccessible(page, 'part');
  await enter(page, button(layer, 'Dieses Paket als versandt melden'));
  await expect(layer).toHaveCount(0);
  await expect(page.getByText('Ein Teil ist versandt, der Rest ist zu packen.')).toBeVisible();
  // The rest still goes to another address if that is asked for.
  await expect(button(page, 'Lieferadresse ändern')).toBeVisible();

  // A number of no known service is asked about, not refused.
  await enter(page, button(page, 'Als versandt melden'));
  await tabTo(page, layer.getByLabel(/^Sendungsnummer/));
  await page.keyboard.type('ZZ-77');
  await page.keyboard.press('Enter');
  await expect(layer.getByLabel(/^Sendungsnummer/)).toHaveAccessibleDescription(/Zeichen|https/);
  await retype(page, layer.getByLabel(/^Sendungsnummer/), 'ABC1234567');
  await enter(page, layer.getByRole('button', { name: /Paketdienst/ }));
  await page.getByRole('option', { name: 'Ein anderer' }).press('Enter');
  await enter(page, button(layer, 'Als versandt melden'));
  await expect(layer).toHaveCount(0);
  await expect(page.getByText(/^Paket 2: Versandt am/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sendung verfolgen' })).toHaveCount(1);
  await expect(page.getByText('Versandmail')).toHaveCount(2);
  await expect(button(page, 'Lieferadresse ändern')).toHaveCount(0);
  await expectAccessible(page, 'two parcels');
  await expectFitsPhone(page);
});

test('a packer sends 30 orders by the file of a parcel service, by keyboard at 390 px', async ({
  page,
  place,
}) => {
  await signIn(page);
  const sold = await sell(page, place, [PAIR]);
  await copyOrder(place, sold.id, 29);
  await joinStaff(page, place, 'packer');
  await page.setViewportSize(PHONE);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/packing');
  await tabTo(page, page.getByLabel('Neue Notiz'));
  await page.keyboard.type('Karton war feucht.');
  await enter(page, button(page, 'Notiz speichern'));
  await expect(page.getByText('Notiz: Karton war feucht.')).toBeVisible();

  await enter(page, button(page, 'Ungedruckte wählen'));
  await enter(page, button(page, 'Paketdienst'));
  const layer = page.getByRole('dialog');
  await expectAccessible(page, 'files of a parcel service');
  const download = page.waitForEvent('download');
  await enter(page, button(layer, '30 als Datei'));
  const [headings = '', ...lines] = readFileSync(await (await download).path(), 'latin1')
    .trim()
    .split('\r\n');
  expect(headings).toMatch(/^Sendungsreferenz;/);
  const numbers = lines.map((line) => line.split(';')[0] ?? '');
  expect(numbers).toHaveLength(30);
  expect(lines[0]).toContain('Beispielstraße;1;10115;Berlin');

  const reply = [
    'Sendungsreferenz;Sendungsnummer',
    ...numbers.map((number, at) => `${number};00340434161094${String(at).padStart(6, '0')}`),
    'EL-9999;00340434161094999999',
  ];
  const chooser = page.waitForEvent('filechooser');
  await enter(page, button(layer, 'Sendungsnummern einlesen').last());
  const buffer = Buffer.from(reply.join('\r\n'), 'latin1');
  await (await chooser).setFiles({ name: 'sendungen.csv', mimeType: 'text/csv', buffer });
  await expect(layer.getByText('30 Bestellungen sind versandt')).toBeVisible();
  await expect(layer.getByRole('listitem')).toHaveText([
    /^Zeile 32, EL-9999: keine Bestellung dieses Shops/,
  ]);
  await expectAccessible(page, 'a reply file');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Alles gepackt')).toBeVisible();
  await expectFitsPhone(page);
});

test('a cart is filled for somebody on the telephone; the mailed link opens the checkout with it', async ({
  page,
  place,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  await page.goto('/admin/orders');
  await leaveCart(page, 'de', [{ ...PAIR, quantity: 2 }]);
  await page.goto('/admin/orders');
  await enter(page, page.getByRole('link', { name: 'Verkauf am Telefon' }));
  await expect(page).toHaveURL('/kasse');
  const email = 'mia@kundin.example';
  await tabTo(page, page.getByLabel('E-Mail-Adresse der Kundschaft'));
  await page.keyboard.type(email);
  await expectAccessible(page, 'hand over');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Der Warenkorb ist unterwegs an ${email}`)).toBeVisible();
  const inbox = `http://127.0.0.1:${place.inboxPort}`;
  const link = linkIn(await mailTo(email, /Warenkorb/, inbox), '#korb=');

  // In her own browser.
  await page.context().clearCookies();
  await leaveCart(page, 'de', []);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible();
  await expect(page.getByText('€215,98').first()).toBeVisible();
  await expect(page.getByLabel('E-Mail-Adresse der Kundschaft')).toHaveCount(0);
  await expect(page).toHaveURL('/kasse');
  await expectFitsPhone(page);
});
