import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { comeLate, openPublished, proveOwner, signIn, test } from './steps/desk-shop.ts';
import { chooseOption, enter, retype, tabTo, typeMoment } from './steps/keyboard.ts';
import { PHONE } from './steps/matrix.ts';

/** Campaigns in the back office: planned, run, changed, ended and planned again. */

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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const plan = (page: Page) => page.getByRole('link', { name: 'Aktion planen' });
const price = (page: Page) => page.getByLabel('Neuer Preis in Euro, Elvare Pouch, Duo');

async function fillIn(page: Page, name: string, fromMs: number, toMs: number) {
  await retype(page, page.getByLabel('Name auf Deutsch'), name);
  await retype(page, page.getByLabel('Name auf Englisch'), name);
  await typeMoment(page, page.getByLabel('Beginn'), berlin(fromMs));
  await typeMoment(page, page.getByLabel('Ende', { exact: true }), berlin(toMs));
}

test.beforeEach(({ page }) => signIn(page));

test('a campaign is planned by keyboard, runs at once and is ended', async ({ page }) => {
  await page.goto('/admin#sortiment/aktionen');
  await expect(page.getByText('Noch keine Aktion.')).toBeVisible();
  await expectAccessible(page);
  await enter(page, plan(page));
  const heading = page.getByRole('heading', { name: 'Neue Aktion' });
  await expect(heading).toBeFocused();
  await enter(page, page.getByRole('link', { name: 'Zu den Aktionen' }));
  await expect(plan(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();

  await enter(page, button(page, 'Aktion planen'));
  await expect(page.getByLabel('Name auf Deutsch')).toBeFocused();
  await expect(page.getByText('Gib an, wann die Aktion beginnt.')).toBeVisible();
  await expectAccessible(page);

  const now = Date.now();
  await fillIn(page, 'Herbst', now - HOUR_MS, now + 2 * HOUR_MS);
  await tabTo(page, page.getByLabel('Wie viel Prozent'));
  await page.keyboard.type('10');
  await chooseOption(page, page.getByRole('combobox', { name: 'Wofür' }), 'Einzelne');
  const search = page.getByRole('searchbox', { name: 'Produkt hinzufügen' });
  await tabTo(page, search);
  await page.keyboard.type('siegelring');
  // Searching doesn't plan anything.
  await page.keyboard.press('Enter');
  await enter(page, button(page, 'Siegelring hinzufügen'));
  await expect(button(page, 'Siegelring ist dabei')).toBeFocused();
  await expect(page.getByText('1 Produkt wird günstiger.')).toBeVisible();
  await enter(page, button(page, 'Siegelring herausnehmen'));
  await expect(search).toBeFocused();
  await enter(page, button(page, 'Siegelring hinzufügen'));
  await expect(page.getByRole('row', { name: /Siegelring/ })).toContainText('22,49');
  await expectAccessible(page);
  await comeLate(page, 'POST', '**/api/admin/campaigns');
  await enter(page, button(page, 'Aktion planen'));
  await proveOwner(page);

  const entry = row(page, 'Herbst');
  await expect(entry).toContainText('Läuft');
  await expect(entry).toContainText('10\u00a0% auf 1 Produkt');
  await expect(entry).toContainText('Endet in 2 Std.');
  await expect(page.getByText('Gespeichert: Herbst.')).toBeFocused();
  await expectAccessible(page);
  const shop = await page.context().newPage();
  const ring = '/accessoires/siegelring';
  await openPublished(shop, ring, shop.getByText(/22,49/).first());

  await enter(page, entry.getByRole('link', { name: 'Herbst ändern' }));
  await expect(page.getByRole('heading', { name: 'Aktion ändern' })).toBeFocused();
  await expect(page.getByLabel('Beginn')).toBeDisabled();
  await expect(page.getByLabel('Wie viel Prozent')).toBeDisabled();
  await retype(page, page.getByLabel('Name auf Deutsch'), 'Herbstsale');
  await enter(page, button(page, 'Änderung speichern'));
  await expect(page.getByText('Gespeichert: Herbstsale.')).toBeFocused();
  const renamed = row(page, 'Herbstsale');
  const end = button(page, 'Herbstsale beenden');
  await enter(page, end);
  await expect(button(page, 'Jetzt beenden')).toBeFocused();
  await enter(page, button(page, 'Doch nicht'));
  await expect(end).toBeFocused();
  await page.route('**/end', (route) => route.abort());
  await enter(page, end);
  await enter(page, button(page, 'Jetzt beenden'));
  await expect(page.getByText(/^Das hat nicht geklappt/)).toBeFocused();
  await page.unroute('**/end');
  await enter(page, end);
  await enter(page, button(page, 'Jetzt beenden'));
  await expect(page.getByText('Gespeichert: Herbstsale.')).toBeFocused();
  await expect(renamed).toContainText('Beendet');
  await expect(renamed).toContainText('Vorzeitig beendet');
  await expect.poll(async () => (await shop.request.get(ring)).text()).not.toContain('22,49');
  await shop.reload();
  await expect(shop.getByText(/24,99/).first()).toBeVisible();
  await expect(shop.getByText(/22,49/)).toHaveCount(0);
});

test('new prices are planned on a phone, taken back, and planned again @full', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin#sortiment/aktionen/neu');
  const start = Date.now() + 48 * HOUR_MS;
  await fillIn(page, 'Taschentage', start, start + HOUR_MS);
  await chooseOption(page, page.getByRole('combobox', { name: 'Art' }), 'Neue');
  await tabTo(page, page.getByRole('searchbox', { name: 'Produkt hinzufügen' }));
  await page.keyboard.type('pouch');
  await enter(page, button(page, 'Elvare Pouch hinzufügen'));
  await tabTo(page, price(page));
  await page.keyboard.type('200');
  await enter(page, button(page, 'Aktion planen'));
  await expect(page.getByRole('alert')).toContainText('So wird kein Preis günstiger.');
  await expect(button(page, 'Aktion planen')).toBeFocused();
  await tabTo(page, price(page));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('89,99');
  await expect(page.getByRole('row', { name: /Elvare Pouch Duo/ })).toContainText('89,99');
  const english = page.getByLabel('Name auf Englisch');
  await tabTo(page, english);
  await retype(page, english, 'Bag days: only today');
  await enter(page, button(page, 'Aktion planen'));
  await expect(english).toBeFocused();
  await expect(english).toHaveAccessibleDescription(/darf der Shop so nicht sagen: „only today“/);
  await expectAccessible(page);
  await retype(page, english, 'Bag days');
  await expect(english).toHaveAccessibleDescription('');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await enter(page, button(page, 'Aktion planen'));

  const entry = row(page, 'Taschentage');
  await expect(entry).toContainText('Geplant');
  await expect(entry).toContainText('Neuer Preis für 1 Produkt');
  await expect(entry).toContainText(/Beginnt in (2 Tagen|48 Std\.)/);

  // Somebody else takes it back meanwhile.
  const { campaigns } = await (await page.request.get('/api/admin/campaigns')).json();
  const [{ id, revision }] = campaigns.filter(
    ({ name }: { name: { de: string } }) => name.de === 'Taschentage',
  );
  await enter(page, entry.getByRole('link', { name: 'Taschentage ändern' }));
  await expect(page.getByRole('heading', { name: 'Aktion ändern' })).toBeFocused();
  await page.request.post(`/api/admin/campaigns/${id}/end`, { data: { revision } });
  await enter(page, button(page, 'Änderung speichern'));
  await expect(page.getByText(/^Nicht gespeichert: Die Aktion wurde/)).toBeFocused();
  await expect(entry).toContainText('Zurückgenommen');
  await enter(page, entry.getByRole('link', { name: 'Taschentage noch einmal planen' }));
  await expect(page.getByRole('heading', { name: 'Neue Aktion' })).toBeFocused();
  await expect(price(page)).toHaveValue('89,99');
  await expect(page.getByLabel('Beginn')).toHaveValue('');
});
