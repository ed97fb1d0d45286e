import type { Page } from '@playwright/test';
import { BACK_OFFICE, href, type Lang, localized } from '#routes.ts';
import german from '#web/pages/auth/de.json' with { type: 'json' };
import english from '#web/pages/auth/en.json' with { type: 'json' };
import { linkIn, mailTo } from './steps/inbox.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { signIn, signUp } from './steps/people.ts';
import { toast } from './steps/shopper.ts';
import { SHARED_TEXTS, speaks } from './steps/words.ts';

const TEXTS = { de: german, en: english };
/** Long enough in either mode. */
const PASSWORD = 'kieselsteine';

const form = (page: Page) => page.getByRole('tabpanel');
const submit = (page: Page, name: string) => form(page).getByRole('button', { name }).click();

async function fillSignUp(
  page: Page,
  lang: Lang,
  email: string,
  password: string,
  repeat = password,
) {
  const texts = TEXTS[lang];
  await form(page).getByLabel(texts.email).fill(email);
  await form(page).getByLabel(texts.password, { exact: true }).fill(password);
  await form(page).getByLabel(texts.repeat).fill(repeat);
  await submit(page, texts.signUpButton);
}

for (const lang of languages) {
  const say = speaks(lang);
  const shared = SHARED_TEXTS[lang];
  const texts = TEXTS[lang];

  test(`/auth: tabs, way back, validation of the sign-up (${lang}) @demo`, async ({ page }) => {
    await open(page, href('auth', lang));
    await expect(
      page.getByRole('link', { name: say('Zurück zum Shop', 'Back to the shop') }),
    ).toHaveAttribute('href', href('home', lang));
    const [signInTab, signUpTab] = [
      page.getByRole('tab', { name: texts.signIn }),
      page.getByRole('tab', { name: texts.signUp }),
    ];
    await expect(signInTab).toHaveAttribute('aria-selected', 'true');
    await submit(page, texts.signInButton);
    await expect(form(page).getByLabel(texts.email)).toBeFocused();
    await expect(page.getByText(texts.errors.passwordMissing)).toBeVisible();

    await signInTab.press('ArrowRight');
    await expect(signUpTab).toBeFocused();
    await expect(form(page).getByLabel(texts.email)).toHaveAttribute('type', 'email');
    await fillSignUp(page, lang, 'kundin@example.com', 'kiesel', 'kieselsteine');
    await expect(
      page.getByText(say('Passwörter stimmen nicht überein.', texts.errors.mismatch)),
    ).toBeVisible();
    await fillSignUp(page, lang, 'kundin@example.com', 'fünf5');
    await expect(
      page.getByText(
        say(
          'Passwort muss mindestens 6 Zeichen lang sein.',
          'The password must have at least 6 characters.',
        ),
      ),
    ).toBeVisible();
    await fillSignUp(page, lang, 'keine-adresse', 'kiesel');
    await expect(page.getByText(texts.errors.email)).toBeVisible();
  });

  test(`/auth: sign-up, sign-in, redirect of a session, user menu, sign-out (${lang})`, async ({
    page,
  }) => {
    const email = `konto-${lang}-${Date.now()}@example.com`;
    await open(page, href('auth', lang));
    await page.getByRole('tab', { name: texts.signUp }).click();
    await fillSignUp(page, lang, email, PASSWORD);
    await expect(toast(page, say('Konto erstellt!', texts.created.title))).toContainText(
      say('Sie können sich jetzt anmelden.', texts.created.text),
    );
    await expect(page).toHaveURL(href('home', lang));
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: shared['nav.login'] })).toBeVisible();

    await open(page, href('auth', lang));
    await page.getByRole('tab', { name: texts.signUp }).click();
    await fillSignUp(page, lang, email, PASSWORD);
    await expect(form(page).getByRole('alert')).toHaveText(
      say(
        'Ein Konto mit dieser E-Mail-Adresse existiert bereits. Versuchen Sie sich anzumelden.',
        texts.errors.exists,
      ),
    );

    await page.getByRole('tab', { name: texts.signIn }).click();
    await form(page).getByLabel(texts.email).fill(email);
    await form(page).getByLabel(texts.password, { exact: true }).fill('falsch');
    await submit(page, texts.signInButton);
    await expect(form(page).getByRole('alert')).toHaveText(
      say(
        'Ungültige Anmeldedaten. Bitte überprüfen Sie E-Mail und Passwort.',
        texts.errors.credentials,
      ),
    );
    await form(page).getByLabel(texts.password, { exact: true }).fill(PASSWORD);
    await submit(page, texts.signInButton);
    await expect(toast(page, say('Erfolgreich angemeldet!', texts.welcome.title))).toContainText(
      say('Willkommen zurück!', texts.welcome.text),
    );
    await expect(page).toHaveURL(href('home', lang));

    await page.goto(href('auth', lang));
    await expect(page).toHaveURL(href('home', lang));
    await header.getByLabel(shared['nav.account']).click();
    await expect(header).toContainText(email);
    await expect(header.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    await page.goto(localized(BACK_OFFICE, lang));
    await expect(
      page.getByRole('heading', { name: say('Zugang verweigert', 'Access denied') }),
    ).toBeVisible();
    await expect(
      page.getByText(
        say(
          'Sie haben keine Berechtigung für diesen Bereich.',
          'You don’t have permission for this area.',
        ),
      ),
    ).toBeVisible();
    await expect(
      page.getByRole('link', { name: say('Zurück zum Shop', 'Back to the shop') }),
    ).toHaveAttribute('href', href('home', lang));
    // A signed-in visitor is redirected away from the login form.
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);

    await open(page, localized('/produkte', lang));
    await header.getByLabel(shared['nav.account']).click();
    await header.getByRole('button', { name: shared['nav.logout'] }).click();
    await expect(header.getByRole('link', { name: shared['nav.login'] })).toBeVisible();
  });
}

