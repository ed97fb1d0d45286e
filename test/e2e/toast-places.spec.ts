import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { fullIf } from './steps/matrix.ts';

/** Widths at which a toast stands below the header. */
const WIDTHS = [900, 1440];

/** Pages with the longest sentences: a missing size, a missing colour, and a product that was added. */
const PLACES = [
  localized('/sneakers/kiez-low-navy', 'de'),
  localized('/products/travel-bag', 'en'),
  localized('/caps', 'de'),
];

for (const width of WIDTHS) {
  test(`at ${width} px a toast stands at the right below the header${fullIf(width !== 900)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const place of PLACES) {
      await open(page, place);
      for (const top of [0, 400]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        // A click of the mouse would scroll to the button; the page is to stay where it is.
        await page
          .locator('main .btn.signal')
          .first()
          .evaluate((button: HTMLElement) => {
            button.click();
          });
        await expect(page.locator('.toast').first()).toBeVisible();
        const gaps = await page.evaluate(() => {
          const box = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect();
          const toast = box('.toast');
          const header = box('.header');
          return toast && header && { above: toast.top - header.bottom, width: toast.width };
        });
        expect(gaps?.above, `${place} at ${top}`).toBeGreaterThanOrEqual(0);
        expect(gaps?.above, `${place} at ${top}`).toBeLessThanOrEqual(60);
        expect(gaps?.width).toBe(360);
      }
    }
  });
}
