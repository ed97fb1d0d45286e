import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { itemIdOf } from '#rules/line-ids.ts';
import { markableOf } from '#rules/sold-out.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { signInAdmin } from '#test/logins.ts';
import { writeVersion } from '#test/rendered-version.ts';
import { PACK_KEYS } from '#test/seed.ts';
import { openTestShop } from '#test/shop.ts';
import { serve, temporaryFolder } from '#test/temporary.ts';
import { productData } from '#web/structured-data.ts';
import { RENDERED } from '../rendering/build-files.ts';
import { readManifest } from '../rendering/versions.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import { ByteCache } from './byte-cache.ts';
import { PageStore } from './page-store.ts';
import { sendReply } from './reply.ts';
import { SoldOutPages } from './sold-out-pages.ts';

const BASE = 'https://shop.example';
const root = temporaryFolder();

/** Returns a page as the build writes it, with the product's structured data. */
function document(product: 'pouch' | 'kiez-low-mono', name: string): string {
  const offers =
    product === 'pouch'
      ? PACK_KEYS.map((pack) => ({
          cents: 1,
          sku: itemIdOf({ productId: 'pouch', pack }),
        }))
      : [{ cents: 1 }];
  const settings = { baseUrl: BASE, mode: 'demo', company: {} } as never;
  const data = productData({
    id: product,
    path: `/${product}`,
    name,
    lang: 'de',
    settings,
    description: `${name} </script> & $& more`,
    pictures: [],
    offers,
  });
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': [data] });
  const json = graph.replaceAll('<', '\\u003c');
  return `<html><head><script type="application/ld+json" data-page>${json}</script></head><body>${name}</body></html>`;
}

const version = await writeVersion(root, seedCatalogue, {
  pages: {
    '/': { html: '<html>home</html>' },
    '/pouch': { html: document('pouch', 'Pouch') },
    '/mono': { html: document('kiez-low-mono', 'Mono') },
  },
  notFound: { de: '/', en: '/' },
  unknown: {},
});
const test = await openTestShop();
const cookie = await signInAdmin(test);
const folder = path.join(root, RENDERED);
const manifest = readManifest(folder, version);
if (!manifest) throw new Error('nothing was written');
const store = new PageStore(folder, manifest, BASE, new ByteCache(1_000_000));
const pages = new SoldOutPages(store, test.shop);
const origin = await serve((request, response) => {
  const { url = '' } = request;
  const reply = pages.get(url) ?? store.get(url);
  if (reply) sendReply(request, response, reply);
});
beforeEach(async () => {
  await test.shop.db.delete(soldOutItems);
  test.clock.now += 60_000;
  await pages.refresh();
});

const mark = (item_ids: readonly string[], sold_out: boolean) =>
  test.send('POST', '/api/admin/sold-out', { item_ids, sold_out }, { cookie });

async function served(pathname: string) {
  const response = await fetch(`${origin}${pathname}`, { headers: { 'accept-encoding': 'br' } });
  const html = await response.text();
  const json = /ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const data = JSON.parse(json) as {
    '@graph': { description: string; offers: { availability: string }[] }[];
  };
  const [product] = data['@graph'];
  return {
    html,
    description: product?.description,
    said: product?.offers.map(({ availability }) => availability.split('/').at(-1)),
    headers: response.headers,
  };
}

describe('structured data', () => {
  it('marks sold-out packs, and restores them', async () => {
    const before = await served('/pouch');
    expect(before.said).toEqual(['InStock', 'InStock', 'InStock']);
    await mark(['pouch-duo'], true);
    await pages.refresh();
    const during = await served('/pouch');
    expect(during.said).toEqual(['InStock', 'OutOfStock', 'InStock']);
    expect(during.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(during.headers.get('content-encoding')).toBe('br');
    expect(during.headers.get('content-security-policy')).toBe(
      before.headers.get('content-security-policy'),
    );
    // Nothing else on the page changes, even with special characters in its texts.
    expect(during.description).toBe(before.description);
    expect(during.html.replace('OutOfStock', 'InStock')).toBe(before.html);
    await mark(['pouch-duo'], false);
    await pages.refresh();
    expect((await served('/pouch')).headers.get('etag')).toBe(before.headers.get('etag'));
  });

  it('marks a product sold out only if all its sizes are', async () => {
    const sizes =
      seedCatalogue.products.map(markableOf).find(({ id }) => id === 'kiez-low-mono')?.groups[0]
        ?.marks ?? [];
    await mark(sizes.slice(1), true);
    await pages.refresh();
    expect((await served('/mono')).said).toEqual(['InStock']);
    expect(pages.get('/mono')).toBeUndefined();
    await mark(sizes, true);
    await pages.refresh();
    expect((await served('/mono')).said).toEqual(['OutOfStock']);
    expect((await served('/pouch')).said).toEqual(['InStock', 'InStock', 'InStock']);
    expect(pages.get('/')).toBeUndefined();
  });
});
