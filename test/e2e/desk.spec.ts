import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { apiPath } from '#api-path.ts';
import { ERROR_MESSAGES } from '#server/error-messages.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { DUO, owner, sell, signIn, test } from './steps/desk-shop.ts';
import { enter, retype, tabTo } from './steps/keyboard.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the owner pays a part back and sends the parcel on, from a phone', async ({
  page,
  place,
}) => {
  await signIn(page);
  const sold = await sell(page, place, [DUO]);
  await page.goto('/admin#bestellungen');
  await expectAccessible(page);
  const row = page.getByRole('button', { name: new RegExp(sold.number) });
  await enter(page, row);
  const back = page.getByRole('button', { name: 'Zurück zur Liste' });
  await expect(back).toBeFocused();
  const amount = page.getByLabel('Betrag in Euro');
  await tabTo(page, amount);
  await page.keyboard.type('7,99');
  const check = page.getByRole('button', { name: 'Erstatten', exact: true });
  await enter(page, check);
  // Somebody else pays back a euro meanwhile: that is said, and the form begins anew with what is left.
  const refund = apiPath('/api/admin/orders/:id/refund', { id: sold.id });
  const theirs = { cents: 100, key: crypto.randomUUID(), refunded: 0 };
  expect((await page.request.post(refund, { data: theirs })).ok()).toBe(true);
  await expect(page.getByRole('button', { name: '€7,99 jetzt erstatten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(ERROR_MESSAGES.de.order_changed)).toBeVisible();
  const title = page.getByRole('heading', { name: /Teilweise erstattet/ });
  await expect(title).toBeVisible();
  await expect(page.getByText(ERROR_MESSAGES.de.order_changed)).toBeVisible();
  await expect(check).toBeFocused();
  await tabTo(page, amount);
  await page.keyboard.type('6,99');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '€6,99 jetzt erstatten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(ERROR_MESSAGES.de.order_changed)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Erstatten' })).toBeFocused();

  await enter(page, page.getByRole('button', { name: 'Als versandt melden' }));
  await expect(page.getByRole('button', { name: 'Als zugestellt melden' })).toBeVisible();
  await expect(title).toBeFocused();
  await expect(page.getByText(`von ${owner.email}`).first()).toBeVisible();
  await expectAccessible(page);
  await enter(page, back);
  await expect(row).toBeFocused();
});

test('what is kept about a guest is exported and erased, and the address stands in no URL', async ({
  page,
}) => {
  const email = 'gustav@example.org';
  const message = { first_name: 'Gustav', last_name: 'Gast', subject: 'Frage', message: 'Wann?' };
  const sent = await page.request.post('/api/contact', { data: { ...message, email } });
  expect(sent.ok()).toBe(true);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  await signIn(page);
  await page.goto('/admin#bestellungen');
  const search = page.getByLabel('Nummer oder E-Mail');
  await tabTo(page, search);
  await page.keyboard.type(email);
  await enter(page, page.getByRole('button', { name: 'Suchen' }));
  await expect(page.getByText('Keine Bestellung gefunden')).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Alle Bestellungen zeigen' }));
  await expect(search).toBeFocused();

  await enter(page, page.getByRole('button', { name: 'Personendaten' }));
  const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await retype(page, field, 'niemand@example.org');
  await page.keyboard.press('Enter');
  const result = page.getByRole('heading', { level: 2 }).last();
  await expect(result).toHaveText('Nichts gespeichert niemand@example.org');
  await expect(result).toBeFocused();
  await tabTo(page, field);
  await retype(page, field, email);
  await page.keyboard.press('Enter');
  await expect(result).toHaveText(`Gespeichert ${email}`);
  await expect(result).toBeFocused();
  await expect(page.getByRole('definition').first()).toBeVisible();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await enter(page, page.getByRole('button', { name: 'Exportieren (JSON)' }));
  const file = await coming;
  expect(file.suggestedFilename()).toBe('personendaten.json');
  expect(readFileSync(await file.path(), 'utf8')).toContain('"message": "Wann?"');

  const erase = page.getByRole('button', { name: 'Löschen', exact: true });
  await enter(page, erase);
  const sure = page.getByRole('button', { name: 'Endgültig löschen' });
  await expect(sure).toBeFocused();
  await expectAccessible(page);
  await enter(page, page.getByRole('button', { name: 'Abbrechen' }));
  await expect(erase).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sure).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result).toHaveText(`Gelöscht ${email}`);
  await expect(result).toBeFocused();
  await expectAccessible(page);
  await enter(page, page.getByRole('button', { name: 'Suchen' }));
  await expect(result).toHaveText(`Nichts gespeichert ${email}`);
  expect(addresses.filter((address) => address.includes('@example.org'))).toEqual([]);
});
