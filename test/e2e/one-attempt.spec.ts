import type { Browser, BrowserContext, Page } from '@playwright/test';
import { apiPath } from '#api-path.ts';
import { href } from '#routes.ts';
import { expect, newAddress, open, stepsReady } from './steps/journey.ts';
import { fullIf, languages } from './steps/matrix.ts';
import { ownShopTest } from './steps/own-shop.ts';
import { CARDS, fillCustomer, payByCard } from './steps/payment-page.ts';
import {
  addPouchDuo,
  cartButton,
  drawer,
  goToPayment,
  openDrawer,
  toast,
} from './steps/shopper.ts';
import { SHARED_TEXTS, speaks } from './steps/words.ts';

/** One cart, one attempt to pay: whatever tabs, cookies and banks do, it leaves the cart when paid. */

const test = ownShopTest;
const LATE_SECONDS = 60;

const sessionIn = (page: Page) => /cs_\w+/.exec(page.url())?.[0] ?? 'none';
const titled = (heading: string) => `${heading} | Elvare`;
const attemptOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart-storage') ?? '{}').state?.attempt);

/** Text that /success shows to a browser without scripts. */
async function withoutScript(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': newAddress(99) },
  });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function expectPlain(browser: Browser, url: string, heading: string): Promise<void> {
  const page = await withoutScript(browser, url);
  await expect(page).toHaveTitle(titled(heading));
  await expect(page.getByRole('main').getByRole('heading')).toHaveText([heading]);
  await page.context().close();
}

for (const lang of languages) {
  const say = speaks(lang);
  const empty = SHARED_TEXTS[lang]['cart.openEmpty'];
  const pending = say('Deine Zahlung ist unterwegs', 'Your payment is on its way');
  const unpaid = say('Diese Zahlung wurde nicht abgeschlossen', 'This payment was not completed');

  for (const outcome of ['fail', 'succeed'] as const) {
    test(`money on its way keeps the cart until it did ${outcome} (${lang})${fullIf(outcome !== 'fail')}`, async ({
      page,
      browser,
      baseURL,
      ownShop,
    }) => {
      await addPouchDuo(page, lang);
      await goToPayment(page);
      const session = sessionIn(page);
      const settles = { outcome, afterMs: LATE_SECONDS * 1000 };
      await ownShop.control(`/sessions/${session}/pay`, { method: 'paypal', settles });
      const success = `${baseURL}${href('success', lang)}?session_id=${session}`;
      await page.goto(success);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pending);
      await expect(page).toHaveTitle(titled(pending));
      await expect(cartButton(page)).toContainText('1');
      await expectPlain(browser, success, pending);

      // Tried once more meanwhile, it leads back here and opens no second payment page.
      const seen = await ownShop.checkouts();
      // The address is the same, so only the event tells that the page was loaded once more.
      const reloaded = page.waitForEvent('load');
      await (await openDrawer(page))
        .getByRole('button', { name: SHARED_TEXTS[lang]['cart.pay'] })
        .click();
      await reloaded;
      // The drawer's history entry came along; its removal would cancel the next navigation.
      await page.waitForFunction(() => !history.state?.over);
      expect(page.url()).toBe(success);
      expect(await ownShop.checkouts()).toBe(seen);

      await ownShop.control('/clock', { seconds: LATE_SECONDS + 1 });
      await page.goto(success);
      const done = say('Zahlung erfolgreich!', 'Payment successful');
      const heading = outcome === 'fail' ? unpaid : done;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, {
        timeout: 20_000,
      });
      await expect(page).toHaveTitle(titled(heading));
      await expectPlain(browser, success, heading);
      if (outcome === 'succeed') {
        await expect(cartButton(page)).toHaveAccessibleName(empty);
        expect(await attemptOf(page)).toBeUndefined();
        return;
      }
      const cart = await openDrawer(page);
      await expect(cart).toContainText(say('Schwarz, Navy', 'Black, Navy'));
      await cart.getByRole('button', { name: SHARED_TEXTS[lang]['cart.pay'] }).click();
      await page.waitForURL(/\/c\/pay\//);
      expect(sessionIn(page)).not.toBe(session);
    });
  }

  const STATES = [
    ['expired', unpaid],
    ['refunded', say('Zahlung erfolgreich!', 'Payment successful')],
  ] as const;
  for (const [status, heading] of STATES) {
    test(`the tab of an order that is ${status} says so (${lang}) @full`, async ({ page }) => {
      await page.route('**/api/checkout/*', (route) =>
        route.fulfill({ json: { status, order: null } }),
      );
      await page.goto(`${href('success', lang)}?session_id=cs_test_1`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(titled(heading));
    });
  }
}

