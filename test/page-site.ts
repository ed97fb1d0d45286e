import path from 'node:path';
import { afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { mapPrices } from '#rules/product-prices.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { createPageServer, type PageServer } from '#server/pages/page-server.ts';
import { RENDERED } from '#server/rendering/build-files.ts';
import { ensureRendered } from '#server/rendering/ensure-rendered.ts';
import { copyBuild } from './copy-build.ts';
import { serve, temporaryFolder } from './temporary.ts';

export const SNEAKER = 'kiez-low-navy';
export const IN = { de: 'auf Deutsch', en: 'in English' };

/** Returns the seed with another name and price of one sneaker. */
export function changedSneaker(name: string, priceCents: number): Catalogue {
  const products = seedCatalogue.products.map((product) =>
    product.id === SNEAKER
      ? {
          ...mapPrices(product, (_, price) => ({ ...price, priceCents })),
          name: { de: `${name} ${IN.de}`, en: `${name} ${IN.en}` },
        }
      : product,
  );
  return { ...seedCatalogue, products };
}

/** Serves the pages of a copy of the build to the tests of a file; each test starts with the seed's. */
export function servePages() {
  // A busy machine renders slowly: the renderer has a low priority.
  vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });
  const root = temporaryFolder();
  const dist = path.join(root, 'dist');
  let pages: PageServer;
  let origin: string;
  beforeAll(() => copyBuild(dist));
  beforeEach(async () => {
    // A test before may have needed its place.
    (await ensureRendered(dist, seedCatalogue))?.stop();
    pages = createPageServer(root, 'http://localhost', seedCatalogue);
    origin = await serve(pages.serve, onTestFinished);
  });
  afterEach(() => pages.site.close());

  async function get(pathname: string, encoding = 'identity', headers: HeadersInit = {}) {
    const response = await fetch(`${origin}${pathname}`, {
      redirect: 'manual',
      headers: { 'accept-encoding': encoding, ...headers },
    });
    const { status } = response;
    return { status, text: await response.text(), headers: response.headers };
  }

  /** Returns every document as it is served. */
  async function documents(): Promise<Map<string, string>> {
    const paths = [...pages.site.current.pages.paths()].filter((each) => !/success/.test(each));
    const found = new Map<string, string>();
    for (const pathname of paths) found.set(pathname, (await get(pathname)).text);
    return found;
  }

  /** Returns the paths of documents that are served otherwise than before. */
  async function differsFrom(before: ReadonlyMap<string, string>): Promise<string[]> {
    const now = await documents();
    return [...now].filter(([each, html]) => html !== before.get(each)).map(([each]) => each);
  }

  return {
    root,
    dist,
    rendered: path.join(dist, RENDERED),
    site: () => pages.site,
    get,
    documents,
    differsFrom,
  };
}
