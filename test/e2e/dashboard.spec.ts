import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from './steps/accessibility.ts';
import { backOfficeShop, DUO, owner, sell, signIn } from './steps/back-office-shop.ts';
import { leaves } from './steps/journey.ts';
import { enter } from './steps/keyboard.ts';
import { PHONE } from './steps/matrix.ts';

/** A shop of its own: these journeys count every visit, and other journeys are visits, too. */
const test = backOfficeShop();

const connection = (page: Page) => page.getByRole('status', { name: /Verbindung|Connection/ });

async function openDashboard(page: Page, path = '/admin'): Promise<void> {
  await signIn(page);
  await page.goto(path);
  await expect(connection(page)).toHaveText(/^(Daten|Data) live$/);
}

/** The owner is a visitor, too, counted a second after the numbers are there: not where others are counted. */
const stayUncounted = (page: Page) =>
  page.route('**/api/active-sessions/**', (route) => route.abort());

/** Lets the shop have had visits every day, as one that is no longer young. */
const addPastVisits = (page: Page) =>
  page.route('**/api/admin/dashboard/history', async (route) => {
    const response = await route.fetch();
    const history = await response.json();
    for (const day of history.days.slice(0, -1)) day.sessions = 40;
    await route.fulfill({ response, json: history });
  });

const tile = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');

test('a visitor walks through the shop and the owner watches, without a reload', async ({
  page: backOffice,
  browser,
  baseURL,
}) => {
  await stayUncounted(backOffice);
  await openDashboard(backOffice);
  const before = Number(await tile(backOffice, 'Besuche heute').textContent());
  const shopper = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await shopper.goto('/hilfe');
  await expect(tile(backOffice, 'Besuche heute')).toHaveText(String(before + 1));
  const visits = backOffice.getByRole('region', { name: 'Aktuelle Besuche' });
  await expect(visits.getByText('Hilfe', { exact: true })).toBeVisible();

  await shopper.getByRole('link', { name: 'Caps' }).first().click();
  await expect(visits.getByText('Baseball Cap Monogram', { exact: true })).toBeVisible();
  await expect(visits.getByText('Hilfe', { exact: true })).toHaveCount(0);

  // A reload and a second tab are the same visit. Tabs can only tell each other what they know, so
  // the reloaded one must have said that it is back before another opens.
  const back = shopper.waitForResponse((response) =>
    response.url().includes('/api/active-sessions/'),
  );
  await shopper.reload();
  await back;
  const second = await shopper.context().newPage();
  await second.goto('/neu');
  await expect(visits.getByText('Neu', { exact: true })).toBeVisible();
  await expect(tile(backOffice, 'Besuche heute')).toHaveText(String(before + 1));

  const active = Number(await tile(backOffice, 'Aktive Nutzer').textContent());
  await leaves(second);
  await leaves(shopper);
  await expect(tile(backOffice, 'Aktive Nutzer')).toHaveText(String(active - 1));
  await expect(tile(backOffice, 'Besuche heute')).toHaveText(String(before + 1));
  await shopper.context().close();
});

