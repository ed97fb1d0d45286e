import { expect, test } from '@playwright/test';
import { API } from '#api-paths.ts';
import { showAsLive } from './steps/live-mode.ts';

/** "Nur noch n" and "n Personen": what a live shop counts; a demo has the specification's sentences. */

const PAGE = '/products/pouch';

test('a quantity can be typed, and ends at the pieces that are left', async ({ page }) => {
  await page.route(`**${API.soldOut}`, (route) =>
    route.fulfill({ json: { items: [], few: { 'baseball-cap-monogram-rosa': 12 } } }),
  );
  await page.goto('/caps');
  const row = page.getByRole('main').getByRole('group', { name: 'Menge von' });
  const field = row.getByRole('textbox');
  const more = row.getByRole('button', { name: 'Mehr' });
  await expect(async () => {
    await field.fill('11');
    await expect(page.getByRole('main').locator('.btn.signal').first()).toContainText('€549,89', {
      timeout: 500,
    });
  }).toPass();
  await more.click();
  await expect(row.getByText('Nur noch 12 verfügbar')).toBeVisible();
  await expect(more).toBeDisabled();
  await field.fill('300');
  await expect(field).toHaveValue('12');
  await field.fill('');
  await field.blur();
  await expect(field).toHaveValue('12');
  await page.getByRole('main').locator('.buy [name=add]').first().click();
  await page.locator('.toast-action').click();
  const line = page.locator('#cart .cart-line');
  await expect(line.getByRole('textbox')).toHaveValue('12');
  await line.getByRole('textbox').fill('3');
  await expect(page.locator('#cart .totals .total')).toContainText('€149,97');
});

test('a cart too large to pay is refused with a sentence @full', async ({ page }) => {
  await page.goto('/caps');
  const main = page.getByRole('main');
  await expect(async () => {
    await main.getByRole('textbox').fill('20003');
    await expect(main.getByRole('textbox')).toHaveValue('20003', { timeout: 500 });
  }).toPass();
  const add = main.locator('.buy [name=add]').first();
  await add.click();
  await expect(page.locator('.toast')).toContainText('Zum Warenkorb hinzugefügt');
  await add.click();
  await expect(page.locator('.toast').first()).toContainText(
    'lässt sich auf einmal nicht bezahlen',
  );
  await page.locator('.header [data-part=cart]').click();
  const field = page.locator('#cart .cart-line').getByRole('textbox');
  await expect(field).toHaveValue('20003');
  await field.fill('20005');
  await expect(page.locator('#cart .toast')).toContainText('lässt sich auf einmal nicht bezahlen');
  await expect(field).toHaveValue('20003');
});

test('a live shop says how few are left of the chosen colour', async ({ page }) => {
  await showAsLive(page, PAGE);
  await page.route(`**${API.soldOut}`, (route) =>
    route.fulfill({ json: { items: [], few: { 'pouch:lila': 2 } } }),
  );
  await page.goto(PAGE);
  const colour = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true });
  const few = page.getByText('Nur noch 2 verfügbar');
  await colour('Lila').click();
  await expect(few).toBeVisible();
  await colour('Navy').click();
  await expect(few).toBeHidden();
  await expect(page.getByText('SEI SCHNELL WENIG AUF LAGER!')).toHaveCount(0);
});

test('a live shop says how many look, from the count of three that the server sends on', async ({
  page,
}) => {
  let viewers: Record<string, number> = {};
  await page.route(`**${API.viewers}`, (route) => route.fulfill({ json: { viewers } }));
  await page.clock.install();
  await showAsLive(page, PAGE);
  await page.goto(PAGE);
  const line = page.getByRole('main').getByText(/Personen sehen sich das gerade an$/);
  for (const count of [0, 3, 4, 0]) {
    viewers = count > 0 ? { pouch: count } : {};
    await expect(async () => {
      await page.clock.runFor(30_000);
      await expect(line).toHaveText(
        count > 0 ? [`${count} Personen sehen sich das gerade an`] : [],
        {
          timeout: 500,
        },
      );
    }).toPass();
  }
});
