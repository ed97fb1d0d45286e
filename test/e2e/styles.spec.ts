import type { Page } from '@playwright/test';
import { localized } from '#routes.ts';
import { expect, ready, test } from './steps/journey.ts';
import { PHONE } from './steps/matrix.ts';
import { ownRules } from './steps/own-styles.ts';
import { holdBack } from './steps/slow-line.ts';

/** Documents carry their own share of the styles, until the shop's whole sheet takes its place. */

test.use({ viewport: PHONE });

/** Pictures and the rest of a page come after the whole sheet, which is held back here: shows them before. */
async function layOutAll(page: Page): Promise<void> {
  await ready(page);
  await page.evaluate(() => {
    for (const mark of ['data-started', 'data-idle', 'data-whole']) {
      document.documentElement.setAttribute(mark, '');
    }
  });
  await page.evaluate(() => document.fonts.ready);
}

/** Notes how everything looks that is there now, the banner aside, whose messages take turns. */
async function noteLooks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const looks = () => {
      const noted = new Map<Element, string>();
      for (const element of document.querySelectorAll('body, #root *:not(.banner, .banner *)')) {
        const style = getComputedStyle(element);
        const names = [...style].filter((name) => !name.startsWith('--'));
        noted.set(element, names.map((name) => style.getPropertyValue(name)).join('|'));
      }
      return noted;
    };
    Object.assign(globalThis, { looks, noted: looks() });
  });
}

/** Differences from the recorded styles. */
function changedLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Looks = Map<Element, string>;
    const { looks, noted } = globalThis as unknown as { looks: () => Looks; noted: Looks };
    const now = looks();
    return [...noted]
      .filter(([element, look]) => now.has(element) && now.get(element) !== look)
      .map(([element]) => `${element.localName}.${element.getAttribute('class')}`);
  });
}

test("a page looks the same when the whole sheet takes its own styles' place", async ({ page }) => {
  const release = await holdBack(page, /\.css$/);
  await page.goto(localized('/sneakers', 'de'));
  await layOutAll(page);
  expect(await ownRules(page)).toBeGreaterThan(0);
  await noteLooks(page);
  release();
  await expect.poll(() => ownRules(page)).toBe(0);
  expect(await changedLooks(page)).toEqual([]);
});

test('the whole sheet comes without every element being styled or any text laid out anew @full', async ({
  page,
  browser,
}) => {
  const release = await holdBack(page, /\.css$/);
  await page.goto(localized('/trikots', 'de'));
  await layOutAll(page);
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.invalidationTracking'],
  });
  release();
  await expect.poll(() => ownRules(page)).toBe(0);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  const trace = (await browser.stopTracing()).toString();
  expect(trace.includes('Style rule change')).toBe(true);
  expect(trace.includes('Fonts changed')).toBe(false);
  expect(trace.includes('PropertyRegistration')).toBe(false);
});
