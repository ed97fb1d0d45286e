import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { RENDER_BUNDLE } from '#server/rendering/build-files.ts';
import { STORED_SEED } from '#test/seed.ts';
import { DIST } from '#tools/build/fingerprint.ts';
import type * as renderEntry from '#tools/build/render-entry.ts';
import { LIVE_TEXTS } from '#web/i18n/live-texts.ts';
import { SETTINGS_ELEMENT_ID } from '#web/runtime/page-marks.ts';
import { type PrintedData, type ShopSettings, UNKNOWN_COMPANY } from '#web/settings.ts';

let rendering: Promise<typeof renderEntry> | undefined;

/** The document of a demo shop as live mode would print it. */
async function livePrint(html: string, path: string, catalogue: Catalogue): Promise<string> {
  const block = new RegExp(`id="${SETTINGS_ELEMENT_ID}">(.*?)</script>`).exec(html)?.[1];
  if (!block) throw new Error(`${path} carries no settings`);
  const printed = JSON.parse(block) as PrintedData;
  const settings = {
    ...printed.settings,
    company: { ...UNKNOWN_COMPANY, ...printed.settings.company },
  };
  rendering ??= import(pathToFileURL(join(DIST, RENDER_BUNDLE)).href);
  const { storefrontOf } = await rendering;
  const demo = await storefrontOf(seedCatalogue).render(path, settings);
  const inLive: ShopSettings = { ...settings, mode: 'live', live: LIVE_TEXTS };
  const live = await storefrontOf(catalogue).render(path, inLive);
  const body = html.replace(demo.body, () => live.body);
  if (body === html) throw new Error(`${path} is not what the build renders`);
  const { data, facts } = live;
  const dataBlock = JSON.stringify({ ...printed, settings: inLive, data, facts });
  return body.replace(block, () => dataBlock.replaceAll('<', '\\u003c'));
}

/**
 * Lets a page of the shop be seen as `SHOP_MODE=live` prints it, without a database and a build of its own. All else is
 * the running shop: scripts, counting, answers. `catalogue` is what it sells.
 */
export async function showAsLive(
  page: Page,
  path: string,
  catalogue: Catalogue = STORED_SEED,
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: await livePrint(await response.text(), path, catalogue),
    });
  });
}
