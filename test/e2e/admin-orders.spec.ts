import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { apiPath } from '#api-path.ts';
import { expectAccessible } from './steps/accessibility.ts';
import {
  askSandbox,
  backOfficeShop,
  comeLate,
  PAIR,
  proveOwner,
  sell,
  signIn,
  startOrder,
} from './steps/back-office-shop.ts';
import { copyOrder } from './steps/copy-orders.ts';
import { enter, retype, tabTo } from './steps/keyboard.ts';
import { expectFitsPhone } from './steps/layout.ts';
import { isLive } from './steps/live-shop.ts';
import { DESKTOP, fullIf, PHONE } from './steps/matrix.ts';

/** One order, and packing. */

// In a shared shop other journeys would have orders to pack as well.
const test = backOfficeShop();

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });

test('20 orders are packed and shipped, ten by keyboard and ten with a thumb; one is taken back', async ({
  page,
  place,
}) => {
  await signIn(page);
  const sold = await sell(page, place, [PAIR]);
  await copyOrder(place, sold.id, 20);
  await page.goto('/admin/packing');
  const number = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const pieces = page.getByRole('checkbox', { name: /^Elvare/ });
  await expect(number).toHaveText(`${sold.number} 1 von 21`);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  // A demo gives a present with two bags.
  const presents = isLive(test.info()) ? [] : ['Geschenk'];
  for (const name of ['Rosa', 'Navy', ...presents])
    await expect(page.getByRole('checkbox', { name })).toHaveCount(1);
  await expectAccessible(page, 'packing');

  // Slips of two orders; then one of them counts as printed, which a colleague sees as well.
  for (const each of [sold.number, 'EL-2001']) {
    await tabTo(page, page.getByRole('checkbox', { name: `Lieferschein von ${each}` }));
    await page.keyboard.press('Space');
  }
  const download = page.waitForEvent('download');
  await enter(page, button(page, '2 Lieferscheine drucken'));
  expect((await download).suggestedFilename()).toMatch(/^lieferscheine-\d{4}-\d\d-\d\d\.pdf$/);
  await expect(page.getByRole('link', { name: /gedruckt/ })).toHaveCount(2);

  await tabTo(page, pieces.first());
  for (let at = 0; at < 10; at += 1) {
    await expect(number).toHaveText(
      at === 0 ? /^EL-1001 1/ : `EL-20${String(at).padStart(2, '0')} 1 von ${21 - at}`,
    );
    await expect(pieces.first()).toBeFocused();
    for (let piece = 0; piece < 2 + presents.length; piece += 1) {
      await expect(button(page, /^Noch /)).toBeDisabled();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
    // From the link, which may stay empty.
    await page.keyboard.press('Tab');
    await expect(button(page, 'Versandt, weiter')).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(number).toHaveText('EL-2010 1 von 11');
  await enter(page, button(page, 'Rückgängig'));
  await expect(page.getByText('EL-2009 ist wieder zu packen')).toBeVisible();
  await expect(number).toHaveText('EL-2010 2 von 12');

  await page.setViewportSize(PHONE);
  await page.goto('/admin/packing/EL-2010');
  for (let at = 0; at < 10; at += 1) {
    const before = /EL-\d+/.exec((await number.textContent()) ?? '')?.[0] ?? 'none';
    if (at === 5) await expectAccessible(page, 'packing on a phone');
    for (const piece of await pieces.all()) await piece.click({ force: true });
    await button(page, 'Versandt, weiter').click();
    // Its place in the list may change before.
    await expect(number).not.toContainText(before);
  }
  // Somebody else ships the one that is open.
  await expect(number).toHaveText('EL-2020 2 von 2');
  const { order } = await (await page.request.get('/api/admin/orders/EL-2020')).json();
  const parcel = apiPath('/api/admin/orders/:id/parcel', { id: order.id });
  await page.request.post(parcel, { data: { to: 'shipped' } });
  await expect(page.getByText('EL-2020 ist nicht mehr zu packen')).toBeVisible();
  await page.getByRole('link', { name: 'Weiter mit EL-2009' }).click();
  for (const piece of await pieces.all()) await piece.click({ force: true });
  await button(page, 'Versandt, fertig').click();
  await expect(page.getByText('Alles gepackt')).toBeVisible();
  await expectFitsPhone(page);
});

for (const [how, viewport] of [
  ['by keyboard', DESKTOP],
  ['on a phone', PHONE],
] as const) {
  test(`a part is paid back ${how}; what somebody else has paid back meanwhile is told${fullIf(viewport === PHONE)}`, async ({
    page,
    place,
  }) => {
    await page.setViewportSize(viewport);
    const press = (target: Locator) => (viewport === PHONE ? target.click() : enter(page, target));
    await signIn(page);
    const sold = await sell(page, place, [{ ...PAIR, quantity: 3 }]);
    await page.goto(`/admin/orders/${sold.id}`);
    await expect(title(page)).toHaveText(sold.number);
    await expectAccessible(page, 'order');
    const open = button(page, 'Erstatten');
    await press(open);
    await expect(page).toHaveURL(/\/refund$/);
    const dialog = page.getByRole('dialog', { name: `${sold.number} erstatten` });
    const amount = dialog.getByLabel('Betrag in Euro');
    const pieces = dialog.getByRole('textbox', { name: /^Stück von Elvare Pouch/ });
    const more = async () => {
      if (viewport === PHONE) return button(dialog, /^Stück von .*, eins mehr$/).click();
      await retype(page, pieces, '1');
      await page.keyboard.press('Tab');
    };
    await retype(page, amount, '999');
    await page.keyboard.press('Enter');
    await expect(amount).toHaveAccessibleDescription('Höchstens €323,97.');
    await more();
    await expect(amount).toHaveValue('107,99');
    await expectAccessible(page, 'refund');
    const refund = apiPath('/api/admin/orders/:id/refund', { id: sold.id });
    const theirs = { cents: 100, key: randomUUID(), refunded: 0 };
    expect((await page.request.post(refund, { data: theirs })).ok()).toBe(true);
    await expect(dialog.getByText('Inzwischen wurde etwas erstattet')).toBeVisible();
    await expect(button(dialog, 'Betrag wählen')).toBeVisible();

    await askSandbox(place, 'faults', { target: 'refund', session: sold.session });
    await more();
    await comeLate(page, 'POST', `**${refund}`);
    await press(button(dialog, '€107,99 erstatten'));
    await proveOwner(page);
    await expect(page.getByText('€107,99 sind auf dem Weg zurück')).toBeVisible();
    await expect(page).toHaveURL(`/admin/orders/${sold.id}`);
    await expect(open).toBeFocused();
    const made = page.getByRole('listitem').filter({ hasText: '1 × Elvare Pouch' });
    await expect(made).toContainText('Unterwegs');
    await expect(page.getByText('1 erstattet, 2 bleiben')).toBeVisible();
    const { refunds } = await (
      await page.request.get(apiPath('/api/admin/orders/:id', { id: sold.id }))
    ).json();
    const failed = { status: 'failed', failure_reason: 'declined' };
    await askSandbox(place, `refunds/${refunds.at(-1).id}/settle`, failed);
    await expect(async () => {
      await page.reload();
      await expect(made).toContainText('Gescheitert: die Bank hat abgelehnt', { timeout: 2_000 });
    }).toPass();
  });
}

test('an open checkout says so; a dispute holds parcel and refund; J and K go through the list @full', async ({
  page,
  place,
}) => {
  await signIn(page);
  const first = await sell(page, place, [PAIR]);
  const sold = await sell(page, place, [PAIR]);
  await startOrder(page, [PAIR]);
  await page.goto('/admin/orders');
  await enter(page, page.getByRole('row', { name: /^Kasse offen/ }).first());
  await expect(title(page)).toHaveText('Kasse offen');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Suchen oder Befehl' })).toBeFocused();
  await page.keyboard.type('pouch');
  await expect(page.getByRole('menuitem', { name: 'Kasse offen, Elvare Pouch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, /Erstatten|versandt/)).toHaveCount(0);

  await page.goto(`/en/admin/packing/${first.number}`);
  await enter(page, page.getByRole('main').getByRole('link', { name: first.number }).first());
  await expect(title(page)).toHaveText(first.number);
  await page.keyboard.press('j');
  await expect(title(page)).toHaveText(sold.number);
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('k');
  await expect(title(page)).toHaveText(first.number);
  await page.keyboard.press('j');

  await enter(page, button(page, 'Mark as shipped'));
  await enter(page, button(page.getByRole('dialog'), 'Mark as shipped'));
  await expect(page.getByText(`${sold.number} is marked as shipped`)).toBeVisible();
  await enter(page, button(page, 'Take shipping back'));
  await expect(button(page, 'Mark as shipped')).toBeVisible();

  const reason = { reason: 'product_not_received' };
  const opened = await askSandbox(place, `sessions/${sold.session}/dispute`, reason);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Waits for your response')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('goods not received', { exact: true })).toBeVisible();
  await expect(page.getByText('Ship nothing until that is decided.')).toBeVisible();
  await expect(button(page, /Mark as shipped|Refund/)).toHaveCount(0);
  await expectAccessible(page, 'dispute');
  await askSandbox(place, `disputes/${(opened as { id: string }).id}/status`, { status: 'won' });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Won, the money is back with you')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(button(page, 'Mark as shipped')).toBeVisible();
});