test('account: other tabs follow signing in and out @full', async ({ page, context }) => {
  const email = `tabs-${Date.now()}@example.com`;
  const data = { email, password: PASSWORD };
  await page.request.post('/api/auth/sign-up/email', { data });
  const other = await context.newPage();
  await open(other, '/produkte');
  await signIn(page, email, PASSWORD);
  await expect(other.getByRole('banner').getByLabel('Konto')).toBeVisible();
  await page.getByRole('banner').getByLabel('Konto').click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
});

test('a link for a new password works once, and offers another one when it is opened again', async ({
  page,
}) => {
  const email = `vergesslich-${Date.now()}@example.com`;
  await signUp(page, { email, password: PASSWORD });
  await page.request.post('/api/auth/request-password-reset', { data: { email } });
  const link = linkIn(await mailTo(email, /Passwort/), '#reset=');
  await open(page, link);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: german.resetTitle })).toBeVisible();
  // Whoever is signed in is still known, and the link's secret is gone from the address bar.
  await expect(page.getByRole('banner').getByLabel('Konto')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await main.getByLabel(german.password, { exact: true }).fill('ganz-neues-wort');
  await main.getByLabel(german.repeat).fill('ganz-neues-wort');
  await main.getByRole('button', { name: german.resetButton }).click();
  await expect(main.getByRole('status')).toHaveText(german.resetDone);

  await open(page, '/');
  await open(page, link);
  await expect(main.getByRole('status')).toHaveText(german.resetInvalid);
  await expect(page).toHaveURL('/auth');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await main.getByRole('button', { name: german.forgotButton }).click();
  await expect(main.getByLabel(german.email)).toBeFocused();

  // The tab that asks for a link takes it, too.
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  let newest = link;
  await expect(async () => {
    newest = linkIn(await mailTo(email, /Passwort/), '#reset=');
    expect(newest).not.toBe(link);
  }).toPass();
  await page.evaluate((to) => location.assign(to), new URL(newest).hash);
  await expect(page.getByRole('heading', { name: german.resetTitle })).toBeVisible();
});

test('a sign-in without cookies says what to do @full', async ({ page, context }) => {
  const email = `ohne-kekse-${Date.now()}@example.com`;
  await signUp(page, { email, password: PASSWORD });
  await context.clearCookies();
  // As a browser that blocks all cookies: it sends none and keeps none.
  await page.route('**/api/auth/sign-in/email', async (route) => {
    const request = route.request();
    const { cookie: _, ...headers } = await request.allHeaders();
    const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const reply = await fetch(request.url(), {
      method: 'POST',
      headers: Object.fromEntries(plain),
      body: request.postData(),
    });
    await route.fulfill({ status: reply.status, json: await reply.json() });
  });
  await open(page, '/auth');
  await form(page).getByLabel(german.email).fill(email);
  await form(page).getByLabel(german.password, { exact: true }).fill(PASSWORD);
  await submit(page, german.signInButton);
  await expect(form(page).getByRole('alert')).toHaveText(german.errors.noCookie);
  await expect(toast(page, german.welcome.title)).toHaveCount(0);
});

test('a sign-in leads back to the page that asked for it, and to no other shop', async ({
  page,
}) => {
  const email = `zurueck-${Date.now()}@example.com`;
  await signUp(page, { email, password: PASSWORD });
  const enter = async () => {
    await form(page).getByLabel(german.email).fill(email);
    await form(page).getByLabel(german.password, { exact: true }).fill(PASSWORD);
    await submit(page, german.signInButton);
  };
  for (const [from, back] of [
    ['/admin/orders?view=to-pack', '/admin/orders?view=to-pack'],
    ['/konto', '/konto'],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(from);
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
    await enter();
    await expect(page).toHaveURL(back);
  }
  await page.context().clearCookies();
  await open(page, `/auth?next=${encodeURIComponent('/\\\\evil.example')}`);
  await enter();
  await expect(page).toHaveURL('/');
});

test('the account menu stays on the screen of a phone, however long the address is @full', async ({
  page,
}) => {
  const email = `maximilian.mustermann-schneider.${Date.now()}@beispielfirma.example`;
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, { email, password: PASSWORD });
  await open(page, localized('/produkte', 'de'));
  const header = page.getByRole('banner');
  await header.getByLabel('Konto').click();
  const panel = header.locator('.account-panel');
  await expect(panel).toContainText(email);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(panel).toBeInViewport({ ratio: 1 });
    const cut = await panel.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(cut, `at ${width} px`).toBe(0);
  }
});
