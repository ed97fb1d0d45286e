import { linkIn, mailTo } from './steps/inbox.ts';
import { expect, open, test } from './steps/journey.ts';
import { signUp } from './steps/people.ts';
import { toast } from './steps/shopper.ts';

test('/konto: a new address counts once its link was confirmed, a new password at once', async ({
  page,
}) => {
  const email = `alt-${Date.now()}@example.com`;
  const login = { email, password: 'kieselsteine' };
  await signUp(page, login);
  await open(page, '/konto');
  await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
  const form = page.getByRole('dialog', { name: 'E-Mail-Adresse ändern' });
  await form.getByLabel('Neue E-Mail-Adresse').fill(`neu-${email}`);
  await form.getByLabel('Dein Passwort').fill('falsch');
  await form.getByRole('button', { name: 'Link senden' }).click();
  await expect(form.getByRole('alert')).toHaveText('Das ist nicht dein jetziges Passwort.');
  await form.getByLabel('Dein Passwort').fill(login.password);
  await form.getByRole('button', { name: 'Link senden' }).click();
  await expect(toast(page, 'E-Mail gesendet')).toBeVisible();

  const link = linkIn(await mailTo(`neu-${email}`, /neue E-Mail-Adresse/), 'adresse=');
  await open(page, link);
  const main = page.getByRole('main');
  await expect(main.getByText(email, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Neue Adresse übernehmen' }).click();
  await expect(main.getByText(`neu-${email}`)).toBeVisible();
  // The link's secret is gone from the address bar.
  await expect(page).toHaveURL('/konto');
  await mailTo(email, /neue E-Mail-Adresse/);

  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  const change = page.getByRole('dialog', { name: 'Passwort ändern' });
  await change.getByLabel('Dein jetziges Passwort').fill(login.password);
  await change.getByLabel('Neues Passwort', { exact: true }).fill('ganz neues Wort');
  await change.getByLabel('Neues Passwort wiederholen').fill('ganz neues Wort');
  await change.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(toast(page, 'Passwort geändert')).toBeVisible();
});

test('/konto: a login that can not be checked right now is not taken for none @full', async ({
  page,
}) => {
  await page.route('**/api/auth/session', (route) => route.abort());
  await open(page, '/konto');
  const main = page.getByRole('main');
  const signIn = main.getByRole('link', { name: 'Anmelden' });
  await expect(main.getByRole('status')).toHaveText(/Anmeldung lässt sich gerade nicht prüfen/);
  await expect(signIn).toHaveCount(0);
  await page.unroute('**/api/auth/session');
  await expect(signIn).toBeVisible();
  await expect(main.getByRole('status')).toHaveCount(0);
});
