import { localized } from '#routes.ts';
import { BAG_PATHS } from '#test/seed.ts';
import { expectNoViolations, VIEWS, viewName } from './steps/accessibility.ts';
import { expect, open, test } from './steps/journey.ts';
import { fullIf, PUBLIC_PATHS } from './steps/matrix.ts';

// The longest of `test:full`: every worker takes of it.
test.describe.configure({ mode: 'parallel' });

/** One screen of each layout; `axe-states.spec.ts` has the drawer, the menus and the back office. */
const LAYOUTS = [
  '/',
  '/sneakers',
  '/sneakers/kiez-low-navy',
  '/products/travel-bag',
  '/auth',
  '/hilfe',
  '/impressum',
];
const BAGS: readonly string[] = Object.values(BAG_PATHS);

for (const path of [
  ...PUBLIC_PATHS,
  '/trikots?kategorie=vintage&preis=unter-40',
  '/sneakers/kiez-low-navy?groesse=42',
]) {
  for (const [nth, view] of VIEWS.entries()) {
    const isUsual = LAYOUTS.includes(path) && nth === LAYOUTS.indexOf(path) % 2;
    test(`axe: ${path}, ${viewName(view)}${fullIf(!isUsual)}`, async ({ page }) => {
      await page.setViewportSize(view.viewport);
      await open(page, localized(path, view.lang));
      if (BAGS.includes(path)) {
        // Related products of a bag load when they come near.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(page.getByRole('region').getByRole('article').first()).toBeVisible();
        // The header lies over whatever is scrolled under it; looked at is a page where nothing is.
        await page.evaluate(() => scrollTo(0, 0));
      }
      await expectNoViolations(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(view.viewport.width);
    });
  }
}
