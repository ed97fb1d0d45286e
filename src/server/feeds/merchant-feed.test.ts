import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGS, type Lang } from '#routes.ts';
import type { ShopMode } from '#rules/claims.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { catalogues } from '#test/catalogues.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { violations } from '#test/merchant-rules.ts';
import { newRange } from '#test/new-range.ts';
import { runs } from '#test/runs.ts';
import { SNEAKERS } from '#test/seed.ts';
import { createTestShop, type TestShop } from '#test/shop.ts';
import { feedId } from './merchant-items.ts';
import { escapeXml, feedPieces } from './merchant-xml.ts';

const baseUrl = 'https://elvare.example';

interface FeedOptions {
  readonly catalogue?: Catalogue;
  readonly lang?: Lang;
  readonly mode?: ShopMode;
  readonly soldOut?: readonly string[];
}

function feed({
  catalogue = seedCatalogue,
  lang = 'de',
  mode = 'live',
  soldOut = [],
}: FeedOptions) {
  const firm = { name: 'Kern', brand: 'Kern' };
  const context = { catalogue, lang, mode, baseUrl, firm, soldOut: new Set(soldOut) };
  return [...feedPieces(context)].join('');
}

const PLAIN: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Reads XML strictly: elements close in order, and every entity is one of the five. Returns leaves by their path. */
function leavesOf(xml: string): [path: string, text: string][] {
  const body = xml.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/, '');
  const open: string[] = [];
  const leaves: [string, string][] = [];
  let rest = body;
  let last = '';
  while (rest !== '') {
    const [all, text = '', close, name = '', empty] =
      /^([^<]*)<(\/?)([\w:]+)((?: [\w:]+="[^"<&]*")*)>/.exec(rest) ?? [];
    if (all === undefined) {
      if (rest.trim() === '' && open.length === 0) break;
      throw new Error(`no XML: ${rest.slice(0, 80)}`);
    }
    expect(empty).toBeDefined();
    if (close === '/') {
      if (open.join(' ') === last) {
        const plain = text.replace(/&(\w+);|&/g, (entity, each: string | undefined) => {
          const found = each && PLAIN[each];
          if (found === undefined) throw new Error(`no entity: ${entity}`);
          return found;
        });
        leaves.push([last, plain]);
      }
      expect(open.pop()).toBe(name);
    } else {
      open.push(name);
      last = open.join(' ');
    }
    rest = rest.slice(all.length);
  }
  expect(open).toEqual([]);
  return leaves;
}

/** Attributes of each item, parts as `shipping price`. */
function itemsOf(xml: string): [name: string, value: string][][] {
  const items: [string, string][][] = [];
  for (const piece of xml.split('<item>').slice(1)) {
    const leaves = leavesOf(`<item>${piece.split('</item>')[0]}</item>`);
    items.push(
      leaves.flatMap(([path, value]): [string, string][] => {
        const [, name = '', part] = path.split(' ').map((each) => each.replace('g:', ''));
        if (part === undefined) return [[name, value]];
        return part === 'country'
          ? [
              [name, ''],
              [`${name} ${part}`, value],
            ]
          : [[`${name} ${part}`, value]];
      }),
    );
  }
  leavesOf(xml);
  return items;
}

const byId = (xml: string) =>
  new Map(itemsOf(xml).map((item) => [item.find(([name]) => name === 'id')?.[1], new Map(item)]));

