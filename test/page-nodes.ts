import path from 'node:path';
import { afterAll } from 'vitest';
import { formatPrice } from '#rules/money.ts';
import { assembleShop } from '#server/assemble.ts';
import { readCatalogue } from '#server/catalogue/read-catalogue.ts';
import { openDatabase } from '#server/db/database.ts';
import { openPageServer, type PageServer } from '#server/pages/page-server.ts';
import { catalogueOf } from '#server/shop.ts';
import { copyBuild } from './copy-build.ts';
import { saveEntryDraft } from './entry-drafts.ts';
import { signInAdmin } from './logins.ts';
import { openTestShop, type TestShop } from './shop.ts';
import { serve, temporaryFolder } from './temporary.ts';

/** Sneaker whose price is changed. */
export const ID = 'kiez-low-navy';

interface PageNode {
  readonly shop: TestShop['shop'];
  readonly pages: PageServer;
  readonly origin: string;
}

/** Two nodes of one database for all tests of the file that calls it, each with its pages; the owner works on the first. */
export async function openPageNodes() {
  const root = temporaryFolder();
  copyBuild(path.join(root, 'dist'));
  const first = await openTestShop();
  const cookie = await signInAdmin(first);
  const { settings, log } = first.shop;
  const database = openDatabase(first.connectionString, log, { size: 3 });
  const catalogue = await readCatalogue(database.db, 'demo');
  const second = assembleShop({ settings, database, log, now: Date.now, catalogue });
  afterAll(async () => {
    await second.stop();
    await database.pool.end();
  });

  const open = async (shop: TestShop['shop']): Promise<PageNode> => {
    const pages = await openPageServer(root, 'http://localhost', catalogueOf(shop), { shop });
    shop.parts.catalogue.follow();
    return { shop, pages, origin: await serve(pages.serve) };
  };
  const here = await open(first.shop);
  const there = await open(second.shop);

  const get = async ({ origin }: PageNode, pathname: string): Promise<string> =>
    (await fetch(`${origin}${pathname}`)).text();
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
  };
}
