import type { Page } from '@playwright/test';
import { allProducts } from '../../src/rules/products.ts';
import { productHref } from '../../src/web/ui/product-href.ts';
import { expect, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';

const WIDTHS = [320, 390, 1440, 1600, 1920];

/** The words of the page's heading that stand on more than one line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = heading.firstChild as Text;
    const range = document.createRange();
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [word] : [];
    });
  });
}

for (const lang of languages) {
  test(`no product's heading breaks within a word (${lang})`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.route('**/*.{avif,webp,jpg}', (route) => route.abort());
    const broken: string[] = [];
    for (const product of allProducts()) {
      const path = productHref(product, lang);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const word of await brokenWords(page)) broken.push(`${path} at ${width} px: ${word}`);
      }
    }
    expect(broken).toEqual([]);
  });
}
