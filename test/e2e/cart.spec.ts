import { localized } from '#routes.ts';
import { expect, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { addPouchDuo, cartButton, drawer, openDrawer } from './steps/shopper.ts';
import { SHARED_TEXTS, speaks } from './steps/words.ts';

for (const lang of languages) {
  const say = speaks(lang);
  const shared = SHARED_TEXTS[lang];
  const filled = (count: number) => shared['cart.open'].replace('{count}', String(count));
  const removeDuo = shared['cart.removeNamed'].replace('{name}', 'Elvare Pouch Duo');

  test(`cart: two tabs share it (${lang})`, async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(localized('/produkte', lang));
    await expect(cartButton(other)).toHaveAccessibleName(shared['cart.openEmpty']);
    await addPouchDuo(page, lang);
    await expect(cartButton(other)).toHaveAccessibleName(filled(1));
    await expect(cartButton(other)).toContainText('1');

    const cart = await openDrawer(other);
    await cart.getByRole('button', { name: shared['cart.more'] }).click();
    await expect(cartButton(page)).toHaveAccessibleName(filled(2));
    await (await openDrawer(page)).getByLabel(shared['cart.code']).fill('willkommen10');
    await page.keyboard.press('Enter');
    await expect(cart).toContainText('Code WILLKOMMEN10');
    await page.keyboard.press('Escape');
    await cart.getByRole('button', { name: removeDuo }).click();
    await expect(cartButton(page)).toHaveAccessibleName(shared['cart.openEmpty']);
  });

  test(`cart drawer: quantity, 0 removes, undo, focus, free shipping, backdrop (${lang})`, async ({
    page,
  }) => {
    await page.goto(localized('/accessoires', lang));
    const open = await openDrawer(page);
    await expect(open).toContainText(
      say(
        'Du bist €20,00 vom kostenlosen Versand entfernt!',
        'You are €20.00 away from free shipping.',
      ),
    );
    await expect(open).toContainText(shared['cart.empty']);
    await page.keyboard.press('Escape');
    await expect(open).toBeHidden();
    await expect(cartButton(page)).toBeFocused();

    // A step back to the entry before the drawer's would abort the navigation.
    await page.waitForFunction(() => !history.state?.over);
    await addPouchDuo(page, lang);
    const cart = await openDrawer(page);
    await cart.getByRole('button', { name: shared['cart.more'] }).click();
    await expect(cart).toContainText(say('€215,98', '€215.98'));
    await cart.getByRole('button', { name: shared['cart.less'] }).click();
    await cart.getByRole('button', { name: shared['cart.less'] }).click();
    await expect(cart).toContainText(
      say('Elvare Pouch Duo wurde entfernt', 'Elvare Pouch Duo removed'),
    );
    const undo = cart.getByRole('button', { name: shared.undo });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(cart).toContainText(say('Schwarz, Navy', 'Black, Navy'));
    await expect(cart.getByRole('button', { name: removeDuo })).toBeFocused();

    await page.mouse.click(20, 450);
    await expect(drawer(page)).toBeHidden();
  });

  test(`cart drawer: reservation countdown from 3:00 to 00:00, at every opening (${lang})`, async ({
    page,
  }) => {
    await page.clock.install();
    await addPouchDuo(page, lang);
    const cart = await openDrawer(page);
    const left = cart.getByRole('timer');
    await expect(left).toHaveText(/^0(3:00|2:5\d)$/);
    await page.clock.runFor(60_000);
    await expect(left).toHaveText(/^0(2:00|1:5\d)$/);
    // It does not follow the system's clock.
    for (const hours of [-1, 1]) {
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + hours * 3_600_000);
      await page.clock.runFor(1000);
      await expect(left).toHaveText(/^01:5\d$/);
    }

    // The only line goes and comes back: neither the time left nor a code half typed is lost.
    const code = cart.getByLabel(shared['cart.code']);
    await code.fill('WILL');
    await cart.getByRole('button', { name: removeDuo }).click();
    await expect(left).toBeHidden();
    await expect(cart).toContainText(shared['cart.empty']);
    await page.clock.runFor(1000);
    await cart.getByRole('button', { name: shared.undo }).click();
    await expect(left).toHaveText(/^01:5\d$/);
    await expect(code).toHaveValue('WILL');

    await page.keyboard.press('Escape');
    await openDrawer(page);
    await expect(left).toHaveText(/^0(3:00|2:5\d)$/);
    await page.clock.runFor(200_000);
    await expect(left).toHaveText('00:00');
    await expect(cart.getByRole('button', { name: shared['cart.pay'] })).toBeEnabled();
  });

  test(`discount code: empty, wrong, expired, good; one per order (${lang})`, async ({ page }) => {
    await addPouchDuo(page, lang);
    const cart = await openDrawer(page);
    const field = cart.getByLabel(shared['cart.code']);
    const redeem = cart.getByRole('button', { name: shared['cart.redeem'] });
    await expect(field).toHaveAttribute('placeholder', shared['cart.codeHint']);
    await redeem.click();
    await expect(cart.getByText(say('Bitte gebe einen Code ein', 'Enter a code'))).toBeVisible();
    await field.fill('GIBTESNICHT');
    await redeem.click();
    await expect(
      cart
        .getByRole('status')
        .filter({ hasText: say('Diesen Code kennen wir nicht.', 'We don’t know this code.') }),
    ).toBeVisible();
    await field.fill('FRUEHLING20');
    await redeem.click();
    await expect(
      cart.getByRole('status').filter({ hasText: say('nicht mehr gültig', 'no longer valid') }),
    ).toBeVisible();
    await field.fill('willkommen10');
    await redeem.click();
    await expect(cart).toContainText('Code WILLKOMMEN10');
    await expect(cart).toContainText(say('€97,19', '€97.19'));
    await page.reload();
    await openDrawer(page);
    await expect(cart).toContainText(say('€97,19', '€97.19'));
    await cart
      .getByRole('button', { name: say('Code WILLKOMMEN10 entfernen', 'Remove code WILLKOMMEN10') })
      .click();
    await expect(cart).not.toContainText(say('€97,19', '€97.19'));
  });
}

test('language switch keeps page, cart and scroll, and is remembered', async ({ page }) => {
  await addPouchDuo(page);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/products/pouch?pack=duo&farben=schwarz.navy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, items: 1');
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
