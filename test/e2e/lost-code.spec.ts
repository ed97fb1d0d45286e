import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { PHONE } from './steps/matrix.ts';
import { addToCart, toast } from './steps/shopper.ts';

/** Parts whose code can't be loaded: the network is gone, or a new version was deployed. */

test.use({ viewport: PHONE });

test('a page stays and sells when parts of it do not come', async ({ page }) => {
  await page.route(/\/assets\/(?:Footer|GalleryZoom|RecentStrip|days)-[^/]+\.js$/, (route) =>
    route.abort(),
  );
  await open(page, localized('/products/pouch', 'de'));
  const footer = page.getByRole('contentinfo');
  await footer.hover();
  await page.getByRole('button', { name: 'Bilder groß ansehen' }).click();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'AGB' })).toBeVisible();
  await addToCart(page);
  await expect(toast(page, 'Zum Warenkorb hinzugefügt!')).toBeVisible();
});
