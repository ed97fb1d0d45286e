import { describe, expect, test } from 'vitest';
import {
  at,
  beanie,
  beanies,
  codes,
  csv,
  DEFAULTS,
  first,
  move,
  SHOPIFY,
  shirt,
  shopify,
  state,
  WOO,
  woo,
} from '#test/other-shops.ts';
import { moveTable } from './move-table.ts';
import { splitTable } from './read-table.ts';

describe('a Shopify export', () => {
  test('becomes a product with sizes, colours, both prices, stock, pictures and redirects', () => {
    const { rows, moved } = move(csv([SHOPIFY, ...beanies])) ?? {};
    const [product, colour, redirects] = rows ?? [];
    expect(product).toMatchObject({ kind: 'product', id: 'moehne-beanie', line: 2, notes: [] });
    expect(product?.content).toEqual({
      ...{ id: 'moehne-beanie', path: '/caps/moehne-beanie', collection: 'caps', tags: {} },
      ...{ pictures: [], name: { de: 'Möhne Beanie', en: '' }, brand: 'Möhne' },
      ...{
        priceCents: 2_490,
        originalCents: 2_990,
        sizes: ['S', 'M'],
        colours: ['weiss', 'nebelgrau'],
      },
      ...{ weightG: 80, searchWords: 'mütze, winter' },
      texts: { de: { description: 'Weiche Wolle.\n\n• warm' }, en: {} },
    });
    // The white one is the shop's own colour; a size that the other shop didn't have isn't sold.
    expect(colour).toMatchObject({
      id: 'nebelgrau',
      content: { name: { de: 'Nebelgrau', en: '' }, hex: '' },
    });
    expect(product?.stock).toEqual({
      'moehne-beanie-weiss-S': 4,
      'moehne-beanie-weiss-M': 0,
      'moehne-beanie-nebelgrau-S': null,
    });
    expect(redirects).toMatchObject({
      kind: 'redirects',
      content: { rows: [{ from: '/products/moehne-beanie', to: '/caps/moehne-beanie' }] },
    });
    expect(moved).toMatchObject({ from: 'shopify', unread: ['Variant SKU'], counted: 2 });
    const pictures = ['1.jpg', '2.jpg', '3.jpg'].map((file) => ({
      ...{ product: 'moehne-beanie', address: at(file) },
      alt: file === '1.jpg' ? 'Beanie auf Holz' : '',
    }));
    const ofColour = {
      product: 'moehne-beanie',
      colour: 'weiss',
      address: at('weiss.jpg'),
      alt: '',
    };
    expect(moved?.pictures).toEqual([...pictures, ofColour]);
  });

  test('is read with the headings of newer exports, and without options', () => {
    const table = csv([
      [
        'Title',
        'URL handle',
        'Description',
        'Option1 name',
        'Option1 value',
        'Price',
        'Compare-at price',
        'Barcode',
      ],
      [
        'Tasse',
        'tasse',
        'Für Tee &amp; Kaffee\nund Kakao',
        'Title',
        'Default Title',
        '12.00',
        '',
        "'4006381333931",
      ],
    ]);
    const { rows } = move(table, { hasRedirects: false }) ?? {};
    expect(rows).toMatchObject([
      {
        id: 'tasse',
        content: {
          ...{ priceCents: 1_200, ean: '4006381333931' },
          texts: { de: { description: 'Für Tee & Kaffee\nund Kakao' } },
        },
      },
    ]);
    expect(rows?.[0]?.content).not.toHaveProperty('sizes');
    expect(rows?.[0]).not.toHaveProperty('stock');
  });

  test('says what one product can’t hold', () => {
    const plain = { ...first, 'Option1 Name': 'Größe', 'Option2 Name': 'Material' };
    const { rows, skipped } =
      move(
        csv([
          SHOPIFY,
          shopify(beanie('42,5', 'Leder', { ...plain, 'Variant Barcode': '1', Status: 'draft' })),
          shopify(beanie('42,5', 'Filz', { 'Variant Price': '30.00', 'Variant Barcode': '2' })),
          shopify({
            Handle: 'gutschein',
            Title: 'Gutschein',
            'Gift Card': 'TRUE',
            'Variant Price': '25.00',
          }),
        ]),
      ) ?? {};
    expect(rows?.[0]?.notes).toEqual([
      { code: 'was_hidden', values: {}, path: [] },
      { code: 'size_no_id', values: { value: '42,5' }, path: [] },
      { code: 'option_unread', values: { option: 'Material', values: 'Leder, Filz' }, path: [] },
      { code: 'variants_differ', values: { column: 'EAN' }, path: [] },
      { code: 'prices_differ', values: { lowest: '24.90', highest: '30.00' }, path: [] },
      { code: 'stock_unread', values: {}, path: [] },
    ]);
    expect(rows?.[0]?.content).toMatchObject({ priceCents: null, sizes: ['42,5'] });
    // Nothing is sold of which nobody knows how many there are.
    expect(rows?.[0]?.stock).toEqual({});
    expect(skipped).toMatchObject([{ line: 4, problems: [{ code: 'no_goods' }] }]);
  });

  test('takes no former price that only one variant has, nor keeps one that is passed', () => {
    const [white = [], other = []] = ['Weiß', 'Navy'].map((colour) =>
      shopify(
        beanie('S', colour, {
          ...first,
          ...(colour === 'Navy' && { 'Variant Compare At Price': '' }),
        }),
      ),
    );
    const content = { name: {}, originalCents: 2_490 };
    const entry = { content, removed: false, kind: 'product', id: 'moehne-beanie' } as never;
    const published = new Map([...state.published, ['product moehne-beanie', entry] as const]);
    const { rows } = move(csv([SHOPIFY, white, other]), {}, { ...state, published }) ?? {};
    expect(codes(rows?.[0])).toEqual(['variants_differ', 'stock_of_sold']);
    expect(rows?.[0]?.content).not.toHaveProperty('originalCents');
  });

  test('leaves a former price that nothing proves, as a live shop must', () => {
    const { rows } = move(csv([SHOPIFY, ...beanies]), { keepsFormerPrices: false }) ?? {};
    expect(codes(rows?.[0])).toEqual(['former_price_unproved']);
    expect(rows?.[0]?.content).not.toHaveProperty('originalCents');
  });

  test('adds no redirect to an address that stays, and keeps those that are there', () => {
    const before = { from: '/products/moehne-beanie', to: '/caps' };
    const entry = { kind: 'redirects', id: 'redirects', content: { rows: [before] } } as const;
    const drafts = new Map([['redirects redirects', entry as never]]);
    const rowsOf = (collection: string, known = state) =>
      move(csv([SHOPIFY, ...beanies]), { collection }, known)?.rows.map(({ kind }) => kind);
    // The demo's bags are at /products.
    expect(rowsOf('bags')).toEqual(['product', 'colour']);
    expect(rowsOf('caps', { ...state, drafts })).toEqual(['product', 'colour']);
  });

  test('keeps the texts and pictures that a product has here', () => {
    const known = {
      name: { de: 'Alt', en: 'Old' },
      texts: { de: { care: 'Kalt.' }, en: { care: 'Cold.' } },
    };
    const content = {
      id: 'moehne-beanie',
      path: '/caps/x',
      collection: 'caps',
      pictures: [{}],
      ...known,
    };
    const published = new Map([
      ...state.published,
      [
        'product moehne-beanie',
        { content, removed: false, kind: 'product', id: 'moehne-beanie' } as never,
      ],
    ]);
    const { rows } = move(csv([SHOPIFY, ...beanies]), {}, { ...state, published }) ?? {};
    expect(rows?.[0]?.content).toMatchObject({
      ...{ path: '/caps/x', pictures: [{}], name: { de: 'Möhne Beanie', en: 'Old' } },
      texts: { de: { care: 'Kalt.', description: expect.any(String) }, en: { care: 'Cold.' } },
    });
    expect(codes(rows?.[0])).toEqual(['stock_of_sold']);
    expect(rows?.[0]).not.toHaveProperty('stock');
  });
});

