import { expectAccessible } from './steps/accessibility.ts';
import { mailTo } from './steps/inbox.ts';
import { expect, open, ready, test } from './steps/journey.ts';
import { enter, walkTo } from './steps/keyboard.ts';
import { showAsLive } from './steps/live-mode.ts';
import { PHONE } from './steps/matrix.ts';

/** Withdrawal from a contract, from the footer of a live shop to the receipt. */

test('a contract is withdrawn from by keyboard alone, with what is missing said at its field', async ({
  page,
}) => {
  await showAsLive(page, '/hilfe');
  await open(page, '/hilfe');
  await enter(page, page.getByRole('link', { name: 'Vertrag widerrufen' }));
  await expect(page).toHaveURL(/\/vertrag-widerrufen$/);
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Weiter' });
  await walkTo(page, next);
  await page.keyboard.press('Enter');
  const name = main.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(main.getByText('Bitte fülle dieses Feld aus.')).toHaveCount(3);
  await page.keyboard.type('Mia Muster');
  await page.keyboard.press('Tab');
  await page.keyboard.type('EL-424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('mia@');
  await page.keyboard.press('Enter');
  const email = main.getByLabel('E-Mail-Adresse');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Bitte gib eine gültige E-Mail-Adresse ein.');
  await page.keyboard.press('End');
  await page.keyboard.type('widerruf.example');
  await page.keyboard.press('Enter');

  await expect(main.getByRole('heading', { name: 'Stimmt alles?' })).toBeFocused();
  for (const part of ['EL-424242', 'Mia Muster', 'mia@widerruf.example', 'alle'])
    await expect(main.getByText(part, { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'Widerruf bestätigen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Dein Widerruf ist da' })).toBeFocused();
  const received = await main.getByText(/^Eingegangen am .*\d\d:\d\d:\d\d/).textContent();
  const { text } = await mailTo('mia@widerruf.example', /^Eingang deines Widerrufs$/);
  const at = /\d\d:\d\d:\d\d \w+/.exec(received ?? '')?.[0];
  for (const part of ['EL-424242', 'Mia Muster', 'mia@widerruf.example', at])
    expect(text).toContain(part);
  await expectAccessible(page, 'received');
});

test('on a phone, in English: everything is shown again, and changed, before it counts', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await showAsLive(page, '/en/not-found');
  await open(page, '/en/not-found');
  await page.getByRole('link', { name: 'Withdraw from contract' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Mia Muster');
  await main.getByLabel('Order number').fill('the one of Monday');
  await main.getByLabel('E-mail address').fill('mia@withdrawal.example');
  await main.getByLabel('Which items?').fill('Pouch');
  let declared = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/withdrawals')) declared += 1;
  });
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByRole('button', { name: 'Change' }).click();
  await expect(main.getByLabel('Name')).toBeFocused();
  await expect(main.getByLabel('Which items?')).toHaveValue('Pouch');
  await main.getByLabel('Which items?').fill('Pouch, pink');
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText('Pouch, pink')).toBeVisible();
  await expectAccessible(page, 'second step');
  expect(declared).toBe(0);
  await main.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(main.getByRole('heading', { name: 'We have your withdrawal' })).toBeFocused();
  const { text } = await mailTo('mia@withdrawal.example', /^Receipt of your withdrawal$/);
  expect(text).toContain('Pouch, pink');
});

test('whoever is signed in finds order and address filled in', async ({ page }) => {
  const login = { email: 'mia@konto-widerruf.example', password: 'rucksack-voller-steine' };
  await page.request.post('/api/auth/sign-up/email', { data: { ...login, name: 'Mia' } });
  await page.request.post('/api/auth/sign-in/email', { data: login });
  await page.goto('/vertrag-widerrufen?order=EL-1001');
  await ready(page);
  const main = page.getByRole('main');
  await expect(main.getByLabel('E-Mail-Adresse')).toHaveValue(login.email);
  await expect(main.getByLabel('Bestellnummer')).toHaveValue('EL-1001');
});
