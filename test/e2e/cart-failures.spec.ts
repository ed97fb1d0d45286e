import type { Locator, Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { fullIf, languages, PHONE } from './steps/matrix.ts';
import { addPouchDuo, drawer, openDrawer, storedLines, toast } from './steps/shopper.ts';
import { SHARED_TEXTS, speaks } from './steps/words.ts';

/** The drawer with a slow, refusing or silent server, with keyboards and small screens. */

const SMALL = { width: 320, height: 568 };

/** True if a click on the middle of something would reach it. */
function isFree(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

/** Answers every `create-checkout` once `until` is resolved. */
async function answerCheckout(page: Page, status: number, json: object, until?: Promise<void>) {
  await page.route('**/api/create-checkout', async (route) => {
    await until;
    await route.fulfill({ status, json });
  });
}

for (const lang of languages) {
  const say = speaks(lang);
  const shared = SHARED_TEXTS[lang];
  const payIn = (cart: Locator) => cart.getByRole('button', { name: shared['cart.pay'] });
  const code = { code: 'SOMMER', kind: 'percent', value: 10, minimum: 20_000 };
  const takeOff = shared['cart.codeRemove'].replace('{code}', 'SOMMER');

  for (const viewport of [PHONE, SMALL]) {
    test(`a failed payment: neither button nor reason is covered at ${viewport.width} × ${viewport.height} (${lang})${fullIf(viewport !== PHONE)}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const error = say('Der Zahlungsdienst ist nicht erreichbar.', 'No payment service.');
      await answerCheckout(page, 503, { error, code: 'payment_unavailable' });
      await addPouchDuo(page, lang);
      const cart = await openDrawer(page);
      const pay = payIn(cart);
      await pay.click();
      await expect(toast(page, shared['pay.start'])).toBeVisible();
      expect(await isFree(pay)).toBe(true);
      // The drawer may still slide in.
      const name = cart.locator('.cart-line .name').first();
      if (viewport === PHONE) await expect.poll(() => isFree(name)).toBe(true);
      await expect(toast(page, shared['pay.error'])).toBeVisible();
      await expect(toast(page, shared['pay.start'])).toHaveCount(0);
      const reason = cart.getByText(error);
      await expect(reason).toBeInViewport({ ratio: 0.99 });
      expect(await isFree(reason)).toBe(true);
      expect(await isFree(pay)).toBe(true);
      // Tried again while the first failure still stands there: two messages at once.
      await pay.click();
      await expect(toast(page, shared['pay.start'])).toBeVisible();
      expect(await isFree(pay)).toBe(true);
      await expect(cart.locator('.toast')).toHaveCount(2);
    });
  }

  test(`a refused line is named, without a path (${lang})`, async ({ page }) => {
    await addPouchDuo(page, lang);
    const cart = await openDrawer(page);
    const error = say('Ein Preis hat sich geändert.', 'A price has changed.');
    await answerCheckout(page, 422, { error, code: 'price_mismatch', item: 0 });
    await payIn(cart).click();
    const named = say(
      'Elvare Pouch Duo (Schwarz, Navy): Ein Preis hat sich geändert.',
      'Elvare Pouch Duo (Black, Navy): A price has changed.',
    );
    await expect(cart.getByText(named, { exact: true })).toBeVisible();
    // It speaks of the cart that was sent, no longer of this one.
    await cart.getByRole('button', { name: shared['cart.more'] }).click();
    await expect(cart.getByText(named)).toHaveCount(0);
  });

  test(`while the payment starts, lines and code rest; the button keeps the focus (${lang})`, async ({
    page,
  }) => {
    const error = { error: 'x', code: 'price_mismatch' };
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await answerCheckout(page, 422, error, first.promise);
    await addPouchDuo(page, lang);
    const cart = await openDrawer(page);
    await payIn(cart).focus();
    await page.keyboard.press('Enter');
    await expect(payIn(cart)).toHaveAttribute('aria-busy', 'true');
    for (const name of [shared['cart.more'], shared['cart.redeem']]) {
      await expect(cart.locator('[inert]').getByRole('button', { name })).toHaveCount(1);
    }
    await expect(payIn(cart)).toBeFocused();
    first.resolve();
    await expect(payIn(cart)).toHaveAttribute('aria-busy', 'false');
    await expect(payIn(cart)).toBeFocused();

    await answerCheckout(page, 422, error, second.promise);
    await page.keyboard.press('Enter');
    await expect(payIn(cart)).toHaveAttribute('aria-busy', 'true');
    await cart.locator('.stepper button').last().click({ force: true });
    expect(await storedLines(page)).toMatchObject([{ quantity: 1 }]);
    second.resolve();
    await expect(payIn(cart)).toHaveAttribute('aria-busy', 'false');
    await cart.getByRole('button', { name: shared['cart.more'] }).click();
    expect(await storedLines(page)).toMatchObject([{ quantity: 2 }]);
  });

  test(`a payment page that never comes gives the drawer back (${lang}) @full`, async ({
    page,
  }) => {
    await page.route('**/nothing-comes', (route) => route.fulfill({ status: 204 }));
    await answerCheckout(page, 200, { url: '/nothing-comes' });
    await addPouchDuo(page, lang);
    const cart = await openDrawer(page);
    const asked = page.waitForRequest('**/nothing-comes');
    await payIn(cart).click();
    await asked;
    await expect(payIn(cart)).toHaveAttribute('aria-busy', 'true');
    await expect(payIn(cart)).toHaveAttribute('aria-busy', 'false');
    await cart.getByRole('button', { name: shared['cart.more'] }).click();
  });

  test(`redeeming and removing a code keep the focus and are told; Enter twice is once (${lang})`, async ({
    page,
  }) => {
    let asked = 0;
    const { promise: pressedTwice, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/discount-code', async (route) => {
      asked += 1;
      await pressedTwice;
      await route.fulfill({ json: { ...code, value: 100, minimum: 0 } });
    });
    await addPouchDuo(page, lang);
    const cart = await openDrawer(page);
    const field = cart.getByLabel(shared['cart.code']);
    await field.fill('sommer');
    await field.press('Enter');
    await field.press('Enter');
    await expect(cart.getByText(shared['cart.codeHint'])).toHaveCount(0);
    answer();
    const off = cart.getByRole('button', { name: takeOff });
    await expect(off).toBeFocused();
    expect(asked).toBe(1);
    const told = cart.getByRole('status').filter({ hasText: 'SOMMER' });
    await expect(told).toHaveText(say('Code SOMMER eingelöst.', 'Code SOMMER redeemed.'));
    await expect(cart).toContainText(
      say('unter €20,00. Deshalb kommt der Versand', 'below €20.00'),
    );
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(told).toHaveText(say('Code SOMMER entfernt.', 'Code SOMMER removed.'));
  });

  test(`a code below its minimum is not sent (${lang}) @full`, async ({ page }) => {
    await page.route('**/api/discount-code', (route) => route.fulfill({ json: code }));
    await addPouchDuo(page, lang);
    const cart = await openDrawer(page);
    await cart.getByRole('button', { name: shared['cart.more'] }).click();
    await cart.getByLabel(shared['cart.code']).fill('SOMMER');
    await cart.getByRole('button', { name: shared['cart.redeem'] }).click();
    const discount = cart.getByText(shared['cart.discount'], { exact: true });
    await expect(discount).toBeVisible();
    await cart.getByRole('button', { name: shared['cart.less'] }).click();
    await expect(cart).toContainText(say('Gilt ab €200,00', 'of €200.00'));
    await expect(discount).toHaveCount(0);
    await payIn(cart).click();
    await page.waitForURL(/\/c\/pay\//);
    await expect(page.locator('body')).toContainText(say('107,99', '107.99'));
  });

  test(`text that is selected beyond the drawer's edge leaves it open (${lang}) @full`, async ({
    page,
  }) => {
    await addPouchDuo(page, lang);
    const cart = await openDrawer(page);
    const field = cart.getByLabel(shared['cart.code']);
    await field.fill('SOMMER25');
    const box = await field.boundingBox();
    if (!box) throw new Error('no field');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 90, y);
    await page.mouse.down();
    await page.mouse.move(box.x - 200, y, { steps: 4 });
    await page.mouse.up();
    // Closing would take a frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    await expect(cart).toBeVisible();
    await expect(field).toHaveValue('SOMMER25');
    await page.mouse.click(box.x - 200, y);
    await expect(drawer(page)).toBeHidden();
  });
}
