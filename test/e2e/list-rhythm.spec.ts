import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';

/** Widths of phones, tablets and desktops, with the columns of a long list. */
const WIDTHS = [
  [390, 2],
  [699, 2],
  [700, 3],
  [899, 3],
  [900, 4],
  [1920, 4],
] as const;

/** Returns rows of the list that its cells don't fill from edge to edge, as 'y: width of width'. */
function rowsWithHoles(): string[] {
  const list = document.querySelector('.cells');
  if (!list) return ['no list'];
  const { columnGap } = getComputedStyle(list);
  const rows = new Map<number, number>();
  for (const cell of list.children) {
    const { top, width } = cell.getBoundingClientRect();
    if (width === 0) continue;
    const row = Math.round(top);
    // On phones a scene reaches over both edges.
    const inside = Math.min(width, list.clientWidth);
    rows.set(
      row,
      (rows.get(row) ?? -Number.parseFloat(columnGap)) + inside + parseFloat(columnGap),
    );
  }
  return [...rows]
    .filter(([, width]) => Math.abs(width - list.clientWidth) > 1.5)
    .map(([row, width]) => `${row}: ${Math.round(width)} of ${list.clientWidth}`);
}

test('a list has two, three or four columns, and no row a hole', async ({ page }) => {
  for (const query of ['', '?seiten=2', '?kategorie=hafen', '?sale=1']) {
    await open(page, localized('/sneakers', 'de') + query);
    for (const [width, columns] of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (query === '') {
        await expect(page.locator('.cells')).toHaveCSS(
          'grid-template-columns',
          new RegExp(`^(\\S+px ?){${columns}}$`),
        );
      }
      await expect
        .poll(() => page.evaluate(rowsWithHoles), { message: `${query} at ${width}` })
        .toEqual([]);
    }
  }
});

test('a scene leads to its family, and Back to the place it was chosen at', async ({ page }) => {
  await open(page, localized('/accessoires', 'de'));
  const main = page.getByRole('main');
  const scene = main.getByRole('link', { name: 'Schmuck', exact: true });
  await scene.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await scene.click();
  await expect(page).toHaveURL(/\?kategorie=schmuck$/);
  await expect(main.getByRole('article')).toHaveCount(3);
  const chip = main.getByRole('button', { name: 'Schmuck' });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(chip).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(scene).toHaveCount(0);

  await page.goBack();
  await expect(main.getByRole('article')).toHaveCount(9);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50);
});
