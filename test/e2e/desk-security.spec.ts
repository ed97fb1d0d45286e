import { expect } from '@playwright/test';
import { totpCode } from '../totp.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { deskShop, signIn } from './steps/desk-shop.ts';
import { mailTo } from './steps/inbox.ts';

// In a shared shop the log would sum up the owner's many sign-ins.
const test = deskShop();
test.use({ viewport: { width: 390, height: 844 } });

test('the security log tells who came in and what was refused; a lost factor is removed', async ({
  page,
  place,
}) => {
  const email = 'verloren@example.org';
  const login = { email, password: 'kieselsteine' };
  await page.request.post('/api/auth/sign-up/email', { data: login });
  await page.request.post('/api/auth/sign-in/email', { data: { ...login, password: 'falsch' } });
  await page.request.post('/api/auth/sign-in/email', { data: login });
  expect((await page.request.get('/api/admin/log')).status()).toBe(403);
  const started = await page.request.post('/api/auth/totp/start', {
    data: { password: login.password },
  });
  const code = totpCode((await started.json()).secret, -1);
  await page.request.post('/api/auth/totp/finish', { data: { code } });
  await signIn(page);

  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sicherheit' }).press('Enter');
  const security = page.getByRole('region', { name: 'Sicherheit' });
  const lines = security.getByRole('listitem');
  await expect(lines.first()).toContainText('Angemeldet mit Passwort');
  await expect(lines.filter({ hasText: email }).first()).toContainText(
    'Konto geändert zweiter Faktor eingerichtet, mit Code-App',
  );
  await expectAccessible(page);
  await security.getByLabel('Ereignis').selectOption({ label: 'Zugriff verweigert' });
  await expect(lines).toHaveText([/Zugriff verweigert Rolle fehlt.*\/api\/admin\/log.*verloren@/]);
  await security.getByLabel('Ereignis').selectOption({ label: 'Rolle verloren' });
  await expect(security.getByText('Hier ist nichts verzeichnet')).toBeVisible();

  await security.getByText('Zweiter Faktor verloren').click();
  await security.getByLabel('E-Mail des Kontos').fill(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(security.getByText('Die Faktoren sind entfernt')).toBeVisible();
  await expectAccessible(page);
  await mailTo(email, /Passwort/, `http://127.0.0.1:${place.inboxPort}`);

  await security.getByText('Alle Anmeldungen beenden').click();
  await security.getByRole('button', { name: 'Jetzt alle abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Zugang verweigert' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Anmelden' })).toBeVisible();
});
