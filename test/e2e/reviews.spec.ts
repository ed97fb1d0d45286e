import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { openPublished, signIn, test } from './steps/back-office-shop.ts';
import { enter, tabTo } from './steps/keyboard.ts';
import { expectFitsPhone } from './steps/layout.ts';
import { PHONE } from './steps/matrix.ts';
import { sendOrder } from './steps/sent-order.ts';
import { EARLY_SCRIPT, holdScripts } from './steps/slow-line.ts';

/** A review in a live shop, from the mail of an order to the product's page. */

test('a review goes from the mail of an order over the check to the page of its product', async ({
  page,
  place,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  const { link } = await sendOrder(page, place);
  await page.goto(link);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Bewerten' })).toBeVisible();
  await enter(page, main.locator('summary', { hasText: / bewerten$/ }));
  const form = main.getByRole('form', { name: /bewerten$/ });
  const send = form.getByRole('button', { name: 'Bewertung abschicken' });
  await enter(page, send);
  const worst = form.getByRole('radio', { name: '1 Stern: schlecht' });
  await expect(worst).toBeFocused();
  await expect(form.getByRole('alert')).toHaveText('Wähle 1 bis 5 Sterne.');
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: '4 Sterne: gut' })).toBeChecked();
  const text = form.getByLabel('Deine Bewertung');
  await tabTo(page, text);
  await page.keyboard.type('Der <b>Stoff</b> hält.');
  await enter(page, send);
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/ohne HTML/);
  await expectAccessible(page, 'review refused');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Der Stoff hält, die Naht auch.');
  await enter(page, send);
  await expect(main.getByText('Deine Bewertung ist bei uns und wird geprüft.')).toBeFocused();
  await expectAccessible(page, 'review sent');

  await page.goto('/admin/messages?view=reviews');
  await expect(page.getByText('Der Stoff hält, die Naht auch.')).toBeVisible();
  await expectAccessible(page, 'reviews to check');
  await tabTo(page, page.getByLabel('Öffentliche Antwort'));
  await page.keyboard.type('Danke, das freut uns.');
  await enter(page, page.getByRole('button', { name: 'Im Shop zeigen' }));
  await expect(page.getByText(/^Bewertung zu .* ist im Shop/)).toBeVisible();
  await expectAccessible(page, 'review shown');

  const opened = main.locator('summary', { hasText: 'Bewertungen lesen (1)' });
  await openPublished(page, '/products/pouch', opened);
  const release = await holdScripts(page, EARLY_SCRIPT);
  await page.reload();
  await enter(page, opened);
  release();
  const list = main.getByRole('list', { name: 'Bewertungen, die neueste zuerst' });
  await expect(list).toContainText('4 von 5 Sternen');
  await expect(list).toContainText('Der Stoff hält, die Naht auch.');
  await expect(list).toContainText('Danke, das freut uns.');
  expect(await list.locator('b').count()).toBe(0);
  await expectAccessible(page, 'reviews of a product');
  await expectFitsPhone(page);
  await enter(page, main.getByRole('link', { name: 'So prüfen wir Bewertungen' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('So prüfen wir Bewertungen');
  await expectAccessible(page, 'rules of reviews');
});
