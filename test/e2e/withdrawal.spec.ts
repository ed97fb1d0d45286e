import { href } from '#routes.ts';
import { expectAccessible, VIEWS, viewName } from './steps/accessibility.ts';
import { PAIR } from './steps/back-office-shop.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { expect, open, test } from './steps/journey.ts';
import { enter, tabTo, walkTo } from './steps/keyboard.ts';
import { fullIf } from './steps/matrix.ts';
import { CARDS, payByCard } from './steps/payment-page.ts';
import { leaveCart } from './steps/shopper.ts';
import { speaks } from './steps/words.ts';

/** Withdrawal from a contract, from the footer of a live shop to the receipt. */

for (const [index, view] of VIEWS.slice(0, 2).entries()) {
  const { lang, viewport } = view;
  const say = speaks(lang);

  test(`a contract is withdrawn from by keyboard (${viewName(view)})${fullIf(index > 0)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, say('/gibt-es-nicht', '/en/not-there'));
    await enter(
      page,
      page.getByRole('link', { name: say('Vertrag widerrufen', 'Withdraw from contract') }),
    );
    await expect(page).toHaveURL(href('declareWithdrawal', lang));
    let declared = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/withdrawals')) declared += 1;
    });
    const main = page.getByRole('main');
    const goods = main.getByLabel(say('Welche Artikel?', 'Which items?'));
    await walkTo(page, main.getByRole('button', { name: say('Weiter', 'Continue') }));
    await page.keyboard.press('Enter');
    await expect(main.getByLabel('Name')).toBeFocused();
    await expect(main.getByText(say(/ fehlt\./, / is missing\./))).toHaveCount(3);
    for (const text of ['Mia Muster', 'EL-424242', 'mia@']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(goods).toBeFocused();
    await page.keyboard.type('Pouch');
    await walkTo(page, main.getByRole('button', { name: say('Weiter', 'Continue') }));
    await page.keyboard.press('Enter');
    const email = main.getByLabel(say('E-Mail-Adresse', 'E-mail address'));
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(
      say('Bitte gib eine gültige E-Mail-Adresse ein.', 'Please enter a valid e-mail address.'),
    );
    const address = `mia@${lang}-${viewport.width}.example`;
    await page.keyboard.press('End');
    await page.keyboard.type(address.slice('mia@'.length));
    await page.keyboard.press('Enter');

    // Everything is shown again, and may be changed, before it counts.
    const check = main.getByRole('heading', { name: say('Stimmt alles?', 'Is everything right?') });
    await expect(check).toBeFocused();
    await enter(page, main.getByRole('button', { name: say('Ändern', 'Change') }));
    await expect(main.getByLabel('Name')).toBeFocused();
    await tabTo(page, goods);
    await page.keyboard.press('End');
    await page.keyboard.type(', rosa');
    await enter(page, main.getByRole('button', { name: say('Weiter', 'Continue') }));
    await expect(check).toBeFocused();
    const said = ['EL-424242', 'Mia Muster', address, 'Pouch, rosa'];
    for (const part of said) await expect(main.getByText(part, { exact: true })).toBeVisible();
    await expectAccessible(page, 'second step');
    expect(declared).toBe(0);
    await page.keyboard.press('Tab');
    await expect(
      main.getByRole('button', { name: say('Widerruf bestätigen', 'Confirm withdrawal') }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    const sent = say('Dein Widerruf ist da', 'We have your withdrawal');
    await expect(main.getByRole('heading', { name: sent })).toBeFocused();
    const at = (await main.getByText(/\d\d:\d\d:\d\d/).textContent()) ?? '';
    const subject = say(/^Eingang deines Widerrufs$/, /^Receipt of your withdrawal$/);
    const { text } = await mailTo(address, subject);
    for (const part of [...said, /\d\d:\d\d:\d\d \w+/.exec(at)?.[0]]) expect(text).toContain(part);
    await expectAccessible(page, 'received');
  });
}

for (const [index, view] of VIEWS.slice(0, 2).entries()) {
  const { lang, viewport } = view;
  const say = speaks(lang);

  test(`a guest's order leads from its mail to questions and withdrawal (${viewName(view)})${fullIf(index > 0)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const email = `order-page-${lang}-${viewport.width}@example.com`;
    await leaveCart(page, lang, [PAIR]);
    await open(page, href('checkout', lang));
    const typed = ['Erika Beispiel', 'Beispielstraße 1', '', '10115', 'Berlin'];
    for (const [nth, text] of [email, ...typed].entries())
      await page.getByRole('main').getByRole('textbox').nth(nth).fill(text);
    await page
      .getByRole('button', { name: say(/^Zahlungspflichtig bestellen/, /^Order with obligation/) })
      .click();
    await page.waitForURL(/\/c\/pay\//);
    const placed = await mailTo(email, say(/^Bestellung eingegangen$/, /^Order received$/));
    const address = linkIn(placed, `${href('order', lang)}#`);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    await open(page, address);
    await expect(heading).toHaveText(say('Noch nicht bezahlt', 'Not paid yet'));
    await expectAccessible(page, 'not paid');
    await enter(page, main.getByRole('link', { name: say('Zur Bezahlseite', 'Go to payment') }));
    await page.waitForURL(/\/c\/pay\//);
    await payByCard(page, CARDS.good);
    await page.waitForURL(/\/success/);

    const confirmation = await mailTo(email, /EL-\d+/);
    expect(linkIn(confirmation, `${href('order', lang)}#`)).toBe(address);
    expect(address).not.toMatch(/@|order-page|Erika/);
    const [number = ''] = /EL-\d+/.exec(confirmation.subject) ?? [];
    await open(page, address);
    await expect(heading).toHaveText(say('Wir packen', 'We are packing'));
    for (const part of [number, 'Erika Beispiel', 'Beispielstraße 1', '10115 Berlin'])
      await expect(main.getByText(part).first()).toBeVisible();
    await expectAccessible(page, 'paid');

    await enter(page, main.getByRole('link', { name: say('Schreib uns', 'Write to us') }));
    await expect(main.getByLabel(say('Betreff', 'Subject'))).toHaveValue(new RegExp(number));
    await page.goBack();
    const withdraw = say('Vertrag widerrufen', 'Withdraw from the contract');
    await enter(page, main.getByRole('link', { name: withdraw }));
    await expect(main.getByLabel('Name')).toHaveValue('Erika Beispiel');
    await expect(main.getByLabel(say('Bestellnummer', 'Order number'))).toHaveValue(number);
    await enter(page, main.getByRole('button', { name: say('Weiter', 'Continue') }));
    await enter(
      page,
      main.getByRole('button', { name: say('Widerruf bestätigen', 'Confirm withdrawal') }),
    );
    await mailTo(email, say(/^Eingang deines Widerrufs$/, /^Receipt of your withdrawal$/));
    await open(page, address);
    await expect(main.getByText(say(/^Dein Widerruf vom/, /^Your withdrawal of/))).toBeVisible();

    await open(page, `${address.slice(0, -2)}zz`);
    await page.reload();
    await expect(heading).toHaveText(say('Dieser Link gilt nicht', 'This link does not work'));
    await expectAccessible(page, 'forged');
  });
}
