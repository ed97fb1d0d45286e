import { href } from '../../src/routes.ts';
import { texts as germanMessages } from '../../src/web/i18n/parts.de.ts';
import { texts as englishMessages } from '../../src/web/i18n/parts.en.ts';
import { copy as german } from '../../src/web/pages/newsletter/de.ts';
import { copy as english } from '../../src/web/pages/newsletter/en.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';

const COPY = { de: german, en: english };
const MESSAGES = { de: germanMessages, en: englishMessages };

for (const lang of languages) {
  const copy = COPY[lang];
  const messages = MESSAGES[lang];
  const heading = (name: string) => ({ level: 1, name, exact: true }) as const;

  test(`newsletter signup: double opt-in by mail, and out again (${lang})`, async ({ page }) => {
    const email = `leserin-${lang}-${Date.now()}@example.com`;
    await open(page, href('home', lang));
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel(messages['footer.email']).fill(email);
    await footer.getByRole('button', { name: messages['footer.subscribe'] }).click();
    await expect(footer.getByText(messages['footer.subscribed'])).toBeVisible();

    const mail = await mailTo(email, /./);
    await open(page, linkIn(mail, '?token='));
    await page.getByRole('button', { name: copy.confirmButton }).click();
    await expect(page.getByRole('heading', heading(copy.confirmedTitle))).toBeFocused();
    await expect(page.getByText(copy.confirmed)).toBeVisible();
    await expectAccessible(page);

    await open(page, linkIn(mail, '?unsubscribe='));
    await page.getByRole('button', { name: copy.unsubscribeButton }).click();
    await expect(page.getByRole('heading', heading(copy.unsubscribedTitle))).toBeFocused();
  });

  test(`newsletter: a wrong link says so, no link invites (${lang})`, async ({ page }) => {
    await open(page, `${href('newsletter', lang)}?token=gibt-es-nicht-gibt-es-nicht`);
    await page.getByRole('button', { name: copy.confirmButton }).click();
    await expect(page.getByRole('heading', heading(copy.invalidTitle))).toBeFocused();
    await open(page, `${href('newsletter', lang)}?token=x`);
    await page.getByRole('button', { name: copy.confirmButton }).click();
    await expect(page.getByRole('heading', heading(copy.invalidTitle))).toBeFocused();
    await open(page, href('newsletter', lang));
    await expect(page.getByText(copy.intro)).toBeVisible();
  });

  test(`newsletter: without a connection one may try again (${lang})`, async ({ page }) => {
    await page.route('**/api/newsletter/confirm', (route) => route.abort());
    await open(page, `${href('newsletter', lang)}?token=gibt-es-nicht-gibt-es-nicht`);
    await page.getByRole('button', { name: copy.confirmButton }).click();
    await expect(page.getByRole('heading', heading(copy.failedTitle))).toBeFocused();
    await page.unroute('**/api/newsletter/confirm');
    await page.getByRole('button', { name: copy.again }).click();
    await expect(page.getByRole('heading', heading(copy.invalidTitle))).toBeFocused();
  });
}
