import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { fullIf } from './steps/matrix.ts';

/** Widths at which a toast stands in the header's row. */
const WIDTHS = [900, 1199, 1440];

/** Pages with the longest sentences: a missing size, a missing colour, and products that were added. */
const PLACES = [
  localized('/sneakers/kiez-low-navy', 'de'),
  localized('/products/travel-bag', 'en'),
  localized('/caps', 'de'),
  localized('/products/pouch', 'de'),
  localized('/accessoires/sonnenbrille-ovale', 'en'),
];

for (const width of WIDTHS) {
  test(`at ${width} px a toast stays in the header's row${fullIf(width !== 900)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const place of PLACES) {
      await open(page, place);
      for (const top of [0, 15, 400]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        // A click of the mouse would scroll to the button; the page is to stay where it is.
        await page
          .locator('main .btn.signal')
          .first()
          .evaluate((button: HTMLElement) => {
            button.click();
          });
        const toast = page.locator('.toast').first();
        await expect(toast).toBeVisible();
        const below = () =>
          page.evaluate(() => {
            const bottom = (selector: string) =>
              document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
            return bottom('.toast') - bottom('.header');
          });
        await expect.poll(below, { message: `${place} at ${top}` }).toBeLessThanOrEqual(0);
      }
    }
  });
}
