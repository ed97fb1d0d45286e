import type { Page } from '@playwright/test';
import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { PHONE } from './steps/matrix.ts';

/** The picture that list and product share goes from its place in the one to its place in the other. */

const LIST = localized('/sneakers', 'de');
const PRODUCT = localized('/sneakers/kiez-low-navy', 'de');

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'no-preference' } });

/** Slows animations down, 240 ms to four minutes, so that also a busy machine can observe them. */
async function slowMotion(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
}

const growing = (page: Page) => page.locator('body > img.growing');

const cell = (page: Page) =>
  page.locator('.cell', { has: page.locator(`a[href="${PRODUCT}"]`) }).first();

async function stepToProduct(page: Page): Promise<void> {
  const picture = cell(page).locator('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  await page.locator(`main a.cell-link[href="${PRODUCT}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kiez Low Navy' })).toBeFocused();
}

test('from list to product the picture starts where it was, ends where it is, and says nothing', async ({
  page,
}) => {
  await open(page, LIST);
  const from = await cell(page).locator('.cell-pic').boundingBox();
  await slowMotion(page);
  await stepToProduct(page);
  const picture = growing(page);
  await expect(picture).toHaveAttribute('alt', '');
  expect(await picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  const began = await picture.boundingBox();
  expect(began?.width).toBeGreaterThan((from?.width ?? Number.NaN) - 1);
  expect(began?.width).toBeLessThan((from?.width ?? Number.NaN) + 40);
  // Both at once: the page may still be on its way to its top.
  const [ended, gallery] = await picture.evaluate((img) => {
    for (const animation of img.getAnimations()) animation.currentTime = 239;
    const slide = document.querySelector('.gallery-slide');
    const boxOf = (element: Element | null) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return { x, y, width, height };
    };
    return [boxOf(img), boxOf(slide)] as const;
  });
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs(ended[side] - gallery[side]), side).toBeLessThan(4);
  }
  expect(gallery.width).toBeGreaterThan(300);
  // Arrived, it goes; the way back has one as well.
  const finish = () =>
    picture.evaluateAll((pictures) => {
      for (const animation of pictures.flatMap((img) => img.getAnimations())) animation.finish();
      return pictures.length;
    });
  await expect.poll(finish).toBe(0);
  await page.goBack();
  await expect(picture).toHaveCount(1);
});

test('a tap goes through it, is carried out, and ends it @full', async ({ page }) => {
  await open(page, LIST);
  await slowMotion(page);
  await stepToProduct(page);
  await expect(growing(page)).toHaveCount(1);
  await page.locator('.gallery-strip').click();
  await expect(growing(page)).toHaveCount(0);
  await expect(page.locator('dialog#zoom')).toBeVisible();
});

test('where motion is not welcome nothing moves @full', async ({ page }) => {
  await open(page, LIST);
  await slowMotion(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stepToProduct(page);
  await expect(growing(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a way back that the browser has shown itself, under a finger, is not shown twice @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true });
  });
  await open(page, LIST);
  await slowMotion(page);
  await stepToProduct(page);
  await page.goBack();
  await expect(cell(page)).toBeVisible();
  await expect(growing(page)).toHaveCount(0);
});
