import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import {
  backOfficeShop,
  openPublished,
  owner,
  PAIR,
  sell,
  signIn,
} from './steps/back-office-shop.ts';
import { mailTo } from './steps/inbox.ts';
import { enter, retype } from './steps/keyboard.ts';

/** Legal texts and words of mails, changed by keyboard. */

const test = backOfficeShop();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Gespeichert um/ });

async function publish(page: Page, version: number) {
  await enter(page, button(page, 'Veröffentlichen (1)'));
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen (1)' }));
  await expect(page.getByText(`Version ${version} ist veröffentlicht`)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
});

test('a paragraph of the imprint is changed, moved and published', async ({ page }) => {
  await page.goto('/admin/texts');
  await page.getByRole('row', { name: 'Impressum' }).click();
  const contact = page.getByRole('group', { name: 'Kontakt' });
  const body = contact.getByRole('textbox', { name: 'Absätze und Listen (Deutsch)' });
  await expect(contact).toContainText('service@elvare.example');
  await retype(page, body, 'Ruf an: {companyPhone}\n\n- Mail: {companyMail}');
  await expect(saved(page)).toBeVisible();
  await expect(body).toHaveAccessibleDescription(/Den Platz „{companyMail}“ gibt es hier nicht/);
  await expectAccessible(page, 'a legal text with a finding');
  await retype(page, body, 'Ruf an: {companyPhone}\n\n- Mail: {companyEmail}');
  await enter(page, page.getByRole('button', { name: 'Kontakt nach oben' }));
  await expect(page.getByRole('button', { name: 'Kontakt nach oben' })).toBeFocused();
  await expect(page.getByRole('group').nth(1)).toHaveAccessibleName('Kontakt');
  await expect(body).not.toHaveAccessibleDescription(/companyMail/);
  await publish(page, 2);
  await openPublished(page, '/impressum', page.getByText('Mail: service@elvare.example'));
});

test('words that the law gives can’t be taken out of the withdrawal notice', async ({ page }) => {
  await page.goto('/admin/texts/withdrawal');
  await enter(page, button(page, 'Entwurf aus deinen Angaben'));
  const group = page.getByRole('group', { name: 'Folgen des Widerrufs' });
  await expect(button(page, 'Folgen des Widerrufs entfernen')).toBeDisabled();
  const body = group.getByRole('textbox', { name: 'Absätze und Listen (Deutsch)' });
  const text = await body.inputValue();
  await body.press('ControlOrMeta+A');
  await body.press('Delete');
  await expect(page.getByText('Das Gesetz gibt diese Worte vor')).toBeVisible();
  await expect(body).toHaveValue(text);
});

test('a mail’s opening is changed, seen with an order, sent to oneself and published', async ({
  page,
  place,
}) => {
  const { number } = await sell(page, place, [PAIR]);
  await page.goto('/admin/texts?view=mails');
  await page.getByRole('row', { name: 'Bestellbestätigung' }).click();
  const opening = page.getByRole('textbox', { name: 'Erster Absatz (Deutsch)' });
  await retype(page, opening, 'deine Taschen sind bald bei dir.');
  await expect(opening).toHaveAccessibleDescription(/Hier fehlt der Platz „{number}“/);
  await retype(page, opening, '{number} ist bald bei dir.');
  const mail = page.frameLocator('iframe[title="Vorschau der Mail"]');
  await expect(mail.getByText(`${number} ist bald bei dir.`)).toBeVisible();
  await expectAccessible(page, 'words of a mail');
  await enter(page, button(page, 'Testmail an mich'));
  await expect(page.getByText(`Testmail an ${owner.email} ist unterwegs`)).toBeVisible();
  const inbox = `http://127.0.0.1:${place.inboxPort}`;
  expect((await mailTo(owner.email, new RegExp(number), inbox)).text).toContain('bald bei dir');
  await publish(page, 3);
  await page.goto('/admin/texts?view=mails');
  await expect(page.getByRole('row', { name: 'Bestellbestätigung' })).toContainText('Eigene Worte');
});
