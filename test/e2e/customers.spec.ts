import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { backOfficeShop, DUO, sell, signIn } from './steps/back-office-shop.ts';
import { mailTo } from './steps/inbox.ts';
import { enter, retype, walkTo } from './steps/keyboard.ts';
import { expectFitsPhone } from './steps/layout.ts';
import { PHONE } from './steps/matrix.ts';

/** Customers, and answers to their messages. */

// Customers of other journeys would be in the list.
const test = backOfficeShop();

const said = {
  first_name: 'Mia',
  last_name: 'Muster',
  subject: 'Größe?',
  message: 'Fällt es groß aus?',
};

test('a customer is found and answered by keyboard on a phone; her answer would reach the shop', async ({
  page,
  place,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  const { customer_email: email } = await sell(page, place, [DUO]);
  await page.request.post('/api/contact', { data: { ...said, email } });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  await page.goto('/admin/customers');
  await retype(page, page.getByRole('searchbox'), email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('1 offen');
  await expectAccessible(page, 'customers');
  await expectFitsPhone(page);
  await walkTo(page, row);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/customers\/[0-9a-f-]{36}$/);
  const field = page.getByRole('textbox', { name: `Antwort an ${email}` });
  await expect(field).toHaveAccessibleDescription(/Postfach shop@elvare\.example/);
  await expectAccessible(page, 'a customer');
  await expectFitsPhone(page);
  await walkTo(page, field);
  await page.keyboard.type('Nein, wie angegeben.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Antwort senden' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Beantwortet am/)).toBeFocused();
  await expect(page.getByText('Nein, wie angegeben.')).toBeVisible();
  const mail = await mailTo(email, /^Re: Größe\?/, `http://localhost:${place.inboxPort}`);
  expect(mail.text).toContain('Nein, wie angegeben.');
  expect(mail.text).toContain('Fällt es groß aus?');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(email);
  await expect(row).not.toContainText('offen');
  expect(addresses.filter((address) => address.includes(email))).toEqual([]);
});

test('a person’s data is exported and erased, also without an order', async ({ page }) => {
  const email = 'gustav@example.org';
  await page.request.post('/api/contact', { data: { ...said, email } });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  await signIn(page);
  // Its former address.
  await page.goto('/admin/person');
  await expect(page).toHaveURL('/admin/customers');
  await retype(page, page.getByRole('searchbox'), email);
  const result = page.getByRole('heading', { level: 2, name: new RegExp(`${email}$`) });
  await expect(result).toHaveText(`Gespeichert zu ${email}`);
  await expectAccessible(page, 'a person');
  const exported = page.waitForEvent('download');
  await enter(page, page.getByRole('button', { name: 'Alles herunterladen' }));
  expect(readFileSync(await (await exported).path(), 'utf8')).toContain(said.message);
  await enter(page, page.getByRole('button', { name: 'Löschen…' }));
  await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await expectAccessible(page, 'erasure');
  await enter(page, page.getByRole('button', { name: 'Endgültig löschen' }));
  await expect(result).toHaveText(`Gelöscht zu ${email}`);
  await expect(result).toBeFocused();
  expect(addresses.filter((address) => address.includes('@example.org'))).toEqual([]);
});