test('an ended login opens the sign-in in a window, and goes on there when it is done', async ({
  page,
}) => {
  await openDashboard(page);
  await expect(page.getByText('Keine Sicherung')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Einrichten' })).toBeVisible();
  await expect(page.getByText('Caps', { exact: true })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Aktualisieren' }).press('Enter');
  const asking = page.getByRole('dialog', { name: 'Deine Anmeldung ist abgelaufen' });
  await expect(asking).toBeVisible();
  await expectAccessible(page, 'signed out');
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByLabel('E-Mail').first().fill(owner.email);
  await popup.getByLabel('Passwort').first().fill(owner.password);
  await popup.keyboard.press('Enter');
  await closed;
  await expect(asking).toBeHidden();
  await expect(page.getByRole('button', { name: 'Aktualisieren' })).toBeEnabled();
  await expect(connection(page)).toHaveText('Daten live', { timeout: 20_000 });
});

test('an owner whose login can not be checked right now is not refused @full', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('Gerade keine Verbindung');
  await page.unroute('**/api/**');
  await expect(connection(page)).toHaveText('Daten live', { timeout: 20_000 });
});

test('says when numbers come late or not at all, and when they are live again @full', async ({
  page,
}) => {
  await page.route('**/api/admin/dashboard/live', (route) => route.abort());
  await signIn(page);
  await page.goto('/admin');
  await expect(connection(page)).toHaveText(/^Verzögert, Stand \d\d:\d\d$/);
  await page.route('**/api/admin/dashboard/snapshot', (route) => route.abort());
  await expect(connection(page)).toHaveText(/^Getrennt, Stand \d\d:\d\d$/, { timeout: 20_000 });
  await page.unroute('**/api/admin/dashboard/snapshot');
  await page.unroute('**/api/admin/dashboard/live');
  await expect(connection(page)).toHaveText('Daten live', { timeout: 20_000 });
});

test('a sale is heard once, waits in the rail, and stands at its time; the palette finds it', async ({
  page,
  place,
}) => {
  await openDashboard(page);
  const work = page.getByRole('list', { name: 'Zu tun' });
  await expect(work.getByText('Alles gepackt')).toBeVisible();
  const sold = await sell(page, place, [DUO]);
  await expect(work.getByText('1 zu packen')).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Bereiche' });
  await expect(rail.getByRole('link', { name: /^Packen\s*1 offen$/ })).toBeVisible();
  await expect(rail.getByRole('link', { name: /^Bestellungen\s*1 neu$/ })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: /^Heute 1 Bestellung für €107,99, / }),
  ).toHaveCount(1);
  const pictures = page.getByTitle(new RegExp(`^${sold.number}, €107,99, `)).locator('img');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute('src', /^\/images\/pouch\/rosa-quarter-/);
  await expectAccessible(page, 'today');

  await page.keyboard.press('Control+k');
  const typed = page.getByRole('searchbox', { name: 'Suchen oder Befehl' });
  await expect(typed).toBeFocused();
  await page.keyboard.type(sold.number);
  await expect(page.getByRole('menuitem', { name: new RegExp(sold.number) })).toBeVisible();
  await expectAccessible(page, 'palette');
  await page.keyboard.press('Escape');
  await page.keyboard.type('protok');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/log');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what to set up ticks itself off and can be put away', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin');
  const setup = page.getByRole('region', { name: 'Einrichten' });
  await expect(setup).toContainText('1 von 4 erledigt');
  await expect(setup.getByRole('link', { name: 'Zweiten Faktor einrichten' })).toHaveAttribute(
    'href',
    '/konto#sicherheit',
  );
  await enter(page, setup.getByRole('button', { name: 'Ausblenden' }));
  await expect(setup).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('charts can be read with the keyboard and as tables, which stay open @full', async ({
  page,
}) => {
  await addPastVisits(page);
  await openDashboard(page);
  const curve = page.getByRole('slider', { name: /^Aktive Nutzer/ });
  await curve.focus();
  await page.keyboard.press('Home');
  await expect(curve).toHaveAttribute('aria-valuenow', '0');
  await expect(curve).toHaveAttribute('aria-valuetext', /^00:00: (\d+ aktiv|nicht gemessen)/);
  const tables = page.getByText('Als Tabelle');
  await expect(tables).toHaveCount(3);
  for (const table of await tables.all()) await enter(page, table);
  const open = page.getByRole('table');
  await expect(open).toHaveCount(3);
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await page.setViewportSize(PHONE);
  await page.getByRole('tab', { name: 'Traffic' }).click();
  await expect(open).toHaveCount(1);
  await page.getByRole('tab', { name: 'Übersicht' }).click();
  await expect(open).toHaveCount(2);
});

test('is accessible on a phone, in English @full', async ({ page }) => {
  await openDashboard(page, '/en/admin');
  await page.setViewportSize(PHONE);
  for (const label of ['Overview', 'Traffic', 'Activity']) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      PHONE.width,
    );
  }
});
