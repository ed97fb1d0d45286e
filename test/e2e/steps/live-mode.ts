import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { seedCatalogue } from '../../../src/catalogue/seed/seed-catalogue.ts';
import { RENDER_BUNDLE } from '../../../src/server/rendering/build-files.ts';
import { SETTINGS_ELEMENT_ID } from '../../../src/web/runtime/page-marks.ts';
import type { PrintedData } from '../../../src/web/settings.ts';
import { DIST } from '../../../tools/build/fingerprint.ts';
import type * as renderEntry from '../../../tools/build/render-entry.ts';

let rendering: Promise<typeof renderEntry> | undefined;

/** The document of a demo shop as live mode would print it. */
async function livePrint(html: string, path: string): Promise<string> {
  const block = new RegExp(`id="${SETTINGS_ELEMENT_ID}">(.*?)</script>`).exec(html)?.[1];
  if (!block) throw new Error(`${path} carries no settings`);
  const { settings } = JSON.parse(block) as PrintedData;
  rendering ??= import(pathToFileURL(join(DIST, RENDER_BUNDLE)).href);
  const { render } = (await rendering).storefrontOf(seedCatalogue);
  const demo = await render(path, settings);
  const live = await render(path, { ...settings, mode: 'live' });
  const printed = html.replace(demo.body, () => live.body);
  if (printed === html) throw new Error(`${path} is not what the build renders`);
  return printed.replace('"mode":"demo"', '"mode":"live"');
}

/**
 * Lets a page of the shop be seen as `SHOP_MODE=live` prints it, because a shop in that mode still
 * refuses to start (docs/decisions/0002-one-module-decides-about-claims.md). All else is the
 * running shop: scripts, counting, answers.
 */
export async function showAsLive(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: await livePrint(await response.text(), path) });
  });
}
