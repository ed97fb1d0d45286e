import { BAG_PATHS } from '#catalogue/ids.ts';
import { localized } from '#routes.ts';
import { expectAccessible, viewName, viewsOf } from './steps/accessibility.ts';
import { expect, open, test } from './steps/journey.ts';
import { PUBLIC_PATHS } from './steps/matrix.ts';

// The longest of the suite: every worker takes of it.
test.describe.configure({ mode: 'parallel' });

const PATHS = [
  ...PUBLIC_PATHS,
  '/trikots?kategorie=vintage&preis=unter-40',
  '/sneakers/kiez-low-navy?groesse=42',
];
const BAGS: readonly string[] = Object.values(BAG_PATHS);

for (const [nth, path] of PATHS.entries()) {
  for (const view of viewsOf(nth)) {
    test(`axe: ${path}, ${viewName(view)}`, async ({ page }) => {
      await page.setViewportSize(view.viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, localized(path, view.lang));
      if (BAGS.includes(path)) {
        // Related products of a bag load when they come near.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(page.getByRole('region').getByRole('article').first()).toBeVisible();
        // The header lies over whatever is scrolled under it; looked at is a page where nothing is.
        await page.evaluate(() => scrollTo(0, 0));
      }
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(view.viewport.width);
    });
  }
}
