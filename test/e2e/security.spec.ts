import type { Page, Route } from '@playwright/test';
import confirmDe from '#browser/confirm/de.json' with { type: 'json' };
import confirmEn from '#browser/confirm/en.json' with { type: 'json' };
import { href, type Lang } from '#routes.ts';
import authDe from '#web/pages/auth/de.json' with { type: 'json' };
import authEn from '#web/pages/auth/en.json' with { type: 'json' };
import kontoDe from '#web/pages/konto/de.json' with { type: 'json' };
import kontoEn from '#web/pages/konto/en.json' with { type: 'json' };
import { totpCode } from '../totp.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { signUp } from './steps/people.ts';
import { toast } from './steps/shopper.ts';

const KONTO = { de: kontoDe, en: kontoEn };
const AUTH = { de: authDe, en: authEn };
const CONFIRM = { de: confirmDe, en: confirmEn };
const PASSWORD = 'kieselsteine';

async function signedIn(page: Page, name: string): Promise<string> {
  const email = `${name}-${Date.now()}@example.com`;
  await signUp(page, { email, password: PASSWORD });
  return email;
}

async function signIn(page: Page, lang: Lang, email: string): Promise<void> {
  const texts = AUTH[lang];
  await page.context().clearCookies();
  await open(page, href('auth', lang));
  const form = page.getByRole('tabpanel');
  await form.getByLabel(texts.email).fill(email);
  await form.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: texts.signInButton, exact: true }).click();
}

/** Answers as after a quarter of an hour. */
const answerLate = (route: Route) =>
  route.fulfill({ status: 403, json: { error: 'late', code: 'confirm_needed' } });

for (const lang of languages) {
  const texts = KONTO[lang];
  const auth = AUTH[lang];

  test(`an authenticator app: set up, asked for at sign-in, replaced by a recovery code (${lang})`, async ({
    page,
  }) => {
    const email = await signedIn(page, `app-${lang}`);
    await open(page, href('account', lang));
    await page.getByRole('button', { name: texts.totpAdd }).press('Enter');
    const dialog = page.getByRole('dialog', { name: texts.totpAdd });
    await dialog.getByLabel(texts.deletePassword).fill('falsch');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await dialog.getByLabel(texts.deletePassword).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: texts.totpQr })).toBeVisible();
    await expect(dialog.getByLabel(texts.totpCode)).toBeFocused();
    await expectAccessible(page);
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await dialog.getByLabel(texts.totpCode).fill(totpCode(secret, -1));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(texts.recoveryText)).toBeFocused();
    const [recovery = ''] = await dialog.getByRole('listitem').allTextContents();
    await dialog.getByRole('button', { name: texts.recoveryKept }).click();
    await expect(page.getByText(texts.totpOn)).toBeVisible();

    await signIn(page, lang, email);
    const main = page.getByRole('main');
    await expect(main.getByLabel(auth.secondCode)).toBeFocused();
    await expectAccessible(page);
    await main.getByLabel(auth.secondCode).fill('000000');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('alert')).not.toBeEmpty();
    await main.getByLabel(auth.secondCode).fill(totpCode(secret));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href('home', lang));

    await signIn(page, lang, email);
    await main.getByLabel(auth.secondCode).fill(recovery);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href('home', lang));
  });

  test(`a passkey: added, signs in without a password, removed (${lang})`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const email = await signedIn(page, `passkey-${lang}`);
    await open(page, href('account', lang));
    await page.getByRole('button', { name: texts.passkeyAdd }).press('Enter');
    await expect(toast(page, texts.passkeyAdded)).toBeVisible();
    await expectAccessible(page);

    // The password alone opens nothing any more.
    await signIn(page, lang, email);
    await expect(page.getByRole('alert').filter({ hasText: 'Passkey' })).toBeVisible();
    await page.getByRole('button', { name: auth.passkeyButton }).press('Enter');
    await expect(page).toHaveURL(href('home', lang));
    await open(page, href('account', lang));
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    const remove = page.getByRole('button', { name: /entfernen$|^Remove/ });
    await page.route('**/api/auth/passkey/remove', answerLate, { times: 1 });
    await remove.press('Enter');
    const dialog = page.getByRole('dialog', { name: CONFIRM[lang].title });
    const byPasskey = dialog.getByRole('button', { name: CONFIRM[lang].passkey });
    await expect(byPasskey).toBeFocused();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await byPasskey.press('Enter');
    await expect(toast(page, texts.passkeyRemoved)).toBeVisible();
    await expect(remove).toHaveCount(0);
  });

  test(`logins are listed and ended; what is asked late wants the password again (${lang})`, async ({
    page,
    browser,
  }) => {
    const email = await signedIn(page, `liste-${lang}`);
    const other = await browser.newContext();
    await other.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } });
    await open(page, href('account', lang));
    const others = page.getByRole('button', { name: texts.loginEndOthers });
    await expect(page.getByText(texts.loginCurrent)).toBeVisible();
    await others.press('Enter');
    await expect(others).toHaveCount(0);
    await other.close();

    await page.route('**/api/account/export', answerLate, { times: 1 });
    await page.getByRole('button', { name: texts.exportLink }).press('Enter');
    const dialog = page.getByRole('dialog', { name: CONFIRM[lang].title });
    await expect(dialog.getByLabel(CONFIRM[lang].password)).toBeFocused();
    await expectAccessible(page);
    await dialog.getByLabel(CONFIRM[lang].password).fill('falsch');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await dialog.getByLabel(CONFIRM[lang].password).fill(PASSWORD);
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('account.json');
    await expect(dialog).toBeHidden();
  });
}
