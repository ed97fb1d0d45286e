import type { Page } from '@playwright/test';
import type { CheckoutReply } from '#contract/checkout.ts';
import { href } from '#routes.ts';
import { expect, test } from './steps/journey.ts';
import { ownRules } from './steps/own-styles.ts';

/** Parts that come after their document have their styles in the frame that shows them first. */

interface Look {
  readonly element: Element;
  readonly name: string;
  readonly look: string;
}

declare global {
  interface Window {
    firstLooks: Look[];
  }
}

/** Keeps how each element of the page looks in its first frame. */
async function watchFirstFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const looks: Look[] = [];
    const seen = new WeakSet<Element>();
    window.firstLooks = looks;
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('main *')) {
        if (seen.has(element)) continue;
        seen.add(element);
        const { display, fontSize, padding, maxWidth } = getComputedStyle(element);
        const name = element.outerHTML.replace(/>.*/s, '>');
        looks.push({ element, name, look: [display, fontSize, padding, maxWidth].join() });
      }
    }).observe(document, { subtree: true, childList: true });
  });
}

/** Elements that look otherwise once all styles are there, although nothing else about them changed. */
async function changedLooks(page: Page): Promise<string[]> {
  await expect.poll(() => ownRules(page)).toBe(0);
  return page.evaluate(() =>
    window.firstLooks.flatMap(({ element, name, look }) => {
      if (!element.isConnected || element.outerHTML.replace(/>.*/s, '>') !== name) return [];
      const { display, fontSize, padding, maxWidth } = getComputedStyle(element);
      const now = [display, fontSize, padding, maxWidth].join();
      return now === look ? [] : [`${name} ${look} → ${now}`];
    }),
  );
}

const item = {
  id: 'pouch-duo',
  product_id: 'pouch',
  name: 'Elvare Pouch',
  variant: 'Duo: Schwarz, Navy',
  image: '/images/products/pouch/schwarz-1-800.webp',
  unit_amount: 10799,
  quantity: 1,
  amount: 10799,
  gift: false,
};
const order = {
  number: 'EL-1001',
  amount: 10799,
  shipping: 0,
  discount: 0,
  currency: 'eur',
  items: [item],
  paid_at: '2026-11-28T09:00:00.000Z',
};
const span = { from: 1, to: 2 };
const promised = { dispatchWorkingDays: span, deliveryWorkingDays: span };

/** Answers what a checkout is, one reply after the other. */
async function answerCheckout(page: Page, statuses: CheckoutReply['status'][]): Promise<void> {
  await page.route('**/api/checkout/*', (route) => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    return route.fulfill({ json: { status, order, promised } });
  });
}

test('the order on /success is styled from its first frame, and calm until it is known to be paid', async ({
  page,
}) => {
  await watchFirstFrames(page);
  await answerCheckout(page, ['pending', 'pending', 'paid']);
  await page.clock.install();
  await page.goto(`${href('success', 'de')}?session_id=cs_test_1`);
  const title = page.getByRole('heading', { level: 1 });
  const second = page.waitForResponse('**/api/checkout/*');
  await page.clock.runFor(1_000);
  await second;
  await expect(title).toHaveText('Einen Moment');
  await page.clock.runFor(4_000);
  await expect(title).toHaveText('Zahlung erfolgreich!');
  await expect(page.locator('.bought-text')).toContainText('Elvare Pouch');
  expect(await changedLooks(page)).toEqual([]);
});

test('a payment that takes longer is said to be on its way @full', async ({ page }) => {
  await answerCheckout(page, ['pending']);
  await page.goto(`${href('success', 'de')}?session_id=cs_test_1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Zahlung ist unterwegs');
});

for (const [name, path] of [
  ['the page of a mailed link', `${href('auth', 'de')}#verify=abc`],
  ['the wishlist', href('wishlist', 'de')],
] as const) {
  test(`${name} is styled from its first frame${name.startsWith('the page') ? '' : ' @full'}`, async ({
    page,
  }) => {
    await watchFirstFrames(page);
    await page.goto(path);
    await expect(
      page.getByRole('main').getByRole('button').or(page.locator('main .btn')).first(),
    ).toBeVisible();
    expect(await changedLooks(page)).toEqual([]);
  });
}
