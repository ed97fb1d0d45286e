/** Runs the shop for development; `tools/dev.ts` restarts this process on changes. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { adminFrame } from '#admin/frame/frame.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { CURRENT_VERSION } from '#contract/document-version.ts';
import { isBackOffice, splitLang } from '#routes.ts';
import { catalogueOf } from '#server/shop.ts';
import type * as entryServer from '#web/entry-server.tsx';
import { type DataTarget, dataPath } from '#web/runtime/data-path.ts';
import { ADMIN_ENTRY } from './build/chunks.ts';
import { runShop } from './run-shop.ts';
import { ROOT_DIR, settingsOrFail } from './settings.ts';

const settings = settingsOrFail();
let vite: ViteDevServer | undefined;

/** Facts of every page, which documents print. */
const DEV_FACTS: DataTarget = { name: 'common', lang: 'de', id: '' };

/** Replies to a request for a page's data as the sources make it now; false for any other request. */
function answerData(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  server: ViteDevServer,
  catalogue: Catalogue,
): boolean {
  if (!url.startsWith('/data/')) return false;
  server.ssrLoadModule('/src/web/entry-server.tsx').then(
    (module) => {
      const { storefrontOf } = module as typeof entryServer;
      const { paths, sharedTargets, textOf } = storefrontOf(catalogue);
      const targets = [...paths.map(({ target }) => target), ...sharedTargets, DEV_FACTS];
      const target = targets.find((each) => dataPath(each, CURRENT_VERSION) === url);
      const text = target && textOf(target);
      response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
      response.end(text ?? 'null');
    },
    // Sources that don't compile while they are being edited.
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
  return true;
}

/** Replies to an address of the back office; false for any other request. */
function answerBackOffice(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  server: ViteDevServer,
): boolean {
  const [pathname = ''] = url.split('?');
  if (!isBackOffice(pathname)) return false;
  const frame = adminFrame(splitLang(pathname).lang, {
    script: `/${ADMIN_ENTRY}`,
    styles: [],
    preloads: [],
  });
  server.transformIndexHtml(url, frame).then(
    (html) => response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html),
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
  return true;
}

await runShop(settings, {
  serving: () => ({
    pages: async (server, shop) => {
      vite = await createServer({
        root: ROOT_DIR,
        appType: 'spa',
        server: { middlewareMode: true, hmr: { server } },
      });
      const dev = vite;
      return (request, response) => {
        if (answerBackOffice(request, response, dev)) return;
        if (!answerData(request, response, dev, catalogueOf(shop)))
          dev.middlewares(request, response);
      };
    },
  }),
  close: async () => vite?.close(),
  ready: (seconds) => `Ready in ${seconds} s, with hot reload. Ctrl-C stops everything.`,
});
