import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import { passQueueTime } from '../queue-time.ts';
import type { ShopPlace } from '../running-shop.ts';
import { totpCode } from '../totp.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { backOfficeShop, signIn } from './steps/back-office-shop.ts';
import { mailTo } from './steps/inbox.ts';
import { enter, tabTo, walkTo } from './steps/keyboard.ts';
import { PHONE } from './steps/matrix.ts';

/** Sections of the back office's own program, by keyboard. */

// In a shared shop the logs would hold what other journeys do.
const test = backOfficeShop();

/** Lets the mail server take none of the next `count` mails. */
async function refuseMails(place: ShopPlace, count: number): Promise<void> {
  const body = JSON.stringify({ reject: count });
  const faults = `http://127.0.0.1:${place.inboxPort}/api/faults`;
  expect((await fetch(faults, { method: 'POST', body })).ok).toBe(true);
}

/** Lets all tries of a failed job but the last pass, until a subscriber's mail is given up. */
async function untilGivenUp(place: ShopPlace): Promise<void> {
  const pool = new pg.Pool({ connectionString: await findPostgres(place) });
  await expect(async () => {
    await pool.query(
      "update pgboss.job set retry_count = greatest(retry_count, retry_limit - 1) where state = 'retry'",
    );
    await passQueueTime(pool);
    const { rows } = await pool.query(
      "select 1 from mails where failed_at is not null and kind = 'newsletter-confirm'",
    );
    expect(rows).toHaveLength(1);
  }).toPass({ intervals: [250], timeout: 60_000 });
  await pool.end();
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('messages are read, marked as done and taken back; a mail that was given up goes out', async ({
  page,
  place,
}) => {
  await page.setViewportSize(PHONE);
  const email = 'liegt@example.org';
  const message = { first_name: 'Łucja', last_name: 'Ørsted', email, subject: 'Wann kommt es?' };
  const sent = { ...message, message: 'Ich warte.' };
  await refuseMails(place, 1000);
  expect((await page.request.post('/api/newsletter', { data: { email } })).ok()).toBe(true);
  await untilGivenUp(place);
  await refuseMails(place, 0);
  expect((await page.request.post('/api/contact', { data: sent })).ok()).toBe(true);

  await signIn(page);
  await page.goto('/admin/messages');
  await expect(button(page, /^Mehr/)).toBeVisible();
  const row = page.getByRole('row', { name: 'Łucja Ørsted' });
  await expectAccessible(page, 'messages');
  await enter(page, row);
  await expect(page).toHaveURL(/\/admin\/messages\/[\w-]{36}$/);
  await expect(title(page)).toHaveText(message.subject);
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('Ich warte.')).toBeVisible();
  await enter(page, button(page, 'Als erledigt markieren'));
  await expect(button(page, 'Wieder öffnen')).toBeFocused();
  await expectAccessible(page, 'message done');
  await enter(page, button(page, 'Rückgängig'));
  await expect(button(page, 'Als erledigt markieren')).toBeVisible();
  await page.goBack();
  await expect(title(page)).toBeFocused();
  await tabTo(page, row);
  await page.keyboard.press('Space');
  await enter(page, button(page, 'Als erledigt markieren'));
  await expect(page.getByText('Alles beantwortet')).toBeVisible();
  await expect(title(page)).toBeFocused();

  await enter(page, page.getByRole('link', { name: /^Nicht zugestellt/ }));
  const letter = page.getByRole('listitem').filter({ hasText: 'Newsletter bestätigen' });
  await expect(letter).toContainText(email);
  await expect(letter).toContainText(/Grund: .*451/);
  await expectAccessible(page, 'not delivered');
  await enter(page, letter.getByRole('button'));
  await expect(page.getByText(/^Wird noch einmal versucht: /)).toBeVisible();
  await expect(page.getByText('Keine Mail ist liegen geblieben')).toBeVisible();
  await mailTo(email, /Newsletter/, `http://127.0.0.1:${place.inboxPort}`);
  await enter(page, page.getByRole('link', { name: 'Newsletter' }));
  const coming = page.waitForEvent('download');
  await enter(page, button(page, 'Als Tabelle (CSV)'));
  expect((await coming).suggestedFilename()).toBe('newsletter.csv');
});

