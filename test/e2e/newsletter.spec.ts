import { href } from '#routes.ts';
import germanMessages from '#web/i18n/parts.de.json' with { type: 'json' };
import englishMessages from '#web/i18n/parts.en.json' with { type: 'json' };
import german from '#web/pages/newsletter/de.json' with { type: 'json' };
import english from '#web/pages/newsletter/en.json' with { type: 'json' };
import { expectAccessible } from './steps/accessibility.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';

const TEXTS = { de: german, en: english };
const MESSAGES = { de: germanMessages, en: englishMessages };

for (const lang of languages) {
  const texts = TEXTS[lang];
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
    await open(page, linkIn(mail, '#token='));
    await page.getByRole('button', { name: texts.confirmButton }).click();
    await expect(page.getByRole('heading', heading(texts.confirmedTitle))).toBeFocused();
    await expect(page.getByText(texts.confirmed)).toBeVisible();
    await expectAccessible(page);

    await open(page, linkIn(mail, '#unsubscribe='));
    await page.getByRole('button', { name: texts.unsubscribeButton }).click();
    await expect(page.getByRole('heading', heading(texts.unsubscribedTitle))).toBeFocused();
  });

  test(`newsletter: a wrong link says so, also after a lost connection (${lang}) @full`, async ({
    page,
  }) => {
    await page.route('**/api/newsletter/confirm', (route) => route.abort());
    await open(page, `${href('newsletter', lang)}#token=gibt-es-nicht-gibt-es-nicht`);
    await page.getByRole('button', { name: texts.confirmButton }).click();
    await expect(page.getByRole('heading', heading(texts.failedTitle))).toBeFocused();
    await page.unroute('**/api/newsletter/confirm');
    await page.getByRole('button', { name: texts.again }).click();
    await expect(page.getByRole('heading', heading(texts.invalidTitle))).toBeFocused();
    await open(page, href('newsletter', lang));
    await expect(page.getByText(texts.intro)).toBeVisible();
  });
}
