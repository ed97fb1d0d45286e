import { expect, type Page } from '@playwright/test';
import { DESK_API } from '../../src/desk-paths.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { deskShop, signIn } from './steps/desk-shop.ts';
import { PHONE } from './steps/matrix.ts';

/** Campaigns in the back office: planned, run, changed, ended and planned again. */

const test = deskShop();

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Aktionen' }).getByRole('listitem').filter({ hasText: name });
const berlin = (ms: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(ms)
    .replace(' ', 'T');
const HOUR_MS = 3_600_000;

async function fillIn(page: Page, name: string, fromMs: number, toMs: number) {
  await page.getByLabel('Name auf Deutsch').fill(name);
  await page.getByLabel('Name auf Englisch').fill(name);
  await page.getByLabel('Beginn').fill(berlin(fromMs));
  await page.getByLabel('Ende', { exact: true }).fill(berlin(toMs));
}

test.beforeEach(({ page }) => signIn(page));

test('a campaign is planned by keyboard, runs at once and is ended', async ({ page }) => {
  await page.goto('/admin#sortiment/aktionen');
  await expect(page.getByText('Noch keine Aktion.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Aktion planen' }).press('Enter');
  const heading = page.getByRole('heading', { name: 'Neue Aktion' });
  await expect(heading).toBeFocused();

  await page.getByRole('button', { name: 'Aktion planen' }).press('Enter');
  await expect(page.getByLabel('Name auf Deutsch')).toBeFocused();
  await expect(page.getByText('Gib an, wann die Aktion beginnt.')).toBeVisible();
  await expectAccessible(page);

  const now = Date.now();
  await fillIn(page, 'Herbst', now - HOUR_MS, now + 2 * HOUR_MS);
  await page.getByLabel('Wie viel Prozent').fill('10');
  await page.getByRole('combobox', { name: 'Wofür' }).selectOption('products');
  await page.getByRole('searchbox', { name: 'Produkt hinzufügen' }).fill('siegelring');
  // Searching doesn't plan anything.
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Siegelring hinzufügen' }).press('Enter');
  await expect(page.getByText('1 Produkt wird günstiger.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Siegelring/ })).toContainText('22,49');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Aktion planen' }).press('Enter');

  const entry = row(page, 'Herbst');
  await expect(entry).toContainText('Läuft');
  await expect(entry).toContainText('10\u00a0% auf 1 Produkt');
  await expect(entry).toContainText('Endet in 2 Std.');
  await expect(page.getByText('Gespeichert: Herbst.')).toBeFocused();
  await expectAccessible(page);
  const shop = await page.context().newPage();
  await shop.goto('/accessoires/siegelring');
  await expect(shop.getByText(/22,49/).first()).toBeVisible();

  await entry.getByRole('link', { name: 'Herbst ändern' }).press('Enter');
  await expect(page.getByLabel('Beginn')).toBeDisabled();
  await expect(page.getByLabel('Wie viel Prozent')).toBeDisabled();
  await page.getByLabel('Name auf Deutsch').fill('Herbstsale');
  await page.getByRole('button', { name: 'Änderung speichern' }).press('Enter');
  const renamed = row(page, 'Herbstsale');
  await renamed.getByRole('button', { name: 'Herbstsale beenden' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Doch nicht' })).toBeFocused();
  await page.getByRole('button', { name: 'Jetzt beenden' }).press('Enter');
  await expect(renamed).toContainText('Beendet');
  await expect(renamed).toContainText('Vorzeitig beendet');
  await shop.reload();
  await expect(shop.getByText(/24,99/).first()).toBeVisible();
  await expect(shop.getByText(/22,49/)).toHaveCount(0);
});

test('new prices are planned on a phone, taken back, and planned again', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin#sortiment/aktionen/neu');
  const start = Date.now() + 48 * HOUR_MS;
  await fillIn(page, 'Taschentage', start, start + HOUR_MS);
  await page.getByRole('combobox', { name: 'Art' }).selectOption('prices');
  await page.getByRole('searchbox', { name: 'Produkt hinzufügen' }).fill('pouch');
  await page.getByRole('button', { name: 'Elvare Pouch hinzufügen' }).click();
  await page.getByLabel('Neuer Preis in Euro, Elvare Pouch, Duo').fill('200');
  await page.getByRole('button', { name: 'Aktion planen' }).click();
  await expect(page.getByRole('alert')).toContainText('So wird kein Preis günstiger.');
  await page.getByLabel('Neuer Preis in Euro, Elvare Pouch, Duo').fill('89,99');
  await expect(page.getByRole('row', { name: /Elvare Pouch Duo/ })).toContainText('89,99');
  const english = page.getByLabel('Name auf Englisch');
  await english.fill('Bag days: only today');
  await page.getByRole('button', { name: 'Aktion planen' }).click();
  await expect(english).toBeFocused();
  await expect(english).toHaveAccessibleDescription(/darf der Shop so nicht sagen: „only today“/);
  await expectAccessible(page);
  await english.fill('Bag days');
  await expect(english).toHaveAccessibleDescription('');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole('button', { name: 'Aktion planen' }).click();

  const entry = row(page, 'Taschentage');
  await expect(entry).toContainText('Geplant');
  await expect(entry).toContainText('Neuer Preis für 1 Produkt');
  await expect(entry).toContainText(/Beginnt in (2 Tagen|48 Std\.)/);

  // Somebody else takes it back meanwhile.
  const { campaigns } = await (await page.request.get(DESK_API.deskCampaigns)).json();
  const [{ id, revision }] = campaigns.filter(
    ({ name }: { name: { de: string } }) => name.de === 'Taschentage',
  );
  await entry.getByRole('link', { name: 'Taschentage ändern' }).click();
  await expect(page.getByRole('heading', { name: 'Aktion ändern' })).toBeFocused();
  await page.request.post(`${DESK_API.deskCampaigns}/${id}/end`, { data: { revision } });
  await page.getByRole('button', { name: 'Änderung speichern' }).click();
  await expect(page.getByText(/^Nicht gespeichert: Die Aktion wurde/)).toBeFocused();
  await expect(entry).toContainText('Zurückgenommen');
  await entry.getByRole('link', { name: 'Taschentage noch einmal planen' }).click();
  await expect(page.getByLabel('Neuer Preis in Euro, Elvare Pouch, Duo')).toHaveValue('89,99');
  await expect(page.getByLabel('Beginn')).toHaveValue('');
});
