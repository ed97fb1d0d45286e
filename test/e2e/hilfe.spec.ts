import type { Page } from '@playwright/test';
import { mailTo } from './steps/inbox.ts';
import { expect, open, test } from './steps/journey.ts';

const SENT = 'Nachricht gesendet';

async function fill(page: Page, email: string, subject: string) {
  const form = page.getByRole('form', { name: 'Schreib uns' });
  await form.getByLabel('Vorname').fill('Erika');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail-Adresse').fill(email);
  await form.getByLabel('Betreff').fill(subject);
  await form.getByLabel('Nachricht', { exact: true }).fill('Wann kommt mein Paket?');
}

test('/hilfe: contact form says what is missing, sends, and arrives', async ({ page }) => {
  await open(page, '/hilfe');
  await expect(page.getByText('24/7, Antwort innerhalb von 24h')).toBeVisible();
  const send = page.getByRole('button', { name: 'Nachricht senden' });
  await send.click();
  await expect(page.getByLabel('Vorname')).toBeFocused();
  await expect(page.getByText('Bitte fülle dieses Feld aus.')).toHaveCount(5);
  await fill(page, 'keine-adresse', 'Lieferung');
  await send.click();
  await expect(page.getByText('Bitte gib eine gültige E-Mail-Adresse ein.')).toBeVisible();
  await fill(page, 'erika@example.com', 'Lieferung');
  await send.click();
  await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
  // The sender gets no copy: anyone could mail anything to anybody through it.
  const thanks = await mailTo('erika@example.com', /./);
  expect(thanks.text).not.toContain('Wann kommt mein Paket?');
  const arrived = await mailTo('service@elvare.example', /Lieferung/);
  expect(arrived.text).toContain('Wann kommt mein Paket?');
  await page.getByRole('button', { name: 'Noch eine Nachricht schreiben' }).click();
  await expect(page.getByLabel('Vorname')).toHaveValue('');
});

test('/hilfe: an urgent message arrives as urgent', async ({ page }) => {
  await open(page, '/hilfe');
  await page.getByRole('button', { name: 'Dringende Hilfe' }).click();
  await expect(page.getByText('Deine Nachricht geht als dringend ein.')).toBeVisible();
  await expect(page.getByLabel('Vorname')).toBeFocused();
  await fill(page, 'eilig@example.com', 'Falsche Adresse');
  const posted = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  expect((await posted).postDataJSON()).toMatchObject({ urgent: true });
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
});