test('the log is filtered and sorted in its address, and says in its place that it failed', async ({
  page,
}) => {
  await signIn(page);
  const code = { code: 'probe-10', kind: 'percent', value: 10 };
  expect((await page.request.post('/api/admin/codes', { data: code })).ok()).toBe(true);
  await page.request.post('/api/admin/codes/PROBE-10/stop', { data: {} });
  const marked = { item_ids: ['uhr-chrono'], sold_out: true };
  await page.request.post('/api/admin/sold-out', { data: marked });

  await page.goto('/admin/log');
  await expect(rows(page).first()).toHaveText(/Ausverkauft\s*Uhr Chrono.*admin@elvare\.example/);
  await enter(page, button(page, /^Bereich/));
  await page.keyboard.type('Codes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/log?area=codes');
  await expect(rows(page)).toHaveText([
    /Code pausiert\s*PROBE-10/,
    /Code angelegt\s*PROBE-10.*10\s%/,
  ]);
  await page.getByRole('columnheader', { name: 'Wann' }).press('Enter');
  await expect(page).toHaveURL('/admin/log?area=codes&sort=oldest');
  await page.reload();
  await expect(rows(page)).toHaveText([/Code angelegt/, /Code pausiert/]);
  await page.goBack();
  await expect(rows(page)).toHaveText([/Code pausiert/, /Code angelegt/]);
  await expectAccessible(page, 'log');
  await enter(page, button(page, 'Bereich nicht mehr filtern'));
  await expect(button(page, /^Bereich/)).toBeFocused();
  await expect(rows(page).first()).toContainText('Ausverkauft');

  const isLog = (url: URL) => url.pathname === '/api/admin/log';
  await page.route(isLog, (route) => route.abort());
  await page.reload();
  const retry = button(page, 'Jetzt versuchen');
  await expect(page.getByRole('alert').filter({ has: retry })).toContainText(
    'Protokoll lässt sich gerade nicht laden.',
  );
  await expectAccessible(page, 'log failed');
  const failed = page.waitForEvent('requestfailed', (each) => isLog(new URL(each.url())));
  await enter(page, retry);
  await failed;
  await expect(retry).toBeFocused();
  await page.unroute(isLog);
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeVisible();
  await expect(title(page)).toBeFocused();
  await walkTo(page, rows(page).first());
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('link', { name: 'PROBE-10' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/codes');
});

test('the security log tells what was refused; a lost factor is removed, all logins end @demo', async ({
  page,
  place,
}) => {
  await page.setViewportSize(PHONE);
  const email = 'verloren@example.org';
  const login = { email, password: 'kieselsteine' };
  await page.request.post('/api/auth/sign-up/email', { data: login });
  await page.request.post('/api/auth/sign-in/email', { data: { ...login, password: 'falsch' } });
  await page.request.post('/api/auth/sign-in/email', { data: login });
  expect((await page.request.get('/api/admin/log')).status()).toBe(403);
  const { secret } = await (
    await page.request.post('/api/auth/totp/start', { data: { password: login.password } })
  ).json();
  const code = totpCode(secret, -1);
  await page.request.post('/api/auth/totp/finish', { data: { code } });
  // Another person's login is refused, and no code of the app is loaded.
  await page.goto('/admin/log');
  await expect(title(page)).toHaveText('Zugang verweigert');
  await expect(page.getByRole('link', { name: 'Anmelden' })).toBeHidden();
  await expectAccessible(page, 'refused');
  expect(await page.locator('#app > *').count()).toBe(0);
  await signIn(page);

  // The former address of these events.
  await page.goto('/admin/security?view=refused');
  await expect(page).toHaveURL('/admin/log?view=refused');
  const denied = rows(page).filter({ hasText: 'Zugriff verweigert' });
  await expect(denied).toHaveText(/Rolle fehlt.*verloren@example\.org.*Verwaltung/);
  await expect(page.getByText('/api/')).toHaveCount(0);
  await enter(page, page.getByRole('link', { name: 'Sicherheit', exact: true }));
  await expect(rows(page).first()).toContainText('Angemeldet');
  await page
    .getByRole('link', { name: `Nur dieses Konto: ${email}` })
    .first()
    .click();
  await expect(page).toHaveURL(/view=security&account=/);
  await expect(rows(page).first()).toContainText('zweiter Faktor eingerichtet, mit Code-App');
  await expectAccessible(page, 'security');

  await enter(page, button(page, 'Faktor verloren …'));
  const field = page.getByLabel('E-Mail des Kontos');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Das fehlt noch.');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectAccessible(page, 'lost factor');
  await enter(page, button(page, 'Faktoren entfernen'));
  await expect(page.getByText('Die Faktoren sind entfernt')).toBeVisible();
  await expect(button(page, 'Faktor verloren …')).toBeFocused();
  await mailTo(email, /Passwort/, `http://127.0.0.1:${place.inboxPort}`);

  await enter(page, button(page, 'Alle abmelden …'));
  await enter(page, button(page, 'Jetzt alle abmelden'));
  await expect(page.getByRole('dialog', { name: 'Deine Anmeldung ist abgelaufen' })).toBeVisible();
});

test('a page of the version before reloads itself once; the other language is another document', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/log');
  await expect(rows(page).first()).toBeVisible();
  let documents = 0;
  page.on('request', (each) => {
    if (each.isNavigationRequest()) documents += 1;
  });
  // The file of the next section is gone, as after an update.
  await page.route(/\/assets\/admin\/Backup-/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Sicherung' }).click();
  await expect.poll(() => documents).toBe(1);
  await page.unroute(/\/assets\/admin\/Backup-/);
  await page.reload();
  await expect(title(page)).toHaveText('Sicherung');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/admin/backup');
  await expect(title(page)).toHaveText('Backup');
});
