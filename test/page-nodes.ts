import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatPrice } from '#rules/money.ts';
import { assembleShop } from '#server/assemble.ts';
import { readCatalogue } from '#server/catalogue/read-catalogue.ts';
import { openDatabase } from '#server/db/database.ts';
import { openPageServer, type PageServer } from '#server/pages/page-server.ts';
import { catalogueOf } from '#server/shop.ts';
import { copyBuild } from './copy-build.ts';
import { saveEntryDraft } from './entry-drafts.ts';
import { signInAdmin } from './logins.ts';
import { createTestShop, type TestShop } from './shop.ts';

/** Sneaker whose price is changed. */
export const ID = 'kiez-low-navy';

interface PageNode {
  readonly shop: TestShop['shop'];
  readonly pages: PageServer;
  readonly server: Server;
}

/** Two nodes of one database, each with its pages; the owner works on the first. */
export async function openPageNodes() {
  const root = mkdtempSync(path.join(tmpdir(), 'elvare-nodes-'));
  copyBuild(path.join(root, 'dist'));
  const first = await createTestShop();
  const cookie = await signInAdmin(first);
  const { settings, log } = first.shop;
  const database = openDatabase(first.connectionString, log, { size: 3 });
  const catalogue = await readCatalogue(database.db, 'demo');
  const second = assembleShop({ settings, database, log, now: Date.now, catalogue });

  const serve = async (shop: TestShop['shop']): Promise<PageNode> => {
    const pages = await openPageServer(root, 'http://localhost', catalogueOf(shop), { shop });
    shop.parts.catalogue.follow();
    const server = createServer(pages.serve);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { shop, pages, server };
  };
  const here = await serve(first.shop);
  const there = await serve(second.shop);

  const get = async ({ server }: PageNode, pathname: string): Promise<string> => {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${pathname}`)).text();
  };
  return {
    root,
    here,
    there,
    get,
    pool: first.shop.pool,
    savePrice: (priceCents: number) =>
      saveEntryDraft(first, cookie, ['product', ID], (content) => ({
        ...content,
        priceCents,
        originalCents: 20_000,
      })),
    publish: async (): Promise<unknown> =>
      (await first.send('POST', '/api/admin/catalogue/publish', {}, { cookie })).json(),
    /** True if documents of both languages and the node's catalogue have this price. */
    shows: async (node: PageNode, priceCents: number): Promise<boolean> => {
      const de = await get(node, `/sneakers/${ID}`);
      const en = await get(node, `/en/sneakers/${ID}`);
      const sold = catalogueOf(node.shop).products.find(({ id }) => id === ID);
      return (
        de.includes(formatPrice(priceCents, 'de')) &&
        en.includes(formatPrice(priceCents, 'en')) &&
        sold !== undefined &&
        'priceCents' in sold &&
        sold.priceCents === priceCents
      );
    },
    close: async () => {
      for (const { server } of [here, there]) server.close();
      await second.stop();
      await second.shop.pool.end();
      await first.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
export type PageNodes = Awaited<ReturnType<typeof openPageNodes>>;