describe('items', () => {
  test.each<[string, FeedOptions]>([
    ['the seed', {}],
    ['a large catalogue in English', { catalogue: largeCatalogue(300), lang: 'en' }],
    ['a demo', { mode: 'demo' }],
  ])('keep Google’s rules: %s', (_, options) => {
    const items = itemsOf(feed(options));
    expect(items.length).toBeGreaterThan(100);
    expect(items.flatMap((item) => violations(item))).toEqual([]);
    expect(byId(feed(options)).size).toBe(items.length);
  });

  test('keep them for any catalogue, with any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300, minLength: 1 });
    fc.assert(
      fc.property(catalogues, text, fc.constantFrom(...LANGS), (catalogue, raw, lang) => {
        const nasty = `<&>"']]> ${raw} ß`;
        const long = nasty.repeat(80);
        const products = catalogue.products.map((product) => {
          const texts = { ...product.texts.de, description: long };
          const name = { de: long, en: long };
          return { ...product, name, texts: { de: texts, en: texts } };
        });
        const items = itemsOf(feed({ catalogue: { ...catalogue, products }, lang }));
        expect(items.flatMap((item) => violations(item))).toEqual([]);
      }),
      runs(4),
    );
  });

  test.each(LANGS)('have what Germany asks of apparel in %s', (lang) => {
    const { products } = seedCatalogue;
    for (const product of products) {
      const items = itemsOf(feed({ lang, catalogue: { ...seedCatalogue, products: [product] } }));
      const isPerfume = product.tags['category'] === 'Parfüm';
      const isWorn = ['sneakers', 'trikots', 'caps'].includes(product.collection);
      const kinds = [
        ...(isPerfume ? [] : (['apparel'] as const)),
        ...(isWorn ? (['worn'] as const) : []),
      ];
      expect([product.id, items.flatMap((item) => violations(item, kinds))]).toEqual([
        product.id,
        [],
      ]);
    }
  });

  test('name up to three colours in the language of the feed', () => {
    const colourOf = (id: string, lang: Lang) => byId(feed({ lang })).get(id)?.get('color');
    expect(colourOf('deutschland-heim-M', 'de')).toBe('Weiß/Schwarz/Rot');
    expect(colourOf('deutschland-heim-M', 'en')).toBe('White/Black/Red');
    expect(colourOf('hafen-runner-tinte-42', 'de')).toBe('Blau');
    expect(colourOf('sonnenbrille-ovale', 'de')).toBe('Schwarz');
    expect(colourOf('pouch-rosa', 'de')).toBe('Rosa');
    expect(colourOf('parfum-noir', 'de')).toBeUndefined();
    expect(byId(feed({})).get('baseball-cap-monogram-rosa')?.get('size')).toBe('One Size');
  });

  test('have the price of the page, and no former price that nothing proves', () => {
    const live = byId(feed({})).get('kiez-low-navy-42');
    const demo = byId(feed({ mode: 'demo' })).get('kiez-low-navy-42');
    const product = SNEAKERS.find(({ id }) => id === 'kiez-low-navy');
    if (!product) throw new Error('the seed has no such sneaker');
    const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`;
    expect([live?.get('price'), live?.has('sale_price')]).toEqual([
      euros(product.priceCents),
      false,
    ]);
    expect([demo?.get('price'), demo?.get('sale_price')]).toEqual([
      euros(product.originalCents ?? 0),
      euros(product.priceCents),
    ]);
  });

  test('are the variants of a product, each with its address and picture', () => {
    const items = byId(feed({ lang: 'en' }));
    const shoe = items.get('kiez-low-navy-42');
    expect(Object.fromEntries(shoe ?? [])).toMatchObject({
      item_group_id: 'kiez-low-navy',
      title: 'Kiez Low Navy, Size 42',
      link: `${baseUrl}/en/sneakers/kiez-low-navy?groesse=42`,
      image_link: `${baseUrl}/images/kiez-low-navy/quarter-800.webp`,
      size: '42',
      size_system: 'EU',
      age_group: 'adult',
    });
    const bag = items.get('pouch-himmelblau') ?? items.get('pouch-rosa');
    expect(bag?.get('link')).toMatch(/\/en\/products\/pouch\?farben=\w+$/);
    expect(bag?.get('image_link')).toMatch(/\/images\/pouch\/\w+-quarter-800\.webp$/);
    const perfume = items.get('parfum-noir');
    expect(perfume?.get('unit_pricing_measure')).toMatch(/^\d+ ml$/);
    expect(perfume?.get('unit_pricing_base_measure')).toBe('1 l');
    expect(perfume?.has('item_group_id')).toBe(false);
  });

  test('have a product of packs that comes in no colours, sold out with its first pack', () => {
    const availability = (...soldOut: string[]) => {
      const items = byId(feed({ catalogue: newRange, soldOut }));
      return [...items].flatMap(([id, item]) =>
        item.get('title')?.startsWith('Socken')
          ? [[id, item.get('title'), item.get('link'), item.get('price'), item.get('availability')]]
          : [],
      );
    };
    const link = `${baseUrl}/hoodies/socken`;
    const socks = ['socken', 'Socken', link, '29.99 EUR'];
    expect(availability()).toEqual([[...socks, 'in_stock']]);
    expect(availability('socken-sechser')).toEqual([[...socks, 'out_of_stock']]);
  });

  test('say what is sold out', () => {
    const soldOut = ['kiez-low-navy-42', 'pouch:rosa', 'siegelring', 'hafen-runner-sand'];
    const gone = [...byId(feed({ soldOut }))]
      .filter(([, item]) => item.get('availability') === 'out_of_stock')
      .map(([id]) => id);
    expect(gone.filter((id) => !id?.startsWith('hafen-runner-sand-'))).toEqual(
      expect.arrayContaining(['kiez-low-navy-42', 'siegelring', 'pouch-rosa']),
    );
    expect(gone.filter((id) => id?.startsWith('hafen-runner-sand-')).length).toBe(10);
    expect(gone.length).toBe(13);
  });

  test('ship for what the cart says', () => {
    const { freeShippingFromCents, shippingCents } = seedCatalogue.facts;
    for (const item of byId(feed({})).values()) {
      const cents = Math.round(Number(item.get('price')?.split(' ')[0]) * 100);
      const wanted = cents >= freeShippingFromCents ? 0 : shippingCents;
      expect(item.get('shipping price')).toBe(`${(wanted / 100).toFixed(2)} EUR`);
    }
  });

  test('have ids that are short and differ', () => {
    const long = 'a'.repeat(60);
    expect(feedId(long)).toHaveLength(50);
    expect(feedId(`${long}-42`)).not.toBe(feedId(`${long}-43`));
    expect(feedId('pouch-rosa')).toBe('pouch-rosa');
    expect(escapeXml('\u0000\ufffeä\n<')).toBe('ä\n&lt;');
  });
});

describe('the feed', () => {
  let live: TestShop;
  beforeAll(async () => {
    live = await createTestShop({ settings: { shopMode: 'live' } });
  });
  afterAll(() => live.close());

  test('is there in live mode alone', async () => {
    const { settings } = live.shop;
    for (const path of ['/feeds/google-merchant.de.xml', '/feeds/google-merchant.en.xml']) {
      const response = await live.request(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'application/xml; charset=utf-8',
      ]);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      Object.assign(settings, { shopMode: 'demo' });
      expect((await live.request(path)).status).toBe(404);
      Object.assign(settings, { shopMode: 'live' });
      expect(itemsOf(await response.text()).flatMap((item) => violations(item))).toEqual([]);
    }
  });

  test('is sent once for a version and its sold-out marks', async () => {
    const first = await live.request('/feeds/google-merchant.de.xml');
    const etag = first.headers.get('etag') ?? '';
    await first.text();
    const again = () =>
      live.request('/feeds/google-merchant.de.xml', { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    expect((await live.request('/feeds/google-merchant.en.xml')).headers.get('etag')).not.toBe(
      etag,
    );
    await live.shop.pool.query("insert into sold_out_items (item_id) values ('siegelring')");
    live.shop.parts.soldOut.forget();
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(
      byId(await changed.text())
        .get('siegelring')
        ?.get('availability'),
    ).toBe('out_of_stock');
  });

  test('is compressed for who takes it', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const response = await live.request('/feeds/google-merchant.de.xml', { headers });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(itemsOf(text).length).toBeGreaterThan(100);
  });
});
