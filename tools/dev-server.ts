/** Runs the shop for development; `tools/dev.ts` restarts this process on changes. */
import { createServer, type ViteDevServer } from 'vite';
import { answerPreview } from './mail-preview.ts';
import { runShop } from './run-shop.ts';
import { ROOT_DIR, settingsOrFail } from './settings.ts';

const settings = settingsOrFail();
let vite: ViteDevServer | undefined;

await runShop(settings, {
  serving: () => ({
    pages: async (server) => {
      vite = await createServer({
        root: ROOT_DIR,
        appType: 'spa',
        server: { middlewareMode: true, hmr: { server } },
      });
      const { middlewares } = vite;
      return (request, response) => {
        if (!answerPreview(request, response, settings)) middlewares(request, response);
      };
    },
  }),
  close: async () => vite?.close(),
  ready: (seconds) => `Ready in ${seconds} s, with hot reload. Ctrl-C stops everything.`,
});
