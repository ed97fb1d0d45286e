import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import pg from 'pg';
import { apiPath } from '../../src/api-paths.ts';
import { DESK_API } from '../../src/desk-paths.ts';
import { ERROR_MESSAGES } from '../../src/server/error-messages.ts';
import { findPostgres } from '../../src/server/postgres/find-postgres.ts';
import { passQueueTime } from '../queue-time.ts';
import type { ShopPlace } from '../running-shop.ts';
import { DUO, isAccessible, owner, sell, signIn, test } from './steps/desk-shop.ts';
import { mailTo } from './steps/inbox.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Lets the mail server take none of the next `count` mails. */
async function refuseMails(place: ShopPlace, count: number): Promise<void> {
  const body = JSON.stringify({ reject: count });
  const faults = `http://127.0.0.1:${place.inboxPort}/api/faults`;
  expect((await fetch(faults, { method: 'POST', body })).ok).toBe(true);
}

/** Lets all tries of a failed job but the last pass, until a subscriber's mail is given up. */
async function untilGivenUp(place: ShopPlace): Promise<void> {
  const pool = new pg.Pool({ connectionString: await findPostgres(place) });
  await expect(async () => {
    await pool.query(
      "update pgboss.job set retry_count = greatest(retry_count, retry_limit - 1) where state = 'retry'",
    );
    await passQueueTime(pool);
    const { rows } = await pool.query(
      "select 1 from mails where failed_at is not null and kind = 'newsletter-confirm'",
    );
    expect(rows).toHaveLength(1);
  }).toPass({ intervals: [250], timeout: 60_000 });
  await pool.end();
}

test('the owner pays a part back and sends the parcel on, from a phone', async ({
  page,
  place,
}) => {
  await signIn(page);
  const sold = await sell(page, place, [DUO]);
  await page.goto('/admin#bestellungen');
  await isAccessible(page);
  await page.getByRole('button', { name: new RegExp(sold.number) }).click();
  await page.getByLabel('Betrag in Euro').fill('7,99');
  await page.getByRole('button', { name: 'Erstatten', exact: true }).click();
  // Somebody else pays back a euro meanwhile: that is said, and the form begins anew with what is left.
  const refund = apiPath(DESK_API.deskRefund, { id: sold.id });
  const theirs = { cents: 100, key: crypto.randomUUID(), refunded: 0 };
  expect((await page.request.post(refund, { data: theirs })).ok()).toBe(true);
  await page.getByRole('button', { name: '€7,99 jetzt erstatten' }).click();
  await expect(page.getByText(ERROR_MESSAGES.de.order_changed)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Teilweise erstattet/ })).toBeVisible();
  await expect(page.getByText(ERROR_MESSAGES.de.order_changed)).toBeVisible();
  await page.getByLabel('Betrag in Euro').fill('6,99');
  await page.getByRole('button', { name: 'Erstatten', exact: true }).click();
  await page.getByRole('button', { name: '€6,99 jetzt erstatten' }).click();
  await expect(page.getByText(ERROR_MESSAGES.de.order_changed)).toBeHidden();

  await page.getByRole('button', { name: 'Als versandt melden' }).click();
  await expect(page.getByRole('button', { name: 'Als zugestellt melden' })).toBeVisible();
  await expect(page.getByText(`von ${owner.email}`).first()).toBeVisible();
  await isAccessible(page);
});

test('messages are marked as done, codes are made and stopped', async ({ page }) => {
  const message = {
    first_name: 'Eva',
    last_name: 'Klein',
    email: 'eva@example.org',
    subject: 'Wann kommt es?',
    message: 'Ich warte.',
  };
  expect((await page.request.post('/api/contact', { data: message })).ok()).toBe(true);
  await signIn(page);
  await page.goto('/admin#nachrichten');
  // The shop around the desk steps back, its footer too.
  await expect(page.locator('footer')).toBeHidden();
  await page.getByText(message.subject).click();
  await expect(page.getByText(message.message)).toBeVisible();
  await page.getByRole('button', { name: 'Als erledigt markieren' }).click();
  await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
  await isAccessible(page);

  await page.getByRole('button', { name: 'Codes' }).click();
  await page.getByLabel('Code', { exact: true }).fill('probe-10');
  await page.getByLabel('Wert in Prozent').fill('10');
  await page.getByRole('button', { name: 'Code anlegen' }).click();
  await page.getByRole('button', { name: 'PROBE-10 beenden' }).click();
  // Other journeys of this shop have codes too.
  const code = page.getByRole('listitem').filter({ hasText: 'PROBE-10' });
  await expect(code.getByText('Beendet', { exact: true })).toBeVisible();
  await isAccessible(page);
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
  await page.getByLabel('Nummer oder E-Mail').fill(email);
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('Keine Bestellung gefunden')).toBeVisible();

  await page.getByRole('button', { name: 'Personendaten' }).click();
  const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await field.fill('niemand@example.org');
  await field.press('Enter');
  const result = page.getByRole('heading', { level: 2 }).last();
  await expect(result).toHaveText('Nichts gespeichert niemand@example.org');
  await field.fill(email);
  await field.press('Enter');
  await expect(result).toHaveText(`Gespeichert ${email}`);
  await expect(result).toBeFocused();
  await expect(page.getByRole('definition').first()).toBeVisible();
  await isAccessible(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportieren (JSON)' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('personendaten.json');
  expect(readFileSync(await file.path(), 'utf8')).toContain('"message": "Wann?"');

  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  const sure = page.getByRole('button', { name: 'Endgültig löschen' });
  await expect(sure).toBeFocused();
  await isAccessible(page);
  await sure.press('Enter');
  await expect(result).toHaveText(`Gelöscht ${email}`);
  await expect(result).toBeFocused();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(result).toHaveText(`Nichts gespeichert ${email}`);
  expect(addresses.filter((address) => address.includes('@example.org'))).toEqual([]);
});

