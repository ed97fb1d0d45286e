import type { Page } from '@playwright/test';
import { href, localized } from '#routes.ts';
import { expect, open, ready, test } from './steps/journey.ts';
import { EARLY_SCRIPT, holdScripts } from './steps/slow-line.ts';
import { complaintsOf } from './steps/watch.ts';

/**
 * Pages that a browser translates: each text node is replaced by another one in two `<font>`, as soon as it is in
 * the document, so before hydration as well as after each render.
 */

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const KEPT = 'script, style, textarea, title, noscript, font';
    const translate = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(KEPT)) {
          texts.push(node);
        }
      }
      for (const text of texts) {
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        if (outer.firstElementChild) outer.firstElementChild.textContent = `${text.data}~`;
        text.replaceWith(outer);
      }
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of target instanceof Text ? [target] : addedNodes) {
          if (node.isConnected) translate(node);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
});

/** Texts that React would insert, move or remove by themselves: a translation has replaced them. */
function bareTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const bare: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isReacts = Object.keys(node).some((key) => key.startsWith('__react'));
      if (isReacts && node.textContent?.trim()) bare.push(node.textContent);
    }
    return bare;
  });
}

test('taps before and after hydration count on a translated product page', async ({ page }) => {
  const errors = complaintsOf(page);
  const release = await holdScripts(page, EARLY_SCRIPT);
  await page.goto(localized('/caps', 'de'), { waitUntil: 'commit' });
  await page.locator('.buy [value=lila]').check();
  await page.locator('.buy [name=add]').click();
  await expect(page.locator('#cart-count')).toHaveText(/^1/);
  release();
  await ready(page);
  await expect(page.locator('.buy [value=lila]')).toBeChecked();
  await expect(page.locator('.toast')).toContainText('Zum Warenkorb hinzugefügt');
  await page.locator('.toast .icon-btn').click();

  await page.locator('.header [data-part=cart]').click();
  const cart = page.locator('#cart');
  await expect(cart.locator('.cart-line')).toHaveCount(1);
  await cart.getByRole('button', { name: 'Mehr' }).click();
  await expect(cart.locator('.totals .total')).toContainText('€99,98');
  await cart.getByRole('button', { name: 'Einlösen' }).click();
  await expect(cart).toContainText('Bitte gebe einen Code ein');
  await cart.locator('.cart-line-remove').click();
  await expect(cart.locator('.cart-line')).toHaveCount(0);
  await cart.getByRole('button', { name: 'Rückgängig' }).click();
  expect(await bareTexts(page)).toEqual([]);
  await cart.getByRole('button', { name: 'Jetzt Zahlen' }).click();
  await page.waitForURL(/\/c\/pay\//);
  expect(errors).toEqual([]);
});

test('what was typed before hydration signs in on a translated page @full', async ({ page }) => {
  const email = `translated-${Date.now()}@example.com`;
  const data = { email, password: 'kiesel-und-sand', name: '' };
  expect((await page.request.post('/api/auth/sign-up/email', { data })).ok()).toBe(true);
  const errors = complaintsOf(page);
  const release = await holdScripts(page, EARLY_SCRIPT);
  await page.goto(href('auth', 'de'), { waitUntil: 'commit' });
  await page.locator('[name=email]').first().fill(email);
  release();
  await ready(page);
  await page.locator('[name=password]').fill('falsch-geraten');
  const signIn = page.getByRole('main').locator('form button[type=submit]');
  await signIn.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ungültige Anmeldedaten');
  await page.locator('[name=password]').fill(data.password);
  await signIn.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('.account-menu summary').click();
  await expect(page.locator('.account-panel')).toContainText(email);
  expect(await bareTexts(page)).toEqual([]);
  expect(errors.filter((text) => !/status of 401/.test(text))).toEqual([]);
});

test('islands, forms, search and steps work on a translated page', async ({ page }) => {
  const errors = complaintsOf(page);
  await open(page, href('home', 'de'));
  const question = page.locator('.faq summary').nth(1);
  await question.click();
  await expect(page.locator('.faq details').nth(1)).toHaveAttribute('open');
  await page.locator('.newsletter input').fill('keine-adresse');
  await page.locator('.newsletter button').click();
  await expect(page.locator('.newsletter-hint')).not.toBeEmpty();
  await page.locator('.header [data-part=search]').click();
  await page.getByRole('searchbox').fill('rosa');
  await expect(page.locator('#search a .name').first()).toBeVisible();
  expect(await bareTexts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto(href('help', 'de'));
  await ready(page);
  await page.locator('main form button[type=submit]').first().click();
  await expect(page.getByRole('main').locator('.error').first()).toBeVisible();
  expect(await bareTexts(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a part of the page that fails keeps its last state, and the rest works @full', async ({
  page,
}) => {
  await open(page, href('auth', 'de'));
  const form = page.locator('.auth-panel form');
  // As an extension of the browser might: React will miss it.
  await form.evaluate((element) => element.remove());
  await page.getByRole('tab').nth(1).click();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.auth-panel .auth-back')).toBeVisible();
  await page.locator('.header [data-part=cart]').click();
  await expect(page.locator('#cart .cart-empty')).toBeVisible();
  await page.locator('#cart a').click();
  await expect(page).toHaveURL(/produkte/);
  await expect(page.locator('main .cell').first()).toBeVisible();
});
