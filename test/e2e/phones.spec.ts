import type { Page } from '@playwright/test';
import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { FULL, fullIf, languages, PHONE, PUBLIC_PATHS } from './steps/matrix.ts';
import { addPouchDuo, cartButton, drawer } from './steps/shopper.ts';

const WIDTHS = FULL ? [195, 320] : [320];
const PATHS = FULL ? PUBLIC_PATHS : ['/', '/sneakers', '/products/pouch', '/auth', '/hilfe'];

/** Horizontal overflow of the document, in CSS pixels. */
async function beyondScreen(page: Page, width: number): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  // Sections far below have a width only when they are laid out.
  await page.locator('html[data-whole]').waitFor();
  // Very narrow screens have rules of their own, in the whole sheet.
  if (width < 305) {
    const isNarrow = () =>
      page.evaluate(() => getComputedStyle(document.body).overflowWrap === 'anywhere');
    await expect.poll(isNarrow).toBe(true);
  }
  const reach = () => Math.max(innerWidth, document.documentElement.scrollWidth);
  return (await page.evaluate(reach)) - width;
}

test.describe('phones', () => {
  test.use({ isMobile: true, hasTouch: true });

  for (const lang of languages) {
    test(`no screen is wider than a phone (${lang})`, async ({ context }) => {
      test.setTimeout(240_000);
      const wide: string[] = [];
      const left = [...PATHS];
      // The whole sheet comes two seconds after the page: many pages share the wait in several tabs.
      const walk = async () => {
        const page = await context.newPage();
        for (let path = left.shift(); path !== undefined; path = left.shift()) {
          await page.goto(localized(path, lang), { waitUntil: 'domcontentloaded' });
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            const beyond = await beyondScreen(page, width);
            if (beyond > 0) wide.push(`${path} at ${width} px by ${beyond} px`);
          }
        }
      };
      await Promise.all(Array.from({ length: FULL ? 4 : 1 }, walk));
      expect(wide).toEqual([]);
    });

    for (const [width, height] of [
      [320, 256],
      [390, 844],
    ] as const) {
      test(`everything of the drawer is in reach at ${width} px (${lang})${fullIf(width !== 320)}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await addPouchDuo(page, lang);
        // By key: on the lowest screens the message about what was added lies over the header.
        await cartButton(page).press('Enter');
        const cart = drawer(page);
        await expect(cart.getByText(/^€107[,.]99$/).last()).toBeVisible();
        const body = cart.locator('.sheet-body');
        expect(await body.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
        const pay = cart.getByRole('button', { name: /^(Jetzt Zahlen|Pay now)$/ });
        const redeem = cart.getByRole('button', { name: /^(Einlösen|Apply|Redeem)$/ });
        const [more, remove] = [
          cart.locator('.stepper button').last(),
          cart.locator('.cart-line-remove'),
        ];
        for (const control of [pay, redeem, more, remove]) {
          await control.scrollIntoViewIfNeeded();
          await expect(control).toBeInViewport({ ratio: 1 });
          await control.click({ trial: true });
        }
        // From here on a strip of backdrop is left to press.
        if (width < 360) return;
        const { left } = await body.evaluate((sheet) => sheet.getBoundingClientRect().toJSON());
        expect(left).toBeGreaterThanOrEqual(24);
        await page.touchscreen.tap(left / 2, height / 2);
        await expect(cart).toBeHidden();
      });
    }

    test(`a filter turned on by the address is swiped into view (${lang}) @full`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await open(page, `${localized('/sneakers', lang)}?kategorie=rampe&sale=1`);
      const row = page.getByRole('group', { name: 'Silhouette' });
      const pressed = row.locator('[aria-pressed="true"]');
      await expect(pressed).toHaveCount(2);
      await expect(pressed.last()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      // Choosing the one at the other end brings that one back.
      await row.getByRole('button').first().click();
      await pressed.last().click();
      await expect(pressed).toHaveCount(1);
      await expect(pressed).toBeInViewport({ ratio: 1 });
    });

    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      test(`the bar with the price steps back while the page's own button shows (${lang}, motion: ${reducedMotion})${fullIf(reducedMotion !== 'reduce')}`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion });
        await page.setViewportSize(PHONE);
        await open(page, localized('/products/pouch', lang));
        const add = page.getByRole('main').locator('button', {
          hasText: lang === 'de' ? 'In den Warenkorb legen' : 'Add to cart',
        });
        await expect(add).toHaveCount(2);
        await expect(add.last()).toBeInViewport();
        await add.first().evaluate((button) => button.scrollIntoView({ block: 'center' }));
        await expect(add.last()).toBeHidden();
        await expect(add.first()).toBeInViewport({ ratio: 1 });
        await page.evaluate(() => scrollTo(0, 0));
        await expect(add.last()).toBeVisible();
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(add.last()).toBeHidden();
      });
    }

    test(`the bar steps back in a browser without scroll timelines (${lang}) @full`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const { supports } = CSS;
        CSS.supports = (...args: unknown[]) =>
          !String(args[0]).startsWith('animation-timeline') &&
          supports.apply(CSS, args as [string]);
      });
      await page.setViewportSize(PHONE);
      await open(page, localized('/products/pouch', lang));
      const bar = page.locator('.sticky-bar');
      await page.locator('.buy .btn.signal').scrollIntoViewIfNeeded();
      await expect(bar).toHaveAttribute('style', /hidden/);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(bar).not.toHaveAttribute('style', /hidden/);
      await page.locator('.footer').scrollIntoViewIfNeeded();
      await expect(bar).toHaveAttribute('style', /hidden/);
    });

    test(`the bar holds the sizes until one is chosen, then the price (${lang})`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await open(page, localized('/sneakers/kiez-low-navy', lang));
      const bar = page.locator('.sticky-bar');
      await expect(bar.getByRole('button')).toHaveCount(10);
      await bar.getByRole('button', { name: '45' }).press('Enter');
      await expect(page.getByRole('radio', { name: '45' })).toBeChecked();
      await expect(bar).toContainText(/€79[,.]99/);
      await expect(bar.getByRole('button')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(cartButton(page)).toHaveText('1');
    });
  }
});
