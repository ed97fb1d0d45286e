import { expect } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from './steps/accessibility.ts';
import { backOfficeShop, signIn } from './steps/back-office-shop.ts';
import { mailTo } from './steps/inbox.ts';
import { enter, retype, tabTo } from './steps/keyboard.ts';
import { expectFitsPhone } from './steps/layout.ts';
import { PHONE } from './steps/matrix.ts';
import { sendOrder } from './steps/sent-order.ts';

/** A complaint from the page of an order to its answer. */

const test = backOfficeShop();

test('a defect is reported with a photo and answered, by keyboard at 390 px', async ({
  page,
  place,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  const { email, inbox, link } = await sendOrder(page, place, ['delivered']);
  await page.goto(link);
  const main = page.getByRole('main');
  await enter(page, main.getByRole('button', { name: 'Etwas melden' }));
  const kind = main.getByLabel('Worum geht es?');
  await expect(kind).toBeFocused();
  const send = main.getByRole('button', { name: 'Meldung senden' });
  await enter(page, send);
  const text = main.getByLabel('Was ist passiert?');
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription('Bitte schreib kurz, was passiert ist.');
  await page.keyboard.type('Die Naht ist gerissen.');
  await tabTo(page, main.getByLabel('Was wäre dir lieber?'));
  await page.keyboard.press('R');
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await main.getByLabel('Fotos (freiwillig)').setInputFiles([
    { name: 'naht.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'brief.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kein Bild') },
  ]);
  await expectNoViolations(page, 'complaint');
  await expectFitsPhone(page);
  await enter(page, send);
  await expect(main.getByRole('heading', { name: 'Deine Meldung ist bei uns' })).toBeFocused();
  await expect(main.getByRole('alert').filter({ hasText: 'brief.jpg' })).toBeVisible();
  await expectNoViolations(page, 'reported');
  const receipt = await mailTo(email, /^Deine Meldung/, inbox);
  expect(receipt.text).toContain('Die Naht ist gerissen.');

  await page.goto('/admin/returns?view=defects');
  await expect(page.getByText('Die Naht ist gerissen.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Foto 1/ })).toHaveCount(1);
  await expectNoViolations(page, 'complaints');
  await expectFitsPhone(page);
  await enter(page, page.getByRole('button', { name: /^Antworten/ }));
  const layer = page.getByRole('dialog');
  const [day, month, year] = ['Tag', 'Monat', 'Jahr'].map((part) =>
    layer.getByRole('spinbutton', { name: new RegExp(`^${part}`) }),
  );
  for (const [part, typed] of [
    [day, '11'],
    [month, '12'],
    [year, '2099'],
  ] as const) {
    if (!part) throw new Error('The date has three parts.');
    await tabTo(page, part);
    await page.keyboard.type(typed);
  }
  await retype(page, layer.getByLabel('Dein Text'), 'Schick sie uns zurück.');
  await expectNoViolations(page, 'answer');
  await enter(page, layer.getByRole('button', { name: 'Antwort senden' }));
  await expect(layer).toHaveCount(0);
  await expect(page.getByText(/^Reparatur, bis .*11\./)).toBeVisible();
  const answer = await mailTo(email, /^Zu deiner Meldung/, inbox);
  expect(answer.text).toContain('bis spätestens 11. Dezember 2099');
  await enter(page, page.getByRole('button', { name: /^Erledigt:/ }));
  await expect(page.getByText('Keine offene Meldung')).toBeVisible();
  await page.goto(link);
  await expect(main.getByText(/Wir reparieren, erledigt am/)).toBeVisible();
});
