import type { Page } from '@playwright/test';
import type * as entryServer from '../../../src/web/entry-server.tsx';
import { SETTINGS_ELEMENT_ID } from '../../../src/web/runtime/page-marks.ts';
import type { PrintedData } from '../../../src/web/settings.ts';
import { bundleServer } from '../../../tools/build/bundle.ts';

let rendering: Promise<typeof entryServer> | undefined;

/** The document of a demo shop as live mode would print it. */
async function livePrint(html: string, path: string): Promise<string> {
  const block = new RegExp(`id="${SETTINGS_ELEMENT_ID}">(.*?)</script>`).exec(html)?.[1];
  if (!block) throw new Error(`${path} carries no settings`);
  const { settings } = JSON.parse(block) as PrintedData;
  rendering ??= bundleServer();
  const { render } = await rendering;
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
