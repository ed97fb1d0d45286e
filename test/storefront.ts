import { createServer } from 'vite';
import { afterAll } from 'vitest';
import { parseSettings } from '#server/env.ts';
import { printedSettings } from '#tools/build/settings.ts';
import type * as entryServer from '#web/entry-server.tsx';
import type { ShopSettings } from '#web/settings.ts';
import { ROOT_DIR } from './running-shop.ts';

interface TestStorefront {
  /** The storefront that was opened last renders. */
  readonly storefrontOf: typeof entryServer.storefrontOf;
  readonly settings: ShopSettings;
}

/** The storefront's own modules, without a build, for all tests of the file that calls it. */
export async function openStorefront(): Promise<TestStorefront> {
  const vite = await createServer({
    root: ROOT_DIR,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  afterAll(() => vite.close());
  const module = await vite.ssrLoadModule('/src/web/entry-server.tsx');
  const { storefrontOf } = module as typeof entryServer;
  const parsed = parseSettings({}, undefined, ROOT_DIR);
  if (!parsed.ok) throw new Error(parsed.sentence);
  return { storefrontOf, settings: printedSettings(parsed.settings) };
}
