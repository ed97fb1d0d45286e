import type { Page } from '@playwright/test';
import { href, localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { DESKTOP } from './steps/matrix.ts';
import { openDrawer } from './steps/shopper.ts';

/** Scrollbars that take room, as most desks show them; Playwright hides them elsewhere. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

/** Width of the page's header and of the scrollbar beside it, in pixels. */
function widths(page: Page): Promise<{ head: number; scrollbar: number }> {
  return page.evaluate(() => ({
    head: document.querySelector('header')?.getBoundingClientRect().right ?? 0,
    scrollbar: innerWidth - document.documentElement.clientWidth,
  }));
}

test('nothing moves sideways from a short page to a long one @full', async ({ page }) => {
  await page.setViewportSize({ width: DESKTOP.width, height: 3000 });
  await open(page, href('wishlist', 'de'));
  const before = await widths(page);
  await page.setViewportSize(DESKTOP);
  const after = await widths(page);
  expect(after.scrollbar).toBeGreaterThan(0);
  expect(before).toEqual(after);
});

test('nothing moves sideways when a drawer opens and closes @full', async ({ page }) => {
  await open(page, localized('/sneakers', 'de'));
  const before = await widths(page);
  expect(before.scrollbar).toBeGreaterThan(0);
  const drawer = await openDrawer(page);
  expect(await widths(page)).toEqual({ head: before.head, scrollbar: 0 });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(await widths(page)).toEqual(before);
});
