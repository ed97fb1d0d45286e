import type { Page } from '@playwright/test';
import { href, type Lang } from '#routes.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { mailTo } from './steps/inbox.ts';
import { expect, test, waitForHydration } from './steps/journey.ts';
import { enter, walkTo } from './steps/keyboard.ts';
import { showAsLive } from './steps/live-mode.ts';
import { fullIf } from './steps/matrix.ts';
import { CARDS, payByCard } from './steps/payment-page.ts';
import { drawer, leaveCart, openDrawer } from './steps/shopper.ts';
import { SHARED_TEXTS, speaks } from './steps/words.ts';

/** The way to order of a live shop, by keyboard alone. */

const DUO = {
  id: 'pouch-duo',
  name: 'Elvare Pouch',
  price: 107.99,
  quantity: 2,
  image: '/images/pouch/rosa-quarter-800.webp',
  selectedColor: 'Rosa,Lila',
  colourIds: 'rosa,lila',
  packType: 'duo',
};

/** Opens the help page of a live shop with a filled cart. */
async function openLive(page: Page, lang: Lang): Promise<void> {
  await leaveCart(page, lang, [DUO]);
  await showAsLive(page, href('help', lang));
  await page.reload();
  await waitForHydration(page.locator('main'));
}

for (const [lang, width, height] of [
  ['de', 390, 844],
  ['en', 1440, 900],
] as const) {
  const say = speaks(lang);
  const shared = SHARED_TEXTS[lang];
  test(`a guest orders by keyboard (${lang}, ${width} px)${fullIf(lang === 'en')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLive(page, lang);
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
    const address = `kasse-${lang}@example.com`;
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
    const mail = await mailTo(address, say(/^Bestellung eingegangen$/, /^Order received$/));
    expect(mail.text).toContain('Torstraße 1');
    if (lang === 'en') return;
    await payByCard(page, CARDS.good);
    await page.waitForURL(/\/success\?session_id=/);
    await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich!' })).toBeVisible();
    await mailTo(address, /EL-\d+/);
  });
}
