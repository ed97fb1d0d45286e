import type { Locator } from '@playwright/test';
import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { addPouchDuo, leaveCart, openDrawer, storedLines } from './steps/shopper.ts';
import { SHARED_TEXTS, speaks } from './steps/words.ts';

/** Journeys of sold-out lines and of gifts, in the drawer and on the page. */

for (const lang of languages) {
  const say = speaks(lang);
  const shared = SHARED_TEXTS[lang];
  const payIn = (cart: Locator) => cart.getByRole('button', { name: shared['cart.pay'] });

  test(`two card holders given with two packs can have two colours (${lang})`, async ({ page }) => {
    await addPouchDuo(page, lang);
    const cart = await openDrawer(page);
    const colour = cart.getByLabel(shared['cart.giftColour']);
    const other = cart.getByRole('button', { name: shared['cart.giftOther'] });
    await expect(colour).toHaveCount(1);
    await expect(other).toHaveCount(0);
    await cart.getByRole('button', { name: shared['cart.more'] }).click();
    await other.focus();
    await page.keyboard.press('Enter');
    await expect(colour).toHaveCount(2);
    await expect(colour.nth(1)).toBeFocused();
    // Changed into its twin by keyboard, it takes it in and keeps the focus.
    await page.keyboard.press('ArrowUp');
    await expect(colour).toHaveCount(1);
    await expect(colour).toBeFocused();
    await other.press('Enter');
    await colour.nth(1).selectOption('koralle');
    await expect(other).toHaveCount(0);
    expect(await storedLines(page)).toMatchObject([
      { quantity: 1, colourIds: 'schwarz,navy' },
      { quantity: 1, colourIds: 'schwarz,navy', giftColor: 'koralle' },
    ]);
    await payIn(cart).click();
    await page.waitForURL(/\/c\/pay\//);
    for (const name of [say('Schwarz', 'Black'), say('Koralle', 'Coral')]) {
      const holder = say(
        `Geschenk: Elvare Kartenetui, ${name}`,
        `Gift: Elvare Card Holder, ${name}`,
      );
      await expect(page.getByText(holder).first()).toBeVisible();
    }
  });

  test(`what is sold out is neither reserved nor part of the sum (${lang})`, async ({ page }) => {
    await page.route(`**/api/sold-out`, (route) =>
      route.fulfill({ json: { items: ['siegelring'] } }),
    );
    const line = { name: 'x', price: 24.99, image: '', quantity: 1 };
    await leaveCart(page, lang, [
      { ...line, id: 'siegelring' },
      { ...line, id: 'kette-figaro' },
    ]);
    const cart = await openDrawer(page);
    await expect(cart.getByText(say('Ausverkauft', 'Sold out'), { exact: true })).toBeVisible();
    const total = cart.locator('.totals .total');
    await expect(total).toContainText(say('€24,99', '€24.99'));
    await expect(cart.getByRole('timer')).toBeVisible();
    const kette = cart.getByRole('listitem').filter({ hasText: 'Figaro' });
    await kette.locator('.cart-line-remove').click();
    await expect(total).toHaveCount(0);
    await expect(cart.getByRole('timer')).toHaveCount(0);
    await expect(cart.locator('.ship')).toHaveCount(0);
    await expect(cart.locator('[data-sold-out]')).toHaveCount(1);
  });

  test(`a line that is sold out leaves nothing to count, and the focus on its way out (${lang})`, async ({
    page,
  }) => {
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/sold-out', async (route) => {
      await asked.promise;
      await route.fulfill({ json: { items: ['siegelring'] } });
    });
    await leaveCart(page, lang, [
      { id: 'siegelring', name: 'x', price: 24.99, image: '', quantity: 1 },
    ]);
    const cart = await openDrawer(page);
    const pay = payIn(cart);
    const more = cart.getByRole('button', { name: shared['cart.more'] });
    await more.focus();
    asked.resolve();
    await expect(pay).toHaveAccessibleDescription(shared['cart.soldOutPay']);
    await expect(more).toHaveCount(0);
    await expect(cart.locator('.cart-line-remove')).toBeFocused();
    const paint = () =>
      pay.evaluate(async (button) => {
        await Promise.all(button.getAnimations().map(({ finished }) => finished));
        return getComputedStyle(button).backgroundColor;
      });
    const before = await paint();
    await pay.hover();
    expect(await paint()).toBe(before);
  });

  test(`the page of what is sold out promises no day of delivery (${lang})`, async ({ page }) => {
    await page.route(`**/api/sold-out`, (route) =>
      route.fulfill({ json: { items: ['siegelring'] } }),
    );
    const days = page.getByRole('list', { name: say('Lieferung', 'Delivery') });
    for (const [id, promise] of [
      ['siegelring', /^\D*$/],
      ['kette-figaro', /\d/],
    ] as const) {
      await open(page, localized(`/accessoires/${id}`, lang));
      await days.scrollIntoViewIfNeeded();
      await expect(days).toHaveText(promise);
    }
  });
}
