import type { Page } from '@playwright/test';
import { LANGS, localized } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { expect, test } from './steps/journey.ts';

const WIDTHS = [320, 390, 1440, 1600, 1920];

/** The words that would stand on more than one line, were the page's heading one of these. */
function brokenTexts(page: Page, names: readonly string[]): Promise<string[]> {
  return page.locator('main h1').evaluate((heading, texts) => {
    const range = document.createRange();
    return texts.flatMap((name) => {
      const text = new Text(name);
      heading.replaceChildren(text);
      return [...name.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    });
  }, names);
}

for (const lang of LANGS) {
  test(`no product's heading breaks within a word (${lang}) @full`, async ({ page }) => {
    // The document as served is all that is looked at: one of each collection, with all its names.
    await page.route('**/*.{js,avif,webp,jpg}', (route) => route.abort());
    const broken: string[] = [];
    for (const [home, products] of Map.groupBy(
      seedCatalogue.products,
      ({ collection }) => collection,
    )) {
      const [first] = products;
      if (!first) continue;
      await page.goto(localized(first.path, lang), {
        waitUntil: 'domcontentloaded',
      });
      await page.evaluate(() => document.fonts.ready);
      const names = products.map(({ name }) => name[lang]);
      await expect(page.locator('main h1')).toHaveText(names[0] ?? '');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const word of await brokenTexts(page, names)) {
          broken.push(`${home} at ${width} px: ${word}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });
}

/** Offset of the first letter's edge to the right of the text below, in CSS pixels. */
function beyondText(page: Page): Promise<number> {
  return page.locator('main h1').evaluate((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const text = walker.nextNode() as Text;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('This browser draws nothing.');
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(heading);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    pen.fontStretch = 'expanded';
    const letter = range.getBoundingClientRect().left;
    const ink = letter - pen.measureText(range.toString()).actualBoundingBoxLeft;
    return ink - (document.querySelector('main .lead')?.getBoundingClientRect().left ?? 0);
  });
}

for (const path of ['/', '/neu', '/en/neu']) {
  test(`${path}: the largest word begins where the text below it begins @full`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(Math.abs(await beyondText(page)), `at ${width} px`).toBeLessThanOrEqual(2);
    }
  });
}
