import type { Locator, Page } from '@playwright/test';
import { localized } from '#routes.ts';
import { fingersOn } from './steps/fingers.ts';
import { expect, open, test } from './steps/journey.ts';
import { DESKTOP, fullIf, PHONE } from './steps/matrix.ts';

/** The gallery follows a colour at once: its large picture is there before it is chosen. */

const COLOURS = [
  { path: localized('/products/pouch', 'de'), role: 'button', name: 'Himmelblau' },
  { path: localized('/sneakers/kiez-low-navy', 'de'), role: 'link', name: /^Kiez Low (?!Navy)/ },
] as const;

test.use({ viewport: PHONE });

/** The pictures asked for from now on. */
function picturesAskedFor(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') urls.push(request.url());
  });
  return urls;
}

/** Those of them that are nowhere on the page: loaded for later. */
async function forLater(page: Page, asked: readonly string[]): Promise<string[]> {
  const shown = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
  return asked.filter((url) => !shown.includes(url));
}

async function inView(page: Page, { role, name }: (typeof COLOURS)[number]) {
  const colour = page.getByRole('main').getByRole(role, { name }).first();
  await colour.scrollIntoViewIfNeeded();
  return colour;
}

const largePicture = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLImageElement>('main .gallery img')?.currentSrc);

for (const place of COLOURS) {
  test(`${place.path}: pointing at a colour loads the picture that choosing it shows${fullIf(place !== COLOURS[0])}`, async ({
    page,
  }) => {
    await open(page, place.path);
    const colour = await inView(page, place);
    const before = await largePicture(page);
    const asked = picturesAskedFor(page);
    await colour.hover({ force: true });
    await expect.poll(() => forLater(page, asked)).toHaveLength(1);
    const [pointedAt] = await forLater(page, asked);
    expect(pointedAt).not.toBe(before);
    await colour.click({ force: true });
    await expect.poll(() => largePicture(page)).toBe(pointedAt);
    expect(asked.filter((url) => url === pointedAt)).toHaveLength(1);
  });
}

test.describe('a walk over the colours of a bag', () => {
  const POUCH = localized('/products/pouch', 'de');
  const swatch = (page: Page, nth: number) => page.locator('button.colour').nth(nth);
  const colour = (page: Page) => page.locator('.product').getAttribute('data-colour');

  async function middle(place: Locator): Promise<readonly [number, number]> {
    const box = await place.boundingBox();
    if (!box) throw new Error('The swatch is not on the page.');
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Shows whether a picture was ever on the stage before its pixels could be drawn. */
  async function watchStage(page: Page): Promise<() => Promise<readonly string[]>> {
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const look = () => {
        const image = document.querySelector<HTMLImageElement>('.gallery-strip img');
        if (image && !(image.complete && image.naturalWidth > 0)) seen.push(image.currentSrc);
        requestAnimationFrame(look);
      };
      look();
    });
    return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  }

  test('a drag runs through them without a flash and chooses where it ends', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, POUCH);
    await page.mouse.move(...(await middle(swatch(page, 0))));
    await page.waitForLoadState('networkidle');
    const flashes = await watchStage(page);
    await page.mouse.down();
    for (const [nth, id] of ['weiss', 'rosa', 'lila'].entries()) {
      await page.mouse.move(...(await middle(swatch(page, nth + 1))), { steps: 3 });
      await expect.poll(() => colour(page)).toBe(id);
      await expect.poll(() => largePicture(page)).toContain(`/${id}-quarter-`);
      expect(new URL(page.url()).search).toBe('');
    }
    await page.mouse.up();
    await expect(page).toHaveURL(`${POUCH}?farben=lila`);
    await expect(swatch(page, 3)).toHaveAttribute('aria-pressed', 'true');
    expect(await flashes()).toEqual([]);
  });

  test('arrow keys choose a single colour; in a pack they show, and Enter chooses @full', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, POUCH);
    await swatch(page, 0).focus();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('ArrowDown');
    await expect(swatch(page, 6)).toBeFocused();
    await expect(swatch(page, 6)).toHaveAttribute('aria-pressed', 'true');

    const address = `${POUCH}?pack=duo&farben=rosa`;
    await open(page, address);
    const names = () =>
      page
        .locator('.slots picture:not(.slot) img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt')?.split(', ')[1]));
    await swatch(page, 2).focus();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('ArrowRight');
    await expect.poll(names).toEqual(['Rosa', 'Lila']);
    await expect(page).toHaveURL(address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    await swatch(page, 3).blur();
    await expect.poll(names).toEqual(['Rosa']);
    await swatch(page, 2).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}.lila`);
    await expect.poll(names).toEqual(['Rosa', 'Lila']);
  });

  test('whoever saves data walks nowhere and loads nothing ahead @full', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.setViewportSize(DESKTOP);
    await open(page, POUCH);
    const asked = picturesAskedFor(page);
    await page.mouse.move(...(await middle(swatch(page, 0))));
    await page.mouse.down();
    await page.mouse.move(...(await middle(swatch(page, 3))), { steps: 5 });
    await page.mouse.up();
    await page.waitForLoadState('networkidle');
    expect(await colour(page)).toBe('schwarz');
    expect(
      asked.filter((url) => /pouch\/(?:weiss|rosa|lila)-quarter-(?:800|1200)/.test(url)),
    ).toEqual([]);
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('across walks and shows the bag beside the finger, up and down scrolls @full', async ({
      page,
    }) => {
      await open(page, POUCH);
      await page.locator('.colours').evaluate((grid) => grid.scrollIntoView({ block: 'center' }));
      const touch = await fingersOn(page);
      const [x, y] = await middle(swatch(page, 0));
      const [end] = await middle(swatch(page, 3));
      await touch('touchStart', [x, y]);
      await page.waitForLoadState('networkidle');
      for (let part = 1; part <= 12; part++) {
        await touch('touchMove', [x + ((end - x) * part) / 12, y]);
      }
      await expect.poll(() => colour(page)).toBe('lila');
      await expect(page.locator('.walk-peek')).toBeVisible();
      await touch('touchEnd');
      await expect(page).toHaveURL(`${POUCH}?farben=lila`);
      await expect(page.locator('.walk-peek')).toHaveCount(0);

      const before = await page.evaluate(() => scrollY);
      await touch('touchStart', [x, y]);
      for (let part = 1; part <= 12; part++) await touch('touchMove', [x, y - part * 12]);
      await touch('touchEnd');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60);
      expect(await colour(page)).toBe('lila');
    });
  });
});
