import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { askSandbox, backOfficeShop, DUO, signIn } from './steps/back-office-shop.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { enter, retype, tabTo } from './steps/keyboard.ts';
import { addPouchDuo, openDrawer } from './steps/shopper.ts';

/** Journeys of an order's words in the back office and in /konto, in a shop of this file alone. */

const customer = { email: 'mia@example.org', password: 'auch-geheim-2026' };
const link = 'https://parcel.example/track?id=1';

const test = backOfficeShop();
test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York' });

test('a sale: the mail leads to the order, the back office speaks its own language, /konto says where it is', async ({
  page,
  place,
}) => {
  await page.request.post('/api/auth/sign-up/email', { data: customer });
  await signIn(page, customer);
  const made = await page.request.post('/api/create-checkout', {
    data: { items: [DUO], language: 'de' },
  });
  const session = /cs_\w+/.exec((await made.json()).url)?.[0];
  await askSandbox(place, `sessions/${session}/pay`, {});
  const mail = await mailTo(
    'service@elvare.example',
    /^Verkauf/,
    `http://127.0.0.1:${place.inboxPort}`,
  );
  const address = linkIn(mail, '/admin/orders/');

  await signIn(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: /EL-1001/ })).toBeVisible();
  await expect(page.getByText('Duo: Rosa, Lila').first()).toBeVisible();
  // The order was made in German; an English back office reads it in English.
  await page.goto(address.replace('/admin', '/en/admin'));
  await expect(page.getByText('Duo: Pink, Lilac').first()).toBeVisible();

  await enter(page, page.getByRole('button', { name: 'Mark as shipped' }));
  const dialog = page.getByRole('dialog', { name: 'Ship EL-1001' });
  const tracking = dialog.getByLabel(/^Tracking number or link/);
  await tabTo(page, tracking);
  await page.keyboard.type('parcel.example/1');
  await page.keyboard.press('Enter');
  await expect(tracking).toBeFocused();
  await expect(tracking).toHaveAccessibleDescription(/neither a tracking number/);
  await expectAccessible(page);
  await retype(page, tracking, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Take shipping back' })).toBeVisible();
  await enter(page, page.getByRole('link', { name: 'Orders', exact: true }).last());
  await expect(page).toHaveURL('/en/admin/orders');
  const coming = page.waitForEvent('download');
  const table = page.getByRole('button', { name: 'Export' });
  await enter(page, table);
  expect((await coming).suggestedFilename()).toBe('orders.csv');
  await expect(table).toBeFocused();

  // The back office would load itself again for somebody else.
  await page.goto('about:blank');
  await signIn(page, customer);
  await page.goto('/konto');
  const order = page.locator('details').filter({ hasText: 'EL-1001' });
  await expect(order.locator('summary')).toContainText('Bezahlt · Unterwegs');
  await enter(page, order.locator('summary'));
  await expect(order.getByRole('link', { name: 'Sendung verfolgen' })).toHaveAttribute(
    'href',
    link,
  );
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  const download = page.getByRole('button', { name: 'Daten herunterladen' });
  await enter(page, download);
  expect((await file).suggestedFilename()).toBe('account.json');
  await page.context().clearCookies();
  await enter(page, download);
  await expect(page.getByText('Deine Anmeldung ist abgelaufen.')).toBeVisible();
});

test('a code that was stopped leaves the sum when the drawer opens @full', async ({ page }) => {
  await signIn(page);
  const code = { code: 'KURZ', kind: 'percent', value: 10 };
  expect((await page.request.post('/api/admin/codes', { data: code })).ok()).toBe(true);

  await addPouchDuo(page);
  let drawer = await openDrawer(page);
  await drawer.getByLabel('Rabattcode').fill('kurz');
  await drawer.getByRole('button', { name: 'Einlösen' }).click();
  await expect(drawer.getByText('Code KURZ', { exact: true })).toBeVisible();
  await expect(drawer.getByText('Rabatt', { exact: true })).toBeVisible();
  expect((await page.request.post('/api/admin/codes/KURZ/stop', { data: {} })).ok()).toBe(true);
  await page.reload();
  drawer = await openDrawer(page);
  await expect(drawer.getByText('KURZ: Dieser Code ist nicht mehr gültig.')).toBeVisible();
  await expect(drawer.getByText('Rabatt', { exact: true })).toHaveCount(0);
});
