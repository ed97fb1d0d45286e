import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { askSandbox, backOfficeShop, DUO, sell, signIn } from './steps/back-office-shop.ts';
import { enter, retype, tabTo, walkTo } from './steps/keyboard.ts';
import { expectFitsPhone } from './steps/layout.ts';
import { PHONE } from './steps/matrix.ts';

/** The list of orders, and backups. */

// In a shared shop other journeys would sell as well.
const test = backOfficeShop();

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('orders are found, chosen and shipped together by keyboard; new ones come by themselves', async ({
  page,
  place,
}) => {
  await signIn(page);
  await page.goto('/admin/orders');
  await expect(page.getByText('Noch keine Bestellung')).toBeVisible();
  const sold = [await sell(page, place, [DUO]), await sell(page, place, [DUO])];
  await page.request.post('/api/create-checkout', { data: { items: [DUO] } });
  const made = await page.request.post('/api/create-checkout', { data: { items: [DUO] } });
  const session = /cs_\w+/.exec((await made.json()).url)?.[0];
  await askSandbox(place, `sessions/${session}/expire`, {});
  const pool = new pg.Pool({ connectionString: await findPostgres(place) });
  await pool.query("update orders set customer_name = 'Łucja Ørsted' where number = 1002");
  await pool.end();
  // Nobody looks at a row: they have come without a request.
  const expired = page.getByText('1 abgelaufene Kasse');
  await expect(expired).toBeVisible({ timeout: 40_000 });
  await expect(rows(page).filter({ visible: true })).toHaveText([
    /^Kasse offen.*Ausstehend/,
    /^EL-1002/,
    /^EL-1001.*Elvare Pouch.*€107,99.*Bezahlt.*Zu packen/,
  ]);
  await expect(page.getByRole('link', { name: /^Zu packen/ })).toHaveText(/2$/);
  await enter(page, expired);
  await expect(rows(page).filter({ visible: true })).toHaveCount(4);
  await expectAccessible(page, 'orders');

  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  const search = page.getByRole('searchbox');
  await tabTo(page, search);
  await page.keyboard.type('ørsted pouch');
  await expect(rows(page)).toHaveText([/^EL-1002.*Łucja Ørsted/]);
  await page.keyboard.press('Escape');
  await expect(rows(page).first()).toHaveText(/^Kasse offen/);
  expect(addresses.filter((address) => address.includes('ørsted'))).toEqual([]);

  await enter(page, page.getByRole('link', { name: /^Zu packen/ }));
  await expect(page).toHaveURL('/admin/orders?view=to-pack');
  await enter(page, button(page, 'Eingang'));
  await expectAccessible(page, 'days');
  await enter(page, button(page, '7 Tage'));
  await expect(page).toHaveURL(/view=to-pack&from=\d{4}-\d\d-\d\d$/);
  await page.getByRole('columnheader', { name: 'Summe' }).press('Enter');
  await expect(page).toHaveURL(/sort=highest/);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await walkTo(page, rows(page).first());
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText('2 ausgewählt')).toBeVisible();
  await expectAccessible(page, 'chosen orders');
  const slips = page.waitForEvent('download');
  await enter(page, button(page, 'Lieferscheine'));
  expect((await slips).suggestedFilename()).toMatch(/\.pdf$/);
  await enter(page, button(page, 'Als versandt…'));
  const links = page.getByRole('dialog').getByRole('textbox');
  await tabTo(page, links.first());
  await page.keyboard.type('http://parcel.example/1');
  await page.keyboard.press('Enter');
  await expect(links.first()).toHaveAccessibleDescription(/https:/);
  await retype(page, links.first(), 'https://parcel.example/1');
  await page.keyboard.press('Enter');
  await expect(links.last()).toBeFocused();
  await expectAccessible(page, 'parcels that leave');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 Bestellungen sind versandt')).toBeVisible();
  await expect(title(page)).toBeFocused();
  await enter(page, button(page, 'Rückgängig'));
  await expect(page.getByText('2 Bestellungen sind wieder zu packen')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);

  // Somebody points at a row: it stays where it is.
  await rows(page).last().hover();
  await sell(page, place, [DUO]);
  await expect(button(page, '1 neue anzeigen')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await enter(page, button(page, '1 neue anzeigen'));
  await expect(rows(page)).toHaveCount(3);
  expect(sold.map(({ number }) => number)).toEqual(['EL-1001', 'EL-1002']);
});

test('on a phone an order is opened from its row, and the search is there again @full', async ({
  page,
  place,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  const { number } = await sell(page, place, [DUO]);
  await page.goto('/en/admin/orders?view=to-pack');
  await page.getByRole('searchbox').fill(number);
  await expect(rows(page)).toHaveText([new RegExp(`^${number}`)]);
  await expectAccessible(page, 'orders on a phone');
  await expectFitsPhone(page);
  await rows(page).click();
  await expect(page).toHaveURL(`/en/admin/orders/${number}`);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(number);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL('/en/admin');
  // The list stays until the next section's code is there, and with it what was typed.
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a key for backups is made and kept', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/backup');
  await enter(page, button(page, 'Schlüssel anlegen…'));
  await expectAccessible(page, 'a key');
  const made = page.waitForEvent('download');
  await enter(page, button(page, 'Schlüssel herunterladen'));
  const file = await (await made).path();
  const choose = async (content: string | Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await enter(page, button(page, 'Datei von dort wählen'));
    await (await chooser).setFiles({
      name: 'key.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    });
  };
  await choose('etwas anderes');
  await expect(page.getByRole('alert')).toHaveText(/nicht die Datei/);
  await choose(readFileSync(file));
  await expect(page.getByText('Der Schlüssel gilt.')).toBeVisible();
  await expect(button(page, 'Neuen Schlüssel anlegen…')).toBeVisible();
  await expectAccessible(page, 'backup');
});
