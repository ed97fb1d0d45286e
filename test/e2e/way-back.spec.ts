import type { Page } from '@playwright/test';
import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';

/** Going back at once, while the new page still scrolls to its top, restores the old position. */

const LIST = `${localized('/sneakers', 'de')}?seiten=2`;

/** Goes back `ms` after the next step, from inside the page: nothing else is that quick. */
function goBackAfterNextStep(page: Page, ms: number): Promise<void> {
  return page.evaluate((wait) => {
    const original = history.pushState;
    history.pushState = (...entry) => {
      history.pushState = original;
      original.apply(history, entry);
      setTimeout(() => history.back(), wait);
    };
  }, ms);
}

/** Final scroll position: the same for twenty frames. */
function placeAtRest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let [last, frames] = [-1, 0]; frames < 20; frames += 1) {
      if (scrollY !== last) [last, frames] = [scrollY, 0];
      await new Promise(requestAnimationFrame);
    }
    return scrollY;
  });
}

test('back within the glide to the top of a product returns to the same place @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, LIST);
  await page.locator('html[data-whole]').waitFor({ state: 'attached' });
  const main = page.getByRole('main');
  for (const ms of [100, 150, 200]) {
    const last = main.getByRole('article').last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const left = await placeAtRest(page);
    expect(left).toBeGreaterThan(500);
    await goBackAfterNextStep(page, ms);
    const returned = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('popstate', () => resolve(), { once: true });
        }),
    );
    await last.click();
    await returned;
    await expect(page).toHaveURL(LIST);
    await expect(main.getByRole('article')).toHaveCount(16);
    expect(await placeAtRest(page), `back after ${ms} ms`).toBe(left);
  }
});
