import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { type Lang, localized } from '#routes.ts';
import { type Say, STATES } from '#tools/shots/states.ts';
import { expectAccessible, expectNoViolations, VIEWS, viewName } from './steps/accessibility.ts';
import { expect, open, test } from './steps/journey.ts';
import { FULL, fullIf } from './steps/matrix.ts';
import { ownersWindow, signUp } from './steps/people.ts';

/** States that a page shows only after an action, and the sections of the back office. */

test.describe.configure({ mode: 'parallel' });

/** In how many views `npm test` looks at a state. */
const USUAL: Readonly<Record<string, number>> = {
  'drawer-code': 1,
  menu: 1,
  admin: 1,
  'admin-orders': 1,
  'admin-campaigns-new': 1,
};
const usualViews = (name: string) => USUAL[name] ?? 0;

const sayIn =
  (lang: Lang): Say =>
  (german, english) =>
    lang === 'de' ? german : english;

for (const { name, path, arrange } of STATES.filter(({ who }) => who === undefined)) {
  for (const [nth, view] of VIEWS.entries()) {
    test(`axe: ${name}, ${viewName(view)}${fullIf(nth >= usualViews(name))}`, async ({ page }) => {
      await page.setViewportSize(view.viewport);
      await open(page, localized(path, view.lang));
      await arrange(page, sayIn(view.lang));
      await expectNoViolations(page);
    });
  }
}

/** A window in which a new customer is signed in; the owner's address is a setting and can't be changed. */
async function customersWindow(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const random = randomBytes(6).toString('hex');
  await signUp(page, { email: `axe-${random}@kundin.example`, password: `Wort-${random}` });
  return page;
}

test('axe: back office and account', async ({ browser }) => {
  test.setTimeout(FULL ? 600_000 : 240_000);
  const windows = { owner: await ownersWindow(browser), customer: await customersWindow(browser) };
  const ofPersons = STATES.filter(({ who, ofOrder }) => who !== undefined && !ofOrder);
  for (const state of ofPersons.filter(({ name }) => FULL || usualViews(name) > 0)) {
    const page = windows[state.who ?? 'customer'];
    if (state.who === 'owner') await page.goto(state.path);
    else await open(page, state.path);
    await state.arrange(page, sayIn('de'));
    // A sticky head lies over whatever is scrolled under it; looked at is a page where nothing is.
    if (state.fullPage) await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolations(page, state.name);
  }
  for (const page of Object.values(windows)) await page.context().close();
});

test('axe: dialogs of the back office and of the account @full', async ({ browser }) => {
  const page = await ownersWindow(browser);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  // As after a quarter of an hour.
  await page.route(`**/api/admin/customers.csv`, (route) =>
    route.fulfill({ status: 403, json: { error: 'late', code: 'confirm_needed' } }),
  );
  await page.goto('/admin/customers');
  await main.getByRole('button', { name: 'Als Tabelle (CSV)' }).click();
  await expect(dialog.getByLabel('Dein Passwort')).toBeFocused();
  await expectAccessible(page, 'confirmation in the back office');

  await open(page, '/konto');
  const openers = main.locator('[command="show-modal"]');
  await expect(openers.last()).toBeVisible();
  for (const opener of await openers.all()) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, (await opener.textContent()) ?? '');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.context().close();
});
