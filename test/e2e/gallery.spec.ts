import type { Page } from '@playwright/test';
import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { DESKTOP, fullIf, languages, PHONE } from './steps/matrix.ts';
import { speaks } from './steps/words.ts';

/** The pictures of a product page: a strip to swipe on phones, a stack beside the buy column. */

const HEADER_PX = 72;
const PRODUCTS = [
  ['two pictures', localized('/accessoires/uhr-chrono', 'de'), 2],
  ['five pictures', localized('/sneakers/kiez-low-navy', 'de'), 5],
  ['six pictures', localized('/sneakers/kiez-low-waldgruen', 'de'), 6],
] as const;

const thumb = (page: Page, name: RegExp) =>
  page.locator('.gallery-thumbs').getByRole('button', { name });

function boxes(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      return { left, top, right, bottom, width, height };
    }),
  );
}

for (const [what, path, count] of PRODUCTS) {
  test(`${what}: a stack whose rows are full, and no column ends on blank paper${fullIf(count !== 5)}`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, path);
    const slides = await boxes(page, '.gallery-slide');
    expect(slides).toHaveLength(count);
    const [strip] = await boxes(page, '.gallery-strip');
    const ends = slides.map(({ right }) => Math.round(right));
    // The last picture closes its row, so that no place of the stack is empty.
    expect(ends.at(-1)).toBe(Math.round(strip?.right ?? 0));
    expect(slides[0]?.width).toBeCloseTo(strip?.width ?? 0, 0);
    if (count > 2) expect(slides[1]?.top).toBe(slides[2]?.top);

    const product = page.locator('.product');
    const height = await product.evaluate((element) => element.getBoundingClientRect().height);
    for (let down = 0; down <= height - DESKTOP.height + HEADER_PX; down += 150) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), 40 + down);
      for (const column of await boxes(page, '.gallery, .buy')) {
        expect(column.top, `upper end at ${down}`).toBeLessThanOrEqual(HEADER_PX + 0.5);
        expect(column.bottom, `lower end at ${down}`).toBeGreaterThanOrEqual(DESKTOP.height - 0.5);
      }
    }
    // A browser counts a picture's own width from its `sizes`: files are chosen for the place they fill.
    const misjudged = () =>
      page
        .locator('.gallery-slide:not(:first-child) img')
        .evaluateAll((images) =>
          Math.max(
            ...images.map((image) =>
              Math.abs(image.clientWidth / (image as HTMLImageElement).naturalWidth - 1),
            ),
          ),
        );
    await expect.poll(misjudged).toBeLessThan(0.06);
  });
}

test('a window higher than wide cuts nothing from the sides of the first picture but ground', async ({
  page,
}) => {
  for (const [width, height] of [
    [1024, 1366],
    [1200, 1600],
    [900, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, localized('/accessoires/kette-figaro', 'de'));
    const [first] = await boxes(page, '.gallery-slide .pic-img');
    const shown = (first?.width ?? 0) / Math.max(first?.width ?? 0, first?.height ?? 0);
    expect(shown, `${width} x ${height}`).toBeGreaterThan(0.86);
  }
});

test('thumbnails lead to their pictures in the stack, also while it is stuck @full', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, localized('/products/toiletry-bag', 'de'));
  await expect(thumb(page, /^Bild 1/)).toHaveAttribute('aria-current', 'true');
  for (const nth of [3, 1, 2]) {
    await thumb(page, new RegExp(`^Bild ${nth}`)).click();
    await expect(thumb(page, new RegExp(`^Bild ${nth}`))).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.gallery-slide').nth(nth - 1)).toBeInViewport({ ratio: 0.8 });
  }
});

for (const lang of languages) {
  const say = speaks(lang);
  test(`a phone swipes with a counter, by arrow keys too (${lang})`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, localized('/sneakers/kiez-low-navy', lang));
    const counter = page.locator('.gallery').getByRole('status');
    await expect(counter).toHaveText(`${say('Bild 1 von 5', 'Picture 1 of 5')}1 / 5`);
    const strip = page.locator('.gallery-strip');
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect(counter).toContainText('2 / 5');
    await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth * 4 }));
    await expect(counter).toHaveText(`${say('Bild 5 von 5', 'Picture 5 of 5')}5 / 5`);
    // It stays while the page scrolls the strip away.
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(strip).not.toBeInViewport();
    await expect(counter).toContainText('5 / 5');
    const place = await page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo(0, 0));
    await thumb(page, say(/^Bild 1/, /^Picture 1/)).click();
    await expect(counter).toContainText('1 / 5');
    expect(place).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('the pictures of a pack take turns in the chosen colours @full', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, `${localized('/products/pouch', 'de')}?pack=duo&farben=rosa.navy`);
  const shown = () =>
    page
      .locator('.gallery-strip img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  await expect
    .poll(shown)
    .toEqual(
      ['rosa-quarter', 'navy-quarter', 'navy-front', 'rosa-detail', 'inside'].map(
        (view) => `/images/pouch/${view}-800.webp`,
      ),
    );
});
