import type { Page } from '@playwright/test';
import { expect, open, test } from './steps/journey.ts';
import { signIn } from './steps/people.ts';
import { toast } from './steps/shopper.ts';

const form = (page: Page) => page.getByRole('tabpanel');
const submit = (page: Page, name: string) => form(page).getByRole('button', { name }).click();

async function fillSignUp(page: Page, email: string, password: string, repeat = password) {
  await form(page).getByLabel('E-Mail-Adresse').fill(email);
  await form(page).getByLabel('Passwort', { exact: true }).fill(password);
  await form(page).getByLabel('Passwort wiederholen').fill(repeat);
  await submit(page, 'Konto anlegen');
}

test('/auth: tabs, way back, validation of the sign-up', async ({ page }) => {
  await open(page, '/auth');
  await expect(page.getByRole('link', { name: 'Zurück zum Shop' })).toHaveAttribute('href', '/');
  const [signInTab, signUpTab] = [
    page.getByRole('tab', { name: 'Anmelden' }),
    page.getByRole('tab', { name: 'Registrieren' }),
  ];
  await expect(signInTab).toHaveAttribute('aria-selected', 'true');
  await submit(page, 'Anmelden');
  await expect(form(page).getByLabel('E-Mail-Adresse')).toBeFocused();
  await expect(page.getByText('Bitte gib dein Passwort ein.')).toBeVisible();

  await signInTab.press('ArrowRight');
  await expect(signUpTab).toBeFocused();
  await expect(form(page).getByLabel('E-Mail-Adresse')).toHaveAttribute('type', 'email');
  await fillSignUp(page, 'kundin@example.com', 'geheim', 'geheimnis');
  await expect(page.getByText('Passwörter stimmen nicht überein.')).toBeVisible();
  await fillSignUp(page, 'kundin@example.com', 'fünf5');
  await expect(page.getByText('Passwort muss mindestens 6 Zeichen lang sein.')).toBeVisible();
  await fillSignUp(page, 'keine-adresse', 'geheim');
  await expect(page.getByText('Bitte gib eine gültige E-Mail-Adresse ein.')).toBeVisible();
});

test('/auth: sign-up, sign-in, redirect of a session, user menu, sign-out', async ({ page }) => {
  const email = `konto-${Date.now()}@example.com`;
  await open(page, '/auth');
  await page.getByRole('tab', { name: 'Registrieren' }).click();
  await fillSignUp(page, email, 'geheim');
  await expect(toast(page, 'Konto erstellt!')).toContainText('Sie können sich jetzt anmelden.');
  await expect(page).toHaveURL('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Anmelden' })).toBeVisible();

  await open(page, '/auth');
  await page.getByRole('tab', { name: 'Registrieren' }).click();
  await fillSignUp(page, email, 'geheim');
  await expect(form(page).getByRole('alert')).toHaveText(
    'Ein Konto mit dieser E-Mail-Adresse existiert bereits. Versuchen Sie sich anzumelden.',
  );

  await page.getByRole('tab', { name: 'Anmelden' }).click();
  await form(page).getByLabel('E-Mail-Adresse').fill(email);
  await form(page).getByLabel('Passwort', { exact: true }).fill('falsch');
  await submit(page, 'Anmelden');
  await expect(form(page).getByRole('alert')).toHaveText(
    'Ungültige Anmeldedaten. Bitte überprüfen Sie E-Mail und Passwort.',
  );
  await form(page).getByLabel('Passwort', { exact: true }).fill('geheim');
  await submit(page, 'Anmelden');
  await expect(toast(page, 'Erfolgreich angemeldet!')).toContainText('Willkommen zurück!');
  await expect(page).toHaveURL('/');

  await page.goto('/auth');
  await expect(page).toHaveURL('/');
  await header.getByLabel('Konto').click();
  await expect(header).toContainText(email);
  await expect(header.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Zugang verweigert' })).toBeVisible();
  await expect(page.getByText('Sie haben keine Berechtigung für diesen Bereich.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zurück zum Shop' })).toHaveAttribute('href', '/');

  await open(page, '/produkte');
  await header.getByLabel('Konto').click();
  await header.getByRole('button', { name: 'Abmelden' }).click();
  await expect(header.getByRole('link', { name: 'Anmelden' })).toBeVisible();
});

test('account: other tabs follow signing in and out', async ({ page, context }) => {
  const email = `tabs-${Date.now()}@example.com`;
  await open(page, '/auth');
  await page.getByRole('tab', { name: 'Registrieren' }).click();
  await fillSignUp(page, email, 'geheim');
  await expect(page).toHaveURL('/');
  const other = await context.newPage();
  await open(other, '/produkte');
  await signIn(page, email, 'geheim');
  await expect(other.getByRole('banner').getByLabel('Konto')).toBeVisible();
  await page.getByRole('banner').getByLabel('Konto').click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
});
