import { href } from '#routes.ts';
import { GUARANTEE_ALT } from '#rules/guarantee-notice.ts';
import { expectAccessible, VIEWS, viewName } from './steps/accessibility.ts';
import { PAIR } from './steps/desk-shop.ts';
import { mailTo } from './steps/inbox.ts';
import { expect, ready, test } from './steps/journey.ts';
import { enter, walkTo } from './steps/keyboard.ts';
import { fullIf } from './steps/matrix.ts';
import { CARDS, payByCard } from './steps/payment-page.ts';
import { drawer, leaveCart, openDrawer } from './steps/shopper.ts';
import { SHARED_TEXTS, speaks } from './steps/words.ts';

/** The way to order of a live shop, by keyboard alone. */

for (const [index, view] of VIEWS.entries()) {
  const { lang, viewport } = view;
  const say = speaks(lang);
  const shared = SHARED_TEXTS[lang];

  test(`a guest orders and pays by keyboard (${viewName(view)})${fullIf(index > 0)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await leaveCart(page, lang, [{ ...PAIR, quantity: 2 }]);
    await ready(page);
    const cart = await openDrawer(page);
    await expect(cart.getByText(shared['pay.germany'])).toBeVisible();
    await expect(cart.getByRole('button', { name: shared['cart.pay'] })).toHaveCount(0);
    await enter(page, cart.getByRole('button', { name: shared['cart.checkout'] }));
    await page.waitForURL(`**${href('checkout', lang)}`);
    await expect(drawer(page)).toBeHidden();

    const main = page.getByRole('main');
    const buy = main.getByRole('button', {
      name: say('Zahlungspflichtig bestellen', 'Order with obligation to pay'),
    });
    await expect(buy).toHaveAttribute('aria-busy', 'false');
    const order = main.getByRole('region', { name: say('Deine Bestellung', 'Your order') });
    await expect(order).toContainText(say('2 × €107,99', '2 × €107.99'));
    await expect(order).toContainText(say('€215,98', '€215.98'));
    // The EU's notice lies open, as large as it was given.
    const notice = main.getByRole('img', { name: GUARANTEE_ALT[lang] });
    await notice.scrollIntoViewIfNeeded();
    const width = () => notice.evaluate((picture: HTMLImageElement) => picture.naturalWidth);
    await expect.poll(width).toBeGreaterThan(1_200);
    // Nothing stands between the total and the button.
    const [total, top] = await Promise.all([
      order.boundingBox(),
      buy.boundingBox().then((box) => box?.y ?? 0),
    ]);
    expect(top - ((total?.y ?? 0) + (total?.height ?? 0))).toBeLessThan(40);
    await expectAccessible(page);

    // The first wrong field has the focus and says what is wrong.
    const email = main.getByLabel(say('E-Mail', 'Email'));
    const postcode = main.getByLabel(say('PLZ', 'Postcode'));
    await enter(page, buy);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/\p{L}/u);
    const address = `kasse-${lang}-${viewport.width}@example.com`;
    for (const text of [address, 'Mia Muster', 'Torstraße 1', 'Hinterhaus', '1011', 'Berlin']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await walkTo(page, buy);
    await page.keyboard.press('Enter');
    await expect(postcode).toBeFocused();
    await expect(email).toHaveAccessibleDescription('');
    await page.keyboard.type('9');
    // Typing Enter in a field orders nothing.
    await page.keyboard.press('Enter');

    // What is changed in the drawer is drawn anew.
    await enter(page, main.getByRole('button', { name: say('Ändern', 'Change') }));
    await enter(page, drawer(page).getByRole('button', { name: shared['cart.less'] }));
    await page.keyboard.press('Escape');
    await expect(order).toContainText(say('1 × €107,99', '1 × €107.99'));

    await enter(page, buy);
    await page.waitForURL(/\/c\/pay\//);
    await expect(page.getByText(say('107,99', '107.99')).first()).toBeVisible();
    await expect(page.locator('[name="line1"]')).toHaveCount(0);
    const received = await mailTo(address, say(/^Bestellung eingegangen$/, /^Order received$/));
    expect(received.text).toContain('Torstraße 1');
    await payByCard(page, CARDS.good);
    await page.waitForURL(/\/success\?session_id=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('Zahlung erfolgreich!', 'Payment successful'),
    );
    const confirmation = await mailTo(address, /EL-\d+/);
    for (const part of ['Torstraße 1', href('declareWithdrawal', lang), 'Elvare Beispiel GmbH'])
      expect(confirmation.text).toContain(part);
  });
}
