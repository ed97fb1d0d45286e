import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './steps/accessibility.ts';
import { deskShop, signIn } from './steps/desk-shop.ts';
import { leaves } from './steps/journey.ts';
import { PHONE } from './steps/matrix.ts';

/** A shop of its own: these journeys count every visit, and other journeys are visits, too. */
const test = deskShop();

async function openDashboard(page: Page, path = '/admin'): Promise<void> {
  await signIn(page);
  await page.goto(path);
  await expect(page.getByRole('status', { name: /Verbindung|Connection/ })).toHaveText('live');
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
  page: owner,
  browser,
  baseURL,
}) => {
  await stayUncounted(owner);
  await openDashboard(owner);
  const before = Number(await tile(owner, 'Besuche heute').textContent());
  const shopper = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await shopper.goto('/hilfe');
  await expect(tile(owner, 'Besuche heute')).toHaveText(String(before + 1));
  const visits = owner.getByRole('region', { name: 'Aktuelle Besuche' });
  await expect(visits.getByText('/hilfe', { exact: true })).toBeVisible();

  await shopper.getByRole('link', { name: 'Caps' }).first().click();
  await expect(visits.getByText('/caps', { exact: true })).toBeVisible();
  await expect(visits.getByText('/hilfe', { exact: true })).toHaveCount(0);

  // A reload and a second tab are the same visit. Tabs can only tell each other what they know, so
  // the reloaded one must have said that it is back before another opens.
  const back = shopper.waitForResponse((response) =>
    response.url().includes('/api/active-sessions/'),
  );
  await shopper.reload();
  await back;
  // So is an address typed into the tab.
  const typed = shopper.waitForResponse((response) =>
    response.url().includes('/api/active-sessions/'),
  );
  await shopper.goto('/agb');
  await typed;
  await expect(visits.getByText('/agb', { exact: true })).toBeVisible();
  await expect(tile(owner, 'Besuche heute')).toHaveText(String(before + 1));
  const second = await shopper.context().newPage();
  await second.goto('/neu');
  await expect(visits.getByText('/neu', { exact: true })).toBeVisible();
  await expect(tile(owner, 'Besuche heute')).toHaveText(String(before + 1));

  const active = Number(await tile(owner, 'Aktive Nutzer').textContent());
  await leaves(second);
  await leaves(shopper);
  await expect(tile(owner, 'Aktive Nutzer')).toHaveText(String(active - 1));
  await expect(tile(owner, 'Besuche heute')).toHaveText(String(before + 1));
  await shopper.context().close();
});

test('the tracker keeps its id for the tab and nothing else', async ({ page, context }) => {
  const beat = page.waitForRequest((request) => request.url().includes('/api/active-sessions/'));
  await page.goto('/neu');
  expect((await (await beat).response())?.status()).toBe(204);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  expect(kept).toEqual([[], ['visit']]);
});

test('visitors are refused, in words and by the server', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Zugang verweigert' })).toBeVisible();
  await expect(page.getByText('Sie haben keine Berechtigung für diesen Bereich.')).toBeVisible();
  expect((await page.request.get('/api/admin/dashboard/snapshot')).status()).toBe(401);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Zurück zum Shop' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('signing out closes the dashboard', async ({ page }) => {
  await openDashboard(page);
  await page.request.post('/api/auth/sign-out', { data: {} });
  await expect(page.getByRole('heading', { name: 'Zugang verweigert' })).toBeVisible();
});

test('an owner whose login can not be checked right now is not refused @full', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('Gerade keine Verbindung');
  await page.unroute('**/api/**');
  const pulse = page.getByRole('status', { name: 'Verbindung' });
  await expect(pulse).toHaveText('live', { timeout: 20_000 });
});

test('says when numbers come late or not at all, and when they are live again @full', async ({
  page,
}) => {
  await page.route('**/api/admin/dashboard/live', (route) => route.abort());
  await signIn(page);
  await page.goto('/admin');
  const pulse = page.getByRole('status', { name: 'Verbindung' });
  await expect(pulse).toHaveText('verzögert');
  await expect(page.getByText(/^Stand vor/)).toBeVisible();
  await page.route('**/api/admin/dashboard/snapshot', (route) => route.abort());
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(pulse).toHaveText('getrennt');
  await page.unroute('**/api/admin/dashboard/snapshot');
  await page.unroute('**/api/admin/dashboard/live');
  await expect(pulse).toHaveText('live');
});

test('is accessible on a phone, in English @full', async ({ page }) => {
  await openDashboard(page, '/en/admin');
  await page.setViewportSize(PHONE);
  for (const label of ['Overview', 'Traffic', 'Activity']) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  }
});

test('every table is opened by keyboard and stays open while numbers arrive and the window turns @full', async ({
  page,
  browser,
  baseURL,
}) => {
  await stayUncounted(page);
  await addPastVisits(page);
  await openDashboard(page);
  const tables = page.getByText('Als Tabelle');
  await expect(tables).toHaveCount(3);
  for (const table of await tables.all()) {
    await table.focus();
    await page.keyboard.press('Enter');
  }
  const open = page.getByRole('table');
  await expect(open).toHaveCount(3);
  const visits = tile(page, 'Besuche heute');
  const before = Number(await visits.textContent());
  const shopper = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await shopper.goto('/hilfe');
  await expect(visits).toHaveText(String(before + 1));
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(open).toHaveCount(3);

  // As a tablet is turned: one of three tabs, and everything at once again.
  await page.setViewportSize({ width: 800, height: 1200 });
  await page.getByRole('tab', { name: 'Traffic' }).click();
  await expect(open).toHaveCount(1);
  await page.getByRole('tab', { name: 'Übersicht' }).click();
  await expect(open).toHaveCount(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(open).toHaveCount(3);
  await shopper.context().close();
});

test('charts can be read with the keyboard and as tables', async ({ page }) => {
  await openDashboard(page);
  const curve = page.getByRole('slider', { name: /letzten 24 Stunden/ });
  await curve.focus();
  await page.keyboard.press('Home');
  await expect(curve).toHaveAttribute('aria-valuenow', '0');
  await expect(curve).toHaveAttribute('aria-valuetext', /^\d\d:\d\d: \d+ aktiv/);
  await page.getByText('Als Tabelle').first().click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(25);
  const funnel = page.getByRole('region', { name: 'Trichter heute' });
  await funnel.getByText('Als Tabelle').click();
  await expect(funnel.getByRole('row')).toHaveCount(6);
});

test('on phones the day in words stands clear of heading and scale @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addPastVisits(page);
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Traffic' }).click();
  const chart = page.getByRole('slider', { name: 'Besuche je Tag der letzten 90 Tage' });
  const others = [
    page.getByRole('heading', { name: /Letzte 90 Tage/ }),
    chart.locator('.news-scale'),
  ];
  const words = chart.locator('.news-here');
  await words.evaluate((label) => {
    label.textContent = '22. Nov.: 1.145 Besuche, 60 Bestellungen, €13.377,94';
  });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    // The chart follows the new width a moment later.
    await expect(async () => {
      const label = await words.boundingBox();
      for (const other of others) {
        const box = await other.boundingBox();
        if (!label || !box) throw new Error('Both are in the page.');
        const below = label.y >= box.y + box.height || label.y + label.height <= box.y;
        expect(below, `at ${width} px, beside ${await other.textContent()}`).toBe(true);
      }
    }).toPass({ timeout: 5_000 });
  }
});
