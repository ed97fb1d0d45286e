import type { Page } from '@playwright/test';
import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
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
