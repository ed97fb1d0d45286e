import type { Locator, Page } from '@playwright/test';
import { localized } from '#routes.ts';
import { fingersOn } from './steps/fingers.ts';
import { expect, open, test } from './steps/journey.ts';
import { DESKTOP, languages, PHONE } from './steps/matrix.ts';
import { speaks } from './steps/words.ts';

/** The zoom: larger than the page, turned, resized and moved by hand, wheel and keys. */

const zoomOf = (page: Page) => page.locator('dialog#zoom');
const picture = (page: Page) => page.locator('.zoom-track > :not([inert]) .zoom-picture');
const counter = (page: Page) => zoomOf(page).getByRole('status');

const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? 0;
const width = (page: Page) => widthOf(picture(page));

/** The picture's width once it no longer changes. */
async function restingWidth(page: Page): Promise<number> {
  let last = -1;
  await expect
    .poll(async () => {
      const before = last;
      last = await width(page);
      return last === before;
    })
    .toBe(true);
  return last;
}

async function openZoom(page: Page, path: string): Promise<number> {
  await open(page, path);
  await page.locator('.gallery-zoom').click();
  await expect(zoomOf(page)).toBeVisible();
  return restingWidth(page);
}

test('opens larger than the page, with the largest file', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, localized('/sneakers/kiez-low-navy', 'de'));
  const onPage = await widthOf(page.locator('.gallery-slide img').first());
  await page.locator('.gallery-zoom').click();
  await expect.poll(() => width(page)).toBeGreaterThan(onPage);
  const file = () =>
    picture(page)
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(file).toContain('-2000.avif');
});

for (const lang of languages) {
  const say = speaks(lang);
  test(`keys turn, resize, move and close; focus stays inside and returns (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, localized('/sneakers/kiez-low-navy', lang));
    const opener = page.getByRole('button', {
      name: say('Bilder groß ansehen', 'View pictures large'),
    });
    await opener.focus();
    await page.keyboard.press('Enter');
    const zoom = page.getByRole('dialog', { name: 'Kiez Low Navy' });
    await expect(zoom.getByRole('group')).toBeFocused();
    await expect(counter(page)).toContainText('1 / 5');
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toContainText(
      say('Bild 2 von 5: Kiez Low Navy', 'Picture 2 of 5: Kiez Low Navy'),
    );
    await page.keyboard.press('End');
    await expect(counter(page)).toContainText('5 / 5');
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toContainText('5 / 5');
    await page.keyboard.press('Home');
    await expect(counter(page)).toContainText('1 / 5');

    const opened = await restingWidth(page);
    await page.keyboard.press('+');
    expect(await restingWidth(page)).toBeCloseTo(opened * 1.4, 0);
    // Enlarged, an arrow key moves the picture and does not turn.
    const before = await picture(page).boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(async () => (await picture(page).boundingBox())?.x)
      .toBeLessThan((before?.x ?? 0) - 50);
    await expect(counter(page)).toContainText('1 / 5');
    await page.keyboard.press('0');
    await expect.poll(() => width(page)).toBeCloseTo(opened, 0);
    await page.keyboard.press('-');
    expect(await restingWidth(page)).toBeLessThan(opened);

    for (let tabs = 0; tabs < 12; tabs++) {
      await page.keyboard.press('Tab');
      // The browser's own controls are between the last and the first.
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`buttons and thumbnails do what gestures do (${lang}) @full`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const opened = await openZoom(page, localized('/products/pouch', lang));
    const button = (name: string | RegExp) => zoomOf(page).getByRole('button', { name });
    await button(say('Vergrößern', 'Zoom in')).click();
    expect(await restingWidth(page)).toBeGreaterThan(opened);
    await button(say('Nächstes Bild', 'Next picture')).click();
    await expect(counter(page)).toContainText('2 / 4');
    // The next picture begins at its first size.
    await expect.poll(() => width(page)).toBeCloseTo(opened, 0);
    await button(say(/^Bild 4/, /^Picture 4/)).click();
    await expect(counter(page)).toContainText('4 / 4');
    await expect(button(say('Nächstes Bild', 'Next picture'))).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await button(say('Vorheriges Bild', 'Previous picture')).click();
    await expect(counter(page)).toContainText('3 / 4');
    await button(say('Verkleinern', 'Zoom out')).click();
    expect(await restingWidth(page)).toBeLessThan(opened);
  });
}

test('a click enlarges at its point and takes back, the wheel resizes, a drag moves and turns', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const opened = await openZoom(page, localized('/sneakers/kiez-low-navy', 'de'));
  await page.mouse.click(500, 400);
  // Polled, because the animation may not have begun.
  await expect.poll(() => width(page)).toBeCloseTo(opened * 2, 0);
  const from = await picture(page).boundingBox();
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(760, 430, { steps: 4 });
  await page.mouse.up();
  const to = await picture(page).boundingBox();
  expect((to?.x ?? 0) - (from?.x ?? 0)).toBeCloseTo(60, 0);
  expect((to?.y ?? 0) - (from?.y ?? 0)).toBeCloseTo(30, 0);
  await page.mouse.click(500, 400);
  await expect.poll(() => width(page)).toBeCloseTo(opened, 0);

  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => width(page)).toBeGreaterThan(opened * 1.2);
  await page.keyboard.press('0');
  await expect.poll(() => width(page)).toBeCloseTo(opened, 0);

  await page.mouse.down();
  await page.mouse.move(500, 400, { steps: 6 });
  await page.mouse.up();
  await expect(counter(page)).toContainText('2 / 5');
});

test.describe('fingers', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('pinch and double tap enlarge, a swipe turns @full', async ({ page }) => {
    const opened = await openZoom(page, localized('/products/pouch', 'de'));
    const touch = await fingersOn(page);
    await touch('touchStart', [150, 400]);
    await touch('touchStart', [150, 400], [240, 400]);
    for (const apart of [20, 40, 60]) {
      await touch('touchMove', [150 - apart / 2, 400], [240 + apart / 2, 400]);
    }
    await touch('touchEnd');
    await expect.poll(() => width(page)).toBeGreaterThan(opened * 1.4);
    await page.keyboard.press('0');
    await expect.poll(() => width(page)).toBeCloseTo(opened, 0);

    await page.touchscreen.tap(200, 400);
    await page.touchscreen.tap(200, 400);
    // Polled, because the animation may not have begun.
    await expect.poll(() => width(page)).toBeCloseTo(opened * 2, 0);
    await page.keyboard.press('0');
    await restingWidth(page);

    await touch('touchStart', [330, 400]);
    for (const x of [280, 220, 160, 90]) await touch('touchMove', [x, 400]);
    await touch('touchEnd');
    await expect(counter(page)).toContainText('2 / 4');
  });
});

test('the picture that was pressed opens, also one of a pack’s colours @full', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, `${localized('/products/pouch', 'de')}?pack=duo&farben=rosa.navy`);
  await expect(page.locator('.slots img')).toHaveCount(2);
  await page.locator('.slots img').nth(1).click();
  await expect(counter(page)).toContainText('2 / 5');
  await expect(counter(page)).toContainText('Navy');
  await page.keyboard.press('Escape');
  await expect(zoomOf(page)).toBeHidden();
  await page.locator('.gallery-slide').nth(2).click();
  await expect(counter(page)).toContainText('4 / 5');
});