async function pay(page: Page, email: string): Promise<void> {
  await fillCustomer(page, { email });
  await payByCard(page, CARDS.good);
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich!' })).toBeVisible();
}

test('a cart that was paid elsewhere leaves on the next visit, before it can be paid again @full', async ({
  page,
  ownShop,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/checkout-attempt') asked.push(request.url());
  });
  await addPouchDuo(page);
  await openDrawer(page);
  expect(asked).toEqual([]);
  await page.keyboard.press('Escape');
  await goToPayment(page);
  await ownShop.control(`/sessions/${sessionIn(page)}/pay`, {});
  await ownShop.settled();
  await page.context().clearCookies();

  // The webhook is delivered; its job may take a moment.
  await expect(async () => {
    await open(page, '/produkte');
    await expect(toast(page, 'Schon bezahlt')).toContainText(
      'Was du bezahlt hast, liegt nicht mehr im Warenkorb.',
      { timeout: 2_000 },
    );
  }).toPass();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, leer');
  const before = asked.length;
  await open(page, '/');
  await openDrawer(page);
  expect(asked).toHaveLength(before);
});

test('what was paid meanwhile is taken out when somebody pays again, with the rest kept', async ({
  page,
  ownShop,
}) => {
  await addPouchDuo(page);
  await goToPayment(page);
  const session = sessionIn(page);
  await page.goBack();
  await expect(cartButton(page)).toContainText('1');
  // The drawer's history entry is taken away first.
  await stepsReady(page);
  await open(page, '/accessoires/siegelring');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^In den Warenkorb/ })
    .first()
    .click();
  const cart = await openDrawer(page);
  await expect(cart.getByRole('button', { name: 'Jetzt Zahlen' })).toBeVisible();
  await ownShop.control(`/sessions/${session}/pay`, {});
  // The webhook's job may take a moment.
  const order = apiPath('/api/checkout/:session_id', { session_id: session });
  await expect.poll(async () => (await (await page.request.get(order)).json()).status).toBe('paid');
  const seen = await ownShop.checkouts();
  await cart.getByRole('button', { name: 'Jetzt Zahlen' }).click();
  await expect(toast(page, 'Schon bezahlt')).toBeVisible();
  await expect(cart.getByText('Elvare Pouch Duo')).toHaveCount(0);
  await expect(cart).toContainText('Siegelring');
  expect(await ownShop.checkouts()).toBe(seen);
  await cart.getByRole('button', { name: 'Jetzt Zahlen' }).click();
  await page.waitForURL(/\/c\/pay\//);
  await expect(page.getByText('Siegelring').first()).toBeVisible();
  await expect(page.getByText('Elvare Pouch')).toHaveCount(0);
});

async function secondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await open(tab, '/produkte');
  await openDrawer(tab);
  return tab;
}

test('two tabs that pay at once get one page, and one payment empties both', async ({
  page,
  context,
  ownShop,
}) => {
  await addPouchDuo(page);
  const other = await secondTab(context);
  const watcher = await secondTab(context);
  await openDrawer(page);
  const seen = await ownShop.checkouts();
  await Promise.all(
    [page, other].map((tab) =>
      drawer(tab).getByRole('button', { name: 'Jetzt Zahlen' }).click({ noWaitAfter: true }),
    ),
  );
  for (const tab of [page, other]) await tab.waitForURL(/\/c\/pay\//);
  expect(sessionIn(other)).toBe(sessionIn(page));
  expect(await ownShop.checkouts()).toBe(seen + 1);

  await pay(page, 'zwei-seiten@example.com');
  await expect(watcher.getByText('Noch ist hier Platz.')).toBeVisible();
  await other.goBack();
  await expect(cartButton(other)).toHaveAccessibleName('Warenkorb, leer');
});
