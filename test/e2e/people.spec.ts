import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { backOfficeShop, PAIR, sell, signIn } from './steps/back-office-shop.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { enter, tabTo } from './steps/keyboard.ts';
import { expectFitsPhone } from './steps/layout.ts';
import { PHONE } from './steps/matrix.ts';

/** A helper is invited, packs, and meets nothing else. */

// It has an inbox of its own.
const test = backOfficeShop();
const PASSWORD = 'kieselsteine-im-fluss';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rail = (page: Page) => page.getByRole('navigation', { name: 'Bereiche' });

test('a packer is invited, packs by keyboard, and has two sections', async ({ page, place }) => {
  const email = 'pia@laden.example';
  await signIn(page);
  const sold = await sell(page, place, [PAIR]);
  await page.goto('/admin/people');
  await expect(page.getByText('Diese Rolle bleibt')).toBeVisible();
  await expectAccessible(page, 'people');
  await enter(page, page.getByRole('button', { name: 'Jemanden einladen' }));
  await tabTo(page, page.getByLabel('E-Mail-Adresse'));
  await page.keyboard.type(email);
  await expectAccessible(page, 'invite');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Die Einladung an ${email} ist unterwegs`)).toBeVisible();
  await expect(page.getByText('Lager')).toBeVisible();

  const link = linkIn(
    await mailTo(email, /Einladung/, `http://127.0.0.1:${place.inboxPort}`),
    '#einladung=',
  );
  await page.context().clearCookies();
  await page.goto(link);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /Einladung annehmen/ })).toBeVisible();
  await main.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await main.getByLabel('Passwort wiederholen').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toBeVisible();
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/admin/packing');
  await expect(rail(page).locator('.rail-group').getByRole('link')).toHaveText([
    /Packen/,
    /Bestand/,
  ]);
  await expect(page.getByRole('link', { name: sold.number })).toHaveCount(1);
  for (const piece of await page.getByRole('checkbox', { name: /^Elvare/ }).all()) {
    await tabTo(page, piece);
    await page.keyboard.press('Space');
  }
  await enter(page, page.getByRole('button', { name: 'Versandt, fertig' }));
  await expect(page.getByText(`${sold.number} ist als versandt gemeldet`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alles gepackt' })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const section of ['orders', 'settings', 'people', `orders/${sold.number}`]) {
    asked.length = 0;
    await page.goto(`/admin/${section}`);
    await expect(title(page)).toHaveText('Zugang verweigert');
    expect(asked.filter((path) => path.startsWith('/api/admin/'))).toEqual([]);
  }
  await expectAccessible(page, 'not for the role');
  await page.setViewportSize(PHONE);
  await enter(page, page.getByRole('link', { name: 'Zu Packen' }));
  await expect(title(page)).toHaveText('Packen');
  await expectFitsPhone(page);
});
