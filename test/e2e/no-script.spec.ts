import { seedCatalogue } from '#catalogue/seed/seed-catalogue.ts';
import { href, localized } from '#routes.ts';
import { productPath } from '#rules/product-path.ts';
import { expect, test } from './steps/journey.ts';
import { languages, PHONE } from './steps/matrix.ts';

/** Browsers without scripts: prerendered pages, links and nothing else. */
test.use({ javaScriptEnabled: false, viewport: PHONE });

/** Between them they show every product. */
const LISTS = ['produkte', 'sneakers', 'trikots'] as const;

for (const lang of languages) {
  test(`without scripts a sentence says what doesn't work (${lang})`, async ({ page }) => {
    for (const path of [href('home', lang), href('bag', lang, 'pouch'), href('sneakers', lang)]) {
      await page.goto(path);
      await expect(page.getByText(/JavaScript/)).toBeVisible();
    }
  });

  test(`without scripts links lead over a list to every product (${lang})`, async ({ page }) => {
    const links = async (path: string) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const found = page.locator('main a[href]:visible, p a[href]:visible');
      return found.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    };
    const home = await links(href('home', lang));
    const lists = LISTS.map((screen) => href(screen, lang));
    expect(home).toEqual(expect.arrayContaining(lists));
    const reached = new Set<string>();
    for (const list of lists) for (const path of await links(list)) reached.add(path);
    const wanted = seedCatalogue.products.map((product) =>
      localized(productPath(product, seedCatalogue), lang),
    );
    expect(wanted.filter((path) => !reached.has(path))).toEqual([]);
  });
}
