import { expect, type Page } from '@playwright/test';
import { formatDateTime } from '#browser/times.ts';
import { adminStockReply } from '#contract/admin-stock.ts';
import { expectAccessible } from './steps/accessibility.ts';
import {
  backOfficeShop,
  comeLate,
  openPublished,
  proveOwner,
  signIn,
} from './steps/back-office-shop.ts';
import { enter, retype, tabTo } from './steps/keyboard.ts';
import { PHONE } from './steps/matrix.ts';

/** Stock, codes and campaigns in the back office, by keyboard. */

const test = backOfficeShop();

const HOUR_MS = 3_600_000;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const sheet = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Types a moment into its parts, which lead on by themselves. */
async function typeMoment(page: Page, name: string, ms: number): Promise<void> {
  await tabTo(page, page.getByRole('group', { name }).getByRole('spinbutton').first());
  await page.keyboard.type(formatDateTime(new Date(ms).toISOString(), 'de').replace(/\D/g, ''));
}

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await enter(page, button(page, label));
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
}

test.beforeEach(({ page }) => signIn(page));

test('numbers are typed over, gathered, and saved with one reason', async ({ page }) => {
  await page.goto('/admin/stock');
  await enter(page, link(page, /^Sneakers/));
  const cell = (size: string) => page.getByLabel(`Kiez Low Navy, ${size}, frei`);
  const below = page.getByLabel('Kiez Low Mono, 41, frei');
  await tabTo(page, cell('41'));
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await expect(cell('42')).toBeFocused();
  await page.keyboard.type('zwei');
  await expect(page.getByText(/^Eine ganze Zahl von 0/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell('42')).toHaveValue('');
  await tabTo(page, cell('41'));
  await page.keyboard.type('+5');
  await page.keyboard.press('Enter');
  await expect(below).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: 'Änderungen am Bestand' });
  await expect(bar).toContainText(
    '2 Zahlen geändert Kiez Low Navy, 41: ∞ → 9; Kiez Low Mono, 41: ∞ → 3',
  );
  await expectAccessible(page, 'stock');

  // Somebody else counts one of them meanwhile.
  const items = [{ item_id: 'kiez-low-mono-41', on_hand: 8, seen: null, threshold: null }];
  const theirs = { items, reason: 'counted' };
  expect((await page.request.post('/api/admin/stock', { data: theirs })).ok()).toBe(true);
  await choose(page, /^Grund/, 'Lieferung');
  await enter(page, button(page, 'Speichern'));
  await expect(bar.getByRole('alert')).toContainText('Kiez Low Mono, 41 (8)');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Gespeichert: /)).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expect(below).toHaveValue('3');

  await enter(page, button(page, 'Kiez Low Mono, Einzelheiten'));
  await expect(sheet(page).getByRole('textbox')).toHaveCount(11);
  await choose(page, /^Verlauf/, '41');
  const log = sheet(page).getByRole('list', { name: 'Verlauf' });
  await expect(log).toContainText(/Lieferung: −5, danach 3.*Gezählt: \+8, danach 8/);
  const offered = sheet(page).getByRole('checkbox', { name: '41, im Angebot' });
  await tabTo(page, offered);
  await page.keyboard.press('Space');
  await expect(offered).not.toBeChecked();
  await expectAccessible(page, 'stock of a product');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Kiez Low Mono, Einzelheiten')).toBeFocused();
  await enter(page, link(page, /^Nachbestellen/));
  await expect(page.getByText('Nichts nachzubestellen')).toBeVisible();
});

test('a delivery of 30 sizes is pasted on a phone, booked, and taken back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const names = ['Hafen Runner Nebel', 'Hafen Runner Sand', 'Hafen Runner Tinte'];
  const lines = names.flatMap((name) =>
    Array.from({ length: 10 }, (_, at) => `${name} ${36 + at}; 4`),
  );
  const onHand = async () => {
    const data = { search: 'Hafen Runner' };
    const reply = await page.request.post('/api/admin/stock/search', { data });
    const { products } = adminStockReply.parse(await reply.json());
    return products
      .filter(({ name }) => names.includes(name.de))
      .flatMap(({ marks }) => marks.map((mark) => mark.on_hand));
  };
  await page.goto('/admin/stock');
  await enter(page, link(page, 'Lieferung'));
  await expect(sheet(page).getByLabel('Lieferant (freiwillig)')).toBeFocused();
  await page.keyboard.type('Schuhwerk Nord');
  const text = sheet(page).getByLabel('Artikel und Stückzahl');
  await tabTo(page, text);
  await page.keyboard.insertText(['Artikel;Stück', ...lines, 'Hafen Runner Nebl 45; 4'].join('\n'));
  const said = sheet(page).getByRole('status').first();
  await expect(said).toHaveText('30 Varianten, 120 Stück, 1 Zeile unklar');
  await expectAccessible(page, 'delivery');
  await enter(page, button(page, 'Lieferung buchen'));
  await expect(sheet(page).getByRole('alert')).toContainText('Hafen Runner Nebl 45');
  expect(await onHand()).toEqual(lines.map(() => null));
  await tabTo(page, text);
  for (const key of ['ControlOrMeta+End', 'Shift+Home', 'Delete']) await page.keyboard.press(key);
  await expect(said).toHaveText('30 Varianten, 120 Stück');
  await enter(page, button(page, 'Lieferung buchen'));
  await expect(page.getByText('Lieferung gebucht: 30 Varianten')).toBeVisible();
  await expect(page).toHaveURL('/admin/stock');
  expect(await onHand()).toEqual(lines.map(() => 4));
  await enter(page, button(page, 'Rückgängig'));
  await expect.poll(onHand).toEqual(lines.map(() => null));
});

