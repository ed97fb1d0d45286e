import type { Page } from '@playwright/test';
import { href, localized } from '#routes.ts';
import { CHROMIUM_ARGS, findChromium } from '#tools/chromium.ts';
import { expect, open, test } from './steps/journey.ts';
import { PHONE } from './steps/matrix.ts';
import { ownersWindow } from './steps/people.ts';
import { addToCart, openDrawer } from './steps/shopper.ts';

/** Text at 200 %: the browser's own size of text is 32 px instead of 16. */

test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
  },
});

/** Texts that leave the window, or lie over other text. Runs in the page, below the `root`. */
function misplacedTexts(root: string): string[] {
  const width = document.documentElement.clientWidth;
  const parentsOf = (element: Element | null): Element[] =>
    element ? [element, ...parentsOf(element.parentElement)] : [];
  const isOutOfFlow = (each: Element) => {
    const { position, clipPath, overflowX } = getComputedStyle(each);
    const isScroller = /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth;
    return position === 'fixed' || position === 'sticky' || clipPath !== 'none' || isScroller;
  };
  const place = document.querySelector(root) ?? document.body;
  const outside = [place, ...parentsOf(place)];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const boxes: { element: Element; text: string; box: DOMRect }[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    const element = texts.currentNode.parentElement;
    const isShown = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!text || !element || !isShown) continue;
    const parents = parentsOf(element).filter((each) => !outside.includes(each));
    if (parents.some(isOutOfFlow)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) boxes.push({ element, text: text.slice(0, 40), box });
  }
  const found = [...new Set(boxes.filter(({ box }) => box.left < -1 || box.right > width + 1))].map(
    ({ text }) => `outside: ${text}`,
  );
  boxes.forEach(({ element, text, box }, at) => {
    for (const other of boxes.slice(at + 1)) {
      if (other.element === element) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      // Boxes of lines are higher than their letters.
      const isOver = across > 4 && down > Math.min(box.height, other.box.height) * 0.35;
      if (isOver) found.push(`over each other: ${text} | ${other.text}`);
    }
  });
  if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
  return found;
}

async function expectFits(page: Page, state: string, root = 'body') {
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => page.evaluate(misplacedTexts, root), { message: state }).toEqual([]);
}

for (const viewport of [{ width: 1280, height: 900 }, PHONE]) {
  test(`text at 200 %: nothing leaves the window (${viewport.width} px) @full`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of ['/', '/sneakers', '/produkte', '/sneakers/kiez-low-navy', '/auth']) {
      await open(page, path);
      await expectFits(page, path);
    }
    const note = page.getByRole('contentinfo').locator('.newsletter-hint');
    await expect(note).toHaveCSS('font-size', '28px');
    await open(page, localized('/products/pouch', 'de'));
    await page.getByRole('radio', { name: /DUO PACK/ }).check();
    await page.getByRole('button', { name: 'Navy', exact: true }).click();
    await expectFits(page, 'bag');
    await addToCart(page);
    await expect((await openDrawer(page)).getByRole('timer')).toBeVisible();
    await expectFits(page, 'drawer', '#cart .sheet-body');
    await open(page, href('cancel', 'de'));
    await expectFits(page, 'cancelled payment');
  });
}

test('text at 200 %: account and back office @full', async ({ browser }) => {
  const page = await ownersWindow(browser);
  for (const viewport of [{ width: 1280, height: 900 }, PHONE]) {
    await page.setViewportSize(viewport);
    await open(page, '/konto');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible();
    await expectFits(page, 'account');
    await page.getByRole('banner').getByLabel('Konto').click();
    await expectFits(page, 'menu of the account', '.account-panel');
    for (const path of ['', '/orders', '/codes', '/collections/sneakers', '/import']) {
      await page.goto(`/admin${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page, `/admin${path} at ${viewport.width} px`);
    }
  }
  await page.context().close();
});
