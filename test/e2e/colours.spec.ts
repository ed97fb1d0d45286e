import type { Page } from '@playwright/test';
import { href } from '../../src/routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { PHONE } from './steps/matrix.ts';

/** The gallery follows a colour at once: its large picture is there before it is chosen. */

const COLOURS = [
  { path: href('caps', 'de'), role: 'radio', name: 'Lila' },
  { path: href('pouch', 'de'), role: 'button', name: 'Himmelblau' },
  { path: href('sneaker', 'de', 'kiez-low-navy'), role: 'link', name: /^Kiez Low (?!Navy)/ },
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
  test(`${place.path}: pointing at a colour loads the picture that choosing it shows`, async ({
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

test('whoever saves data loads a colour when it is chosen, not before', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const [caps] = COLOURS;
  await open(page, caps.path);
  const colour = await inView(page, caps);
  const before = await largePicture(page);
  const asked = picturesAskedFor(page);
  await colour.hover({ force: true });
  await colour.focus();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await forLater(page, asked)).toEqual([]);
  await colour.click({ force: true });
  await expect.poll(() => largePicture(page)).not.toBe(before);
  // For a moment it is named nothing at all.
  await expect.poll(async () => asked.includes((await largePicture(page)) ?? '')).toBe(true);
});
