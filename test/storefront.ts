import { createServer } from 'vite';
import { parseSettings } from '#server/env.ts';
import { printedSettings } from '#tools/build/settings.ts';
import type * as entryServer from '#web/entry-server.tsx';
import type { ShopSettings } from '#web/settings.ts';
import { ROOT_DIR } from './running-shop.ts';

export interface TestStorefront {
  /** The storefront that was opened last renders. */
  readonly storefrontOf: typeof entryServer.storefrontOf;
  readonly settings: ShopSettings;
  readonly close: () => Promise<void>;
}

/** The storefront's own modules, without a build. Close it in `afterAll`. */
export async function openStorefront(): Promise<TestStorefront> {
  const vite = await createServer({
    root: ROOT_DIR,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const module = await vite.ssrLoadModule('/src/web/entry-server.tsx');
  const { storefrontOf } = module as typeof entryServer;
  const parsed = parseSettings({}, undefined, ROOT_DIR);
  if (!parsed.ok) throw new Error(parsed.sentence);
  return { storefrontOf, settings: printedSettings(parsed.settings), close: () => vite.close() };
}
