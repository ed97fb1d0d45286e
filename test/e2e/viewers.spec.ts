import type { BrowserContext, Page } from '@playwright/test';
import { href, type Lang } from '#routes.ts';
import { expect, leaves, newAddress, open } from './steps/journey.ts';
import { showAsLive } from './steps/live-mode.ts';
import { ownShopTest as test } from './steps/own-shop.ts';

// A bag that no other journey in the same shop looks at: viewers count for a while after they left.

/** The page polls every 30 s, the server refreshes its count after 10. */
const ASKS_EVERY_MS = 30_000;
const COUNTED_WITHIN_MS = 40_000;

const LINES: Readonly<Record<Lang, RegExp>> = {
  de: /^\d+ Personen sehen sich das gerade an$/,
  en: /^\d+ people are looking at this right now$/,
};
const lineOf = (page: Page, lang: Lang) => page.getByRole('main').getByText(LINES[lang]);

async function beaten(page: Page, look: () => Promise<unknown>): Promise<void> {
  const beat = page.waitForResponse(
    (response) =>
      response.url().includes('/api/active-sessions/') && response.request().method() === 'PUT',
  );
  await look();
  expect((await beat).status()).toBe(204);
}

test('in live mode "viewers now" is how many really look, in both languages, from three up @full', async ({
  browser,
  baseURL,
}, { workerIndex }) => {
  test.setTimeout(270_000);
  const contexts: BrowserContext[] = [];
  const wrong: string[] = [];
  const comes = async () => {
    const context = await browser.newContext({
      baseURL,
      extraHTTPHeaders: { 'x-forwarded-for': newAddress(workerIndex) },
    });
    contexts.push(context);
    return context.newPage();
  };
  const watches = async (lang: Lang) => {
    const page = await comes();
    page.on('pageerror', ({ message }) => wrong.push(message));
    await page.clock.install();
    await showAsLive(page, href('bag', lang, 'toiletry-bag'));
    await beaten(page, () => open(page, href('bag', lang, 'toiletry-bag')));
    return page;
  };
  const looks = async (lang: Lang) => {
    const page = await comes();
    await beaten(page, () => page.goto(href('bag', lang, 'toiletry-bag')));
    return page;
  };
  /** Polls until the page shows it; `false` means no line at all. */
  const says = async (page: Page, lang: Lang, count: number | false) => {
    const line = lineOf(page, lang);
    await expect(async () => {
      await page.clock.runFor(ASKS_EVERY_MS);
      if (count === false) await expect(line).toHaveCount(0, { timeout: 1_000 });
      else await expect(line).toHaveText(new RegExp(`^${count} `), { timeout: 1_000 });
    }).toPass({ timeout: COUNTED_WITHIN_MS });
  };

  const german = await watches('de');
  // Two look: that proves nothing, and 42 is only said by the demo.
  await looks('de');
  await german.clock.runFor(ASKS_EVERY_MS);
  await says(german, 'de', false);
  await expect(german.getByRole('main').getByText('SEI SCHNELL WENIG AUF LAGER!')).toHaveCount(0);

  const english = await watches('en');
  await says(english, 'en', 3);
  await says(german, 'de', 3);
  const fourth = await looks('en');
  await says(german, 'de', 4);
  await leaves(fourth);
  await says(german, 'de', 3);
  await leaves(english);
  await says(german, 'de', false);
  expect(wrong).toEqual([]);
  for (const context of contexts) await context.close();
});