test('a code is made on a phone, stopped, and folded away', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/codes');
  await enter(page, link(page, 'Neuer Code'));
  await expect(page).toHaveURL('/admin/codes/new');
  await enter(page, button(page, 'Code anlegen'));
  const code = sheet(page).getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/3 bis 32/);
  await page.keyboard.type('probe-10');
  await retype(page, sheet(page).getByLabel('Wert in Prozent'), '10');
  await typeMoment(page, 'Ende (Berliner Zeit)', Date.UTC(2030, 11, 31, 22, 59));
  await expect(sheet(page).getByRole('status').first()).toContainText(
    'PROBE-10: 10\u00a0% auf jede Bestellung, bis 31.12.2030',
  );
  await expectAccessible(page, 'new code');
  await page.keyboard.press('Escape');
  await enter(page, button(page, 'Bleiben'));
  await enter(page, button(page, 'Code anlegen'));
  await expect(page.getByText('Code angelegt: PROBE-10')).toBeVisible();
  await expect(page).toHaveURL('/admin/codes');
  await enter(page, button(page, 'PROBE-10 pausieren'));
  await expect(page.getByText('PROBE-10 pausiert und zieht nichts ab')).toBeVisible();
  await expect(button(page, 'PROBE-10 pausieren')).toBeHidden();
  await enter(page, page.getByText(/Codes?, die nicht mehr gelten|Code, der nicht/));
  await enter(page, button(page, 'PROBE-10 wieder gelten lassen'));
  await expect(button(page, 'PROBE-10 pausieren')).toBeVisible();
  await enter(page, link(page, 'PROBE-10 bearbeiten'));
  for (const name of ['Einmal je Kundin oder Kunde (Mailadresse)', 'Sneakers']) {
    await tabTo(page, sheet(page).getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
  await expectAccessible(page, 'code');
  await enter(page, button(page, 'Code speichern'));
  await expect(
    page.getByText(/^10\u00a0% .*, nur für Sneakers, einmal je Kundin oder Kunde$/),
  ).toBeVisible();

  await enter(page, link(page, 'Neuer Code'));
  await page.keyboard.type('einmal');
  await retype(page, sheet(page).getByLabel('Wert in Prozent'), '20');
  await retype(page, sheet(page).getByLabel('Einmal-Codes: Anzahl'), '200');
  await enter(page, button(page, 'Code anlegen'));
  await expect(page.getByText('0 von 200 eingelöst')).toBeVisible();
  const download = page.waitForEvent('download');
  await enter(page, button(page, 'Codes von EINMAL als CSV'));
  expect((await download).suggestedFilename()).toBe('codes.csv');
  await expectAccessible(page, 'codes');
});

test('a campaign goes from nothing to prices in the shop, on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/campaigns');
  await expect(page.getByText('Noch keine Aktion')).toBeVisible();
  await enter(page, link(page, 'Neue Aktion'));
  await expect(page.getByLabel('Name auf Deutsch')).toBeFocused();
  await page.keyboard.type('Herbst');
  await retype(page, page.getByLabel('Name auf Englisch'), 'Autumn: only today');
  await typeMoment(page, 'Beginn', Date.now() - HOUR_MS);
  await retype(page, page.getByLabel('Wie viel Prozent'), '10');
  await choose(page, /Wofür/, 'Einzelne');
  await tabTo(page, page.getByRole('combobox', { name: 'Produkt hinzufügen' }));
  await page.keyboard.type('siegelring');
  await expect(page.getByRole('option')).toHaveCount(1);
  for (const key of ['ArrowDown', 'Enter', 'Escape']) await page.keyboard.press(key);
  await expect(button(page, 'Siegelring herausnehmen')).toBeVisible();
  await expect(page.getByText('1 Produkt wird günstiger.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Siegelring/ })).toContainText('22,49');
  await enter(page, button(page, 'Aktion planen'));
  await expect(page.getByRole('group', { name: 'Ende' })).toContainText('mm');
  await typeMoment(page, 'Ende', Date.now() + 2 * HOUR_MS);
  await expectAccessible(page, 'new campaign');
  await comeLate(page, 'POST', '**/api/admin/campaigns');
  await enter(page, button(page, 'Aktion planen'));
  await proveOwner(page);
  await expect(sheet(page).getByRole('alert').last()).toContainText('„only today“');
  await retype(page, page.getByLabel('Name auf Englisch'), 'Autumn');
  // The banner stands on every page, which would all be rendered.
  await tabTo(page, page.getByRole('checkbox', { name: /^Im Banner/ }));
  await page.keyboard.press('Space');
  await enter(page, button(page, 'Aktion planen'));
  await expect(page.getByText('Geplant: Herbst')).toBeVisible();
  const row = link(page, /^Herbst/);
  await expect(row).toContainText(/Läuft, endet in 2 Std\..*10\u00a0% auf 1 Produkt/);
  await expectAccessible(page, 'campaigns');
  const shop = await page.context().newPage();
  const ring = '/accessoires/siegelring';
  await openPublished(shop, ring, shop.getByText(/22,49/).first());

  await enter(page, row);
  await enter(page, button(page, 'Beenden …'));
  await enter(page, button(page, 'Jetzt beenden'));
  await expect(page.getByText('Herbst ist beendet.')).toBeVisible();
  await expect(row).toContainText('Beendet');
  await expect.poll(async () => (await shop.request.get(ring)).text()).not.toContain('22,49');
  await enter(page, row);
  await enter(page, link(page, 'Noch einmal planen'));
  await expect(page.getByLabel('Wie viel Prozent')).toHaveValue('10');
});
