import type { Page } from '@playwright/test';
import { href } from '#routes.ts';
import german from '#web/pages/auth/de.json' with { type: 'json' };
import english from '#web/pages/auth/en.json' with { type: 'json' };
import { expectAccessible } from './steps/accessibility.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';

const TEXTS = { de: german, en: english };

for (const lang of languages) {
  const texts = TEXTS[lang];
  const account = async (page: Page) => {
    const email = `bestaetigt-${lang}-${Date.now()}-${Math.random()}@example.com`;
    const login = { email, password: 'kieselsteine', language: lang };
    await page.request.post('/api/auth/sign-up/email', { data: login });
    return { email, link: linkIn(await mailTo(email, /Bestätige|Confirm/), 'verify=') };
  };
  const signedInAs = (page: Page, email: string, password: string) =>
    page.request.post('/api/auth/sign-in/email', { data: { email, password } });

  test(`an address confirmed while signed in: one press, with the way to the account (${lang})`, async ({
    page,
  }) => {
    const { email, link } = await account(page);
    await signedInAs(page, email, 'kieselsteine');
    await open(page, link);
    const main = page.getByRole('main');
    await expect(main.getByText(texts.verifyText)).toBeVisible();
    // The link's secret is gone from the address bar.
    await expect(page).toHaveURL(href('auth', lang));
    await expectAccessible(page);
    await main.getByRole('button', { name: texts.verifyYes }).click();
    await expect(main.getByRole('status')).toHaveText(texts.verifyOutcomes.verified);
    await expect(main.getByRole('link', { name: texts.toAccount })).toHaveAttribute(
      'href',
      href('account', lang),
    );
    await expect(main.getByRole('textbox')).toHaveCount(0);
  });

  test(`an address confirmed without a login: by the password of the account (${lang})`, async ({
    page,
  }) => {
    const { link } = await account(page);
    await open(page, link);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: texts.verifyYes }).press('Enter');
    await expect(main.getByText(texts.verifyPassword)).toBeVisible();
    await main.getByLabel(texts.password).fill('falsch1');
    await main.getByRole('button', { name: texts.verifyYes }).click();
    await expect(main.getByRole('alert')).toHaveText(texts.verifyWrong);
    await main.getByLabel(texts.password).fill('kieselsteine');
    await main.getByRole('button', { name: texts.verifyYes }).click();
    await expect(main.getByRole('status')).toHaveText(texts.verifyOutcomes.verified);
    await expect(page.getByRole('tabpanel').getByLabel(texts.email)).toBeVisible();
  });

  test(`an account somebody else made: taken over, or removed (${lang}) @full`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const taken = await account(page);
    await open(page, taken.link);
    await main.getByRole('button', { name: texts.verifyNo }).press('Enter');
    await expect(main.getByRole('heading', { name: texts.strangerTitle })).toBeFocused();
    await expectAccessible(page);
    await main.getByLabel(texts.password, { exact: true }).fill('ganz-neues-wort');
    await main.getByLabel(texts.repeat).fill('ganz-neues-wort');
    await main.getByRole('button', { name: texts.claimButton }).click();
    await expect(main.getByRole('status')).toHaveText(texts.verifyOutcomes.claimed);
    expect((await signedInAs(page, taken.email, 'kieselsteine')).status()).toBe(401);

    await open(page, (await account(page)).link);
    await main.getByRole('button', { name: texts.verifyNo }).click();
    await main.getByRole('button', { name: texts.removeButton }).click();
    await expect(main.getByRole('status')).toHaveText(texts.verifyOutcomes.removed);
  });
}