describe('a WooCommerce export', () => {
  test.each(['en', 'de'] as const)('becomes products with headings in %s', (lang) => {
    const { rows, moved } = move(csv([WOO[lang], ...shirt])) ?? {};
    expect(rows?.[0]?.content).toMatchObject({
      ...{ id: 'rheinhemd', name: { de: 'Rheinhemd', en: '' }, searchWords: 'hemd', weightG: 250 },
      ...{ priceCents: 3_990, originalCents: 4_990, colours: ['rosa', 'blauhell'] },
      texts: {
        de: {
          description: 'Leicht.\n\nAus\nLeinen.',
          details: [{ label: 'Stoff', value: 'Leinen, Hanf' }],
        },
      },
    });
    expect(rows?.[0]).toMatchObject({
      ...{ notes: [], stock: { 'rheinhemd-rosa': 3, 'rheinhemd-blauhell': 0 } },
    });
    expect(rows?.at(-1)?.content).toEqual({
      rows: ['/produkt/rheinhemd', '/product/rheinhemd'].map((from) => ({
        from,
        to: '/caps/rheinhemd',
      })),
    });
    expect(moved?.unread).toEqual([lang === 'en' ? 'Categories' : 'Kategorien']);
    expect(moved?.pictures.map(({ address, colour }) => [address, colour])).toEqual([
      ...[[at('a.jpg')], [at('b,1.jpg')]].map(([address]) => [address, undefined]),
      ...[
        [at('0.jpg'), 'rosa'],
        [at('1.jpg'), 'blauhell'],
      ],
    ]);
  });

  test('keeps offers of a time, variants of any size and other kinds of goods apart', () => {
    const any = { Type: 'variation', Parent: 'id:7', 'Regular price': '9', Stock: '2' };
    const { rows, skipped } =
      move(
        csv([
          WOO.en,
          woo({
            ...{ ID: '6', Type: 'simple', Name: 'Kissen', 'Regular price': '20', Published: '0' },
            ...{ 'Sale price': '15', 'Date sale price ends': '2026-12-24' },
          }),
          woo({
            ID: '7',
            Type: 'variable',
            Name: 'Socke',
            'Attribute 1 name': 'Size',
            'Attribute 1 value(s)': 'S, M',
          }),
          woo({ ...any, ID: '8', 'Attribute 1 name': 'Size' }),
          woo({
            ID: '9',
            Type: 'simple, downloadable',
            Name: 'Schnittmuster',
            'Regular price': '5',
          }),
          woo({ ...any, ID: '10', Parent: 'weg', Name: 'Verwaist' }),
        ]),
        { hasRedirects: false },
      ) ?? {};
    expect(rows?.map(codes)).toEqual([['was_hidden', 'sale_for_a_time'], ['stock_unread']]);
    expect(rows?.map(({ content }) => content)).toMatchObject([
      { priceCents: 2_000 },
      { priceCents: 900, sizes: ['S', 'M'] },
    ]);
    expect(skipped?.map(({ line, problems }) => [line, problems[0]?.code])).toEqual([
      [5, 'no_goods'],
      [6, 'no_parent'],
    ]);
  });
});

test('a table of the shop itself is no export', () => {
  expect(
    move(
      csv(
        [
          ['Kennung', 'Name (Deutsch)', 'Preis'],
          ['x', 'y', '3'],
        ],
        ';',
      ),
    ),
  ).toBeUndefined();
});

test('damaged letters refuse the whole table', () => {
  const bytes = new TextEncoder().encode(csv([SHOPIFY, ...beanies, shopify({ Title: 'Gr?n' })]));
  bytes[bytes.lastIndexOf(0x3f)] = 0xfc;
  const split = splitTable(bytes);
  if (Array.isArray(split)) throw new Error('refused');
  const { rows } = moveTable('shopify', split, state, DEFAULTS);
  expect(rows).toMatchObject([{ line: 6, problems: [{ code: 'unreadable_text' }] }]);
});
