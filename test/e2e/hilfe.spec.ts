import type { Page } from '@playwright/test';
import { href, type Lang } from '#routes.ts';
import { texts as german } from '#web/pages/page/de.ts';
import { texts as english } from '#web/pages/page/en.ts';
import { mailTo } from './steps/inbox.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { speaks } from './steps/words.ts';

const TEXTS = { de: german.below.contact, en: english.below.contact };

async function fill(page: Page, lang: Lang, email: string, subject: string) {
  const texts = TEXTS[lang];
  const form = page.getByRole('form', { name: speaks(lang)('Schreib uns', 'Write to us') });
  await form.getByLabel(texts.firstName).fill('Erika');
  await form.getByLabel(texts.lastName).fill('Beispiel');
  await form.getByLabel(texts.email).fill(email);
  await form.getByLabel(texts.subject).fill(subject);
  await form.getByLabel(texts.message, { exact: true }).fill('Wann kommt mein Paket?');
}

for (const lang of languages) {
  const say = speaks(lang);
  const texts = TEXTS[lang];
  const subject = `Lieferung ${lang}`;

  test(`/hilfe: contact form says what is missing, sends, and arrives (${lang})`, async ({
    page,
  }) => {
    await open(page, href('help', lang));
    await expect(
      page.getByText(say('24/7, Antwort innerhalb von 24h', '24/7, answer within 24h')),
    ).toBeVisible();
    const send = page.getByRole('button', { name: say('Nachricht senden', 'Send message') });
    await send.click();
    await expect(page.getByLabel(texts.firstName)).toBeFocused();
    for (const missing of Object.values(texts.missing)) {
      await expect(page.getByText(missing)).toBeVisible();
    }
    await fill(page, lang, 'keine-adresse', 'Lieferung');
    await send.click();
    await expect(page.getByText(texts.emailInvalid)).toBeVisible();
    await fill(page, lang, `erika-${lang}@example.com`, subject);
    await send.click();
    await expect(page.getByRole('heading', { name: texts.sentTitle })).toBeFocused();
    // The sender gets no copy: anyone could mail anything to anybody through it.
    const thanks = await mailTo(`erika-${lang}@example.com`, /./);
    expect(thanks.text).not.toContain('Wann kommt mein Paket?');
    const arrived = await mailTo('service@elvare.example', new RegExp(subject));
    expect(arrived.text).toContain('Wann kommt mein Paket?');
    await page.getByRole('button', { name: texts.another }).click();
    await expect(page.getByLabel(texts.firstName)).toHaveValue('');
  });
}
