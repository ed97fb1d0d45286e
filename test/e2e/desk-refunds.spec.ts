import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { apiPath } from '#api-path.ts';
import type { ShopPlace } from '../running-shop.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { askSandbox, DUO, sell, signIn, test } from './steps/desk-shop.ts';
import { enter } from './steps/keyboard.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the owner pays single pieces back, and sees one on its way until it has arrived', async ({
  page,
  place,
}) => {
  await signIn(page);
  const sold = await sell(page, place, [{ ...DUO, quantity: 3 }]);
  await page.goto(`/admin#bestellungen/${sold.id}`);
  const more = page.getByRole('button', { name: /^Ein Stück mehr: Elvare Pouch/ });
  await expect(page.getByRole('button', { name: 'Zurück zur Liste' })).toBeFocused();
  await enter(page, more);
  await page.keyboard.press('Space');
  await enter(page, page.getByRole('button', { name: /^Ein Stück weniger/ }));
  const amount = page.getByLabel('Betrag in Euro');
  await expect(amount).toHaveValue('107,99');
  await expectAccessible(page);
  await askSandbox(place, 'faults', { target: 'refund', session: sold.session });
  const check = page.getByRole('button', { name: 'Erstatten', exact: true });
  await enter(page, check);
  const confirm = page.getByRole('button', { name: '€107,99 jetzt erstatten' });
  await expect(confirm).toBeFocused();
  await enter(page, page.getByRole('button', { name: 'Abbrechen' }));
  await expect(check).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^€107,99 sind auf dem Rückweg/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Erstatten' })).toBeFocused();
  const made = page.getByRole('listitem').filter({ hasText: '1 × Elvare Pouch' });
  await expect(made).toContainText('Unterwegs');
  // Two of three are left.
  await enter(page, page.getByRole('button', { name: 'Alles', exact: true }));
  await expect(amount).toHaveValue('215,98');
  await expect(page.getByText('2 von 2')).toBeVisible();
  await expectAccessible(page);

  const reply = await page.request.get(apiPath('/api/admin/orders/:id', { id: sold.id }));
  const [{ id }] = (await reply.json()).refunds;
  await askSandbox(place, `refunds/${id}/settle`, { status: 'failed', failure_reason: 'declined' });
  await expect(async () => {
    await page.reload();
    await expect(made).toContainText('Gescheitert: die Bank hat abgelehnt', { timeout: 2_000 });
    const alert = page.getByText('Eine Erstattung ist gescheitert');
    await expect(alert).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('Noch zu erstatten: €323,97')).toBeVisible();
});

test('a dispute is shown with amount, reason and due date, and holds parcel and refund', async ({
  page,
  place,
}) => {
  await signIn(page);
  const sold = await sell(page, place, [DUO]);
  await page.goto(`/en/admin#bestellungen/${sold.id}`);
  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
  const dispute = { reason: 'product_not_received' };
  const { id } = (await askSandbox(place, `sessions/${sold.session}/dispute`, dispute)) as {
    id: string;
  };
  await expect(async () => {
    await page.reload();
    // Order and alerts are read one after the other: either may be from before the dispute.
    await expect(page.getByText('Waits for your response')).toBeVisible({ timeout: 2_000 });
    await expect(page.getByText('A payment is disputed')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('goods not received').last()).toBeVisible();
  await expect(page.getByText('Respond by')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Respond in the Stripe dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeHidden();
  await expect(page.getByText('Ship nothing until that is decided.')).toBeVisible();
  await expect(page.getByLabel('Amount in euros')).toBeHidden();
  await expectAccessible(page);

  await askSandbox(place, `disputes/${id}/status`, { status: 'won' });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Won, the money is back with you')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
  await expect(page.getByLabel('Amount in euros')).toBeVisible();
});

/** A payment page that the shop did not open, paid: as a shop of 0.1 made them. */
async function payElsewhere(place: ShopPlace, name: string, item: string | null): Promise<void> {
  const { port, sandboxPort } = place;
  const key = readFileSync(path.join(place.dataDir, 'secrets', 'sandbox-key'), 'utf8').trim();
  const line = 'line_items[0]';
  const form = new URLSearchParams({
    mode: 'payment',
    locale: 'de',
    success_url: `http://localhost:${port}/success`,
    'shipping_address_collection[allowed_countries][0]': 'DE',
    'metadata[order_id]': randomUUID(),
    'metadata[attempt]': '1',
    [`${line}[quantity]`]: '120',
    [`${line}[price_data][currency]`]: 'eur',
    [`${line}[price_data][unit_amount]`]: '999',
    [`${line}[price_data][product_data][name]`]: name,
    ...(item && { [`${line}[price_data][product_data][metadata][item_id]`]: item }),
  });
  const made = await fetch(`http://127.0.0.1:${sandboxPort}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: form,
  });
  const { id } = (await made.json()) as { id: string };
  await askSandbox(place, `sessions/${id}/pay`, {});
}

test('money without an order is shown with what Stripe knows, or is an order again @full', async ({
  page,
  place,
}) => {
  await signIn(page);
  await payElsewhere(place, 'Tasse', null);
  await payElsewhere(place, 'Siegelring', 'siegelring');
  await expect(async () => {
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: /^2 Hinweise brauchen dich/ })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await enter(page, page.getByRole('button', { name: /^2 Hinweise/ }));
  await expect(page.getByText('Geld ohne Bestellung')).toBeVisible();
  const rebuilt = page.getByText('Eine Bestellung wurde wiederhergestellt', { exact: true });
  await expect(rebuilt).toBeVisible();
  await expect(page.getByText('120 × Tasse')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bei Stripe ansehen' })).toBeVisible();
  await expectAccessible(page);
  await enter(page, page.getByRole('link', { name: /^Zur Bestellung/ }).last());
  await expect(page.getByRole('button', { name: 'Zurück zur Liste' })).toBeFocused();
  await expect(page.getByText('Wiederhergestellt', { exact: true })).toBeVisible();
  await expect(page.getByText('Ungewöhnliche Menge')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin');
  await enter(page, page.getByRole('button', { name: /^2 Hinweise/ }));
  const dismiss = page.getByRole('button', { name: /^Erledigt: / });
  for (let left = (await dismiss.count()) - 1; left >= 0; left -= 1) {
    await enter(page, dismiss.first());
    await expect(dismiss).toHaveCount(left);
    const next = left > 0 ? { name: /brauch/ } : { name: 'Admin Dashboard', level: 1 };
    await expect(page.getByRole(left > 0 ? 'button' : 'heading', next)).toBeFocused();
  }
});