test('what the owner marks sold out is refused by page, cart and checkout, until it is freed', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await page.goto('/admin#bestand');
  await page.getByRole('button', { name: /^Elvare Pouch/ }).click();
  const rosa = page.getByRole('switch', { name: 'Rosa', exact: true });
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-DE' });
  const shopper = await context.newPage();
  const colour = shopper.getByRole('button', { name: /^Rosa/ });
  await shopper.goto('/products/pouch');
  await expect(colour).toHaveAccessibleName('Rosa');
  await colour.click();
  await shopper.getByRole('button', { name: 'In den Warenkorb legen' }).first().click();
  await expect(shopper.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible();

  await rosa.click();
  await expect(rosa).not.toBeChecked();
  await expect(page.getByText('Elvare Pouch, Rosa')).toBeVisible();
  await isAccessible(page);

  // Every process of the shop sees the change within 5 s.
  await expect(async () => {
    await shopper.reload();
    await expect(colour).toHaveAccessibleName('Rosa, Ausverkauft', { timeout: 2_000 });
  }).toPass();
  // It can be reached, and is not chosen.
  await colour.press('Enter');
  await expect(colour).toHaveAttribute('aria-pressed', 'false');
  await isAccessible(shopper);
  await shopper.getByRole('button', { name: 'Warenkorb, 1 Artikel' }).click();
  const cart = shopper.getByRole('dialog', { name: 'Warenkorb' });
  await expect(cart.getByText('Ausverkauft', { exact: true })).toBeVisible();
  const pay = cart.getByRole('button', { name: 'Jetzt Zahlen' });
  await expect(pay).toHaveAccessibleDescription(/ausverkauft/);
  await isAccessible(shopper);
  await pay.press('Enter');
  await expect(cart.getByRole('button', { name: /entfernen$/ })).toBeFocused();
  const single = { ...DUO, id: 'pouch-einzelpack', price: 59.99, selectedColor: 'Rosa' };
  const body = { items: [{ ...single, packType: 'einzelpack' }] };
  const refused = await shopper.request.post('/api/create-checkout', { data: body });
  expect([refused.status(), (await refused.json()).code]).toEqual([422, 'sold_out']);

  await page.getByRole('button', { name: 'Elvare Pouch, Rosa wieder anbieten' }).click();
  await expect(rosa).toBeChecked();
  await expect(async () => {
    await shopper.reload();
    await shopper.getByRole('button', { name: 'Warenkorb, 1 Artikel' }).click();
    await expect(cart.getByText('Ausverkauft', { exact: true })).toBeHidden();
    await expect(pay).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await pay.click();
  await shopper.waitForURL(/\/c\/pay\//);
});

test('a mail that was given up says why, and goes out when the owner tries again', async ({
  page,
  place,
}) => {
  const email = 'liegt@example.org';
  await refuseMails(place, 1000);
  const subscribed = await page.request.post('/api/newsletter', { data: { email } });
  expect(subscribed.ok()).toBe(true);
  await untilGivenUp(place);
  await refuseMails(place, 0);

  await signIn(page);
  await page.goto('/admin#nachrichten');
  const letter = page.getByRole('listitem').filter({ hasText: 'Newsletter bestätigen' });
  await expect(letter).toContainText(email);
  await expect(letter).toContainText(/Grund: .*451/);
  await isAccessible(page);
  await letter.getByRole('button', { name: 'Noch einmal: Newsletter bestätigen' }).click();
  await expect(page.getByText(/^Wird noch einmal versucht: /)).toBeVisible();
  await expect(page.getByText('Keine Mail ist liegen geblieben')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Liegen geblieben' })).toBeFocused();
  await mailTo(email, /Newsletter/, `http://127.0.0.1:${place.inboxPort}`);
});
