import type { BrowserContext, Locator, Page } from '@playwright/test';
import { href, localized } from '#routes.ts';
import type { CardFile } from '#rules/card.ts';
import { fill } from '#rules/fill.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { leaveCart, openDrawer, storedLines, toast } from './steps/shopper.ts';
import { checkoutsOf } from './steps/watch.ts';
import { SHARED_TEXTS, speaks } from './steps/words.ts';

/** The owner has published since a cart was filled, or since a tab was opened. */

const RING = { id: 'siegelring', name: 'Siegelring', image: '', quantity: 1 };
const GONE = { id: 'blaue-tasse', name: 'Blaue Tasse', price: 9.99, image: '', quantity: 1 };

/** Gives the documents of a tab the ring at another price: the shop has published since. */
async function haveOldCards(target: Page | BrowserContext, priceCents: number): Promise<void> {
  await target.route('**/data/*/*/cards/*', async (route) => {
    const reply = await route.fetch();
    const file: CardFile = await reply.json();
    const products = file.products.map((card) =>
      card.id === RING.id ? { ...card, priceCents } : card,
    );
    await route.fulfill({ response: reply, json: { ...file, products } });
  });
}

for (const lang of languages) {
  const say = speaks(lang);
  const shared = SHARED_TEXTS[lang];
  const payIn = (cart: Locator) => cart.getByRole('button', { name: shared['cart.pay'] });
  const changed = (before: string, now: string) =>
    say(
      `Der Preis hat sich geändert: vorher €${before}, jetzt €${now}.`,
      `The price has changed: €${before.replace(',', '.')} before, €${now.replace(',', '.')} now.`,
    );
  const ring = say('Siegelring', 'Signet Ring');
  const seen = fill(shared['cart.pricesSeen'], { button: shared['cart.pay'] });
  const lineOf = (cart: Locator, name: string) =>
    cart.getByRole('listitem').filter({ hasText: name });

  test(`a cart of before a change tells it, dearer and cheaper, and pays at the second press (${lang})`, async ({
    page,
  }) => {
    const duo = { ...RING, id: 'pouch-duo', name: 'Elvare Pouch', price: 119.99, packType: 'duo' };
    await leaveCart(page, lang, [
      { ...RING, price: 19.99 },
      { ...duo, selectedColor: 'Rosa, Lila' },
    ]);
    const cart = await openDrawer(page);
    const line = lineOf(cart, ring);
    await expect(line.getByText(changed('19,99', '24,99'))).toBeVisible();
    await expect(lineOf(cart, 'Pouch').getByText(changed('119,99', '107,99'))).toBeVisible();
    // Once for everybody's eyes, once for screen readers, politely.
    await expect(
      cart.getByRole('status').filter({ hasText: changed('19,99', '24,99') }),
    ).toContainText(changed('119,99', '107,99'));
    await expect(cart.locator('.totals .total')).toContainText(say('€132,98', '€132.98'));
    // Nothing is accepted by looking.
    expect(await storedLines(page)).toMatchObject([{ price: 19.99 }, { price: 119.99 }]);

    const asked = checkoutsOf(page);
    await payIn(cart).click();
    await expect(cart.getByText(seen)).toBeVisible();
    expect(asked).toEqual([]);
    await expect(line.getByText(changed('19,99', '24,99'))).toBeVisible();
    await payIn(cart).click();
    await page.waitForURL(/\/c\/pay\//);
    await expect(page.locator('body')).toContainText(say('132,98', '132.98'));
    await page.goBack();
    await expect(await openDrawer(page)).toContainText(ring);
    await expect(cart.getByText(say('vorher', 'before'))).toHaveCount(0);
  });

  test(`an old tab is refused, shows the new price and pays it with the next press (${lang})`, async ({
    page,
  }) => {
    await haveOldCards(page, 1999);
    await leaveCart(page, lang, [{ ...RING, price: 19.99 }]);
    const cart = await openDrawer(page);
    await expect(cart.locator('.totals .total')).toContainText(say('€24,89', '€24.89'));
    await expect(cart.getByText(say('vorher', 'before'))).toHaveCount(0);
    const asked = checkoutsOf(page);
    await payIn(cart).click();
    await expect(cart.getByRole('listitem').getByText(changed('19,99', '24,99'))).toBeVisible();
    await expect(cart.getByText(seen)).toBeVisible();
    await expect(payIn(cart)).toBeFocused();
    await expect(toast(page, shared['pay.error'])).toHaveCount(0);
    expect(asked).toHaveLength(1);
    await expect(cart.locator('.totals .total')).toContainText(say('€24,99', '€24.99'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/c\/pay\//);
    await expect(page.locator('body')).toContainText(say('24,99', '24.99'));
    expect(asked).toHaveLength(2);
  });

  test(`what is gone says so under its own name, counts nothing and can be taken out (${lang})`, async ({
    page,
  }) => {
    await leaveCart(page, lang, [GONE, { ...RING, price: 24.99 }]);
    const cart = await openDrawer(page);
    const gone = lineOf(cart, 'Blaue Tasse');
    await expect(gone.getByText(shared['cart.gone'], { exact: true })).toBeVisible();
    await expect(cart.locator('.totals .total')).toContainText(say('€24,99', '€24.99'));
    const asked = checkoutsOf(page);
    await payIn(cart).focus();
    await page.keyboard.press('Enter');
    await expect(cart.getByText(shared['cart.gonePay'])).toBeVisible();
    const remove = cart.getByRole('button', {
      name: say('Blaue Tasse entfernen', 'Remove Blaue Tasse'),
    });
    await expect(remove).toBeFocused();
    expect(asked).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(cart.getByText(shared['cart.gone'], { exact: true })).toHaveCount(0);
    await payIn(cart).click();
    await page.waitForURL(/\/c\/pay\//);
  });

  test(`a wishlist with something that is gone shows the rest (${lang}) @full`, async ({
    page,
  }) => {
    await open(page, href('help', lang));
    await page.evaluate(() => {
      const state = { ids: ['blaue-tasse', 'siegelring'], at: {} };
      localStorage.setItem('wishlist-storage', JSON.stringify({ state, version: 0 }));
      sessionStorage.setItem('recently-viewed', '["blaue-tasse","siegelring"]');
    });
    await open(page, href('wishlist', lang));
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Siegelring|Signet/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await open(page, localized('/accessoires/kette-figaro', lang));
    const recent = page.getByRole('region', {
      name: say('Zuletzt angesehen', 'Recently viewed'),
    });
    await recent.scrollIntoViewIfNeeded();
    await expect(recent.getByRole('link')).toHaveCount(1);
  });
}
