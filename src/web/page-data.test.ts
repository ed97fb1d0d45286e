import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGS } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { grownCatalogue } from '#test/catalogues.ts';
import { PAGE_DATA } from './page-data.ts';
import type { BagData } from './pages/bag/data.ts';

const PAGES = [
  ['sneaker', 'sneaker'],
  ['trikot', 'jersey'],
  ['accessoire', 'accessory'],
] as const;

describe.each(PAGES)('data of /%s', (page, kind) => {
  const make = PAGE_DATA[page];
  if (!make) throw new Error(`${page} has no data`);
  const products = grownCatalogue.products.filter((product) => product.kind === kind);

  it('is JSON with the texts of one language, for every product that the catalogue has', () => {
    expect(products.length).toBeGreaterThan(9);
    for (const { id, name, texts } of products) {
      for (const lang of LANGS) {
        const data = make(grownCatalogue, lang, id);
        expect(data).toMatchObject({ id, kind, name: name[lang], texts: texts[lang] });
        expect(JSON.parse(JSON.stringify(data))).toEqual(data);
      }
    }
  });

  it.each(['pouch', 'nicht-da', '', '__proto__'])('is undefined for %j', (id) => {
    expect(make(grownCatalogue, 'de', id)).toBeUndefined();
  });
});

describe('data of /caps', () => {
  const [first, second] = grownCatalogue.products.filter(({ kind }) => kind === 'cap');

  it('are of the first cap, which shows its first colour at first', () => {
    const data = PAGE_DATA.caps?.(grownCatalogue, 'en', '');
    expect(data).toMatchObject({ id: first?.id, name: first?.name.en, preselected: 'rosa' });
    const without = grownCatalogue.products.filter(({ kind }) => kind !== 'cap');
    expect(PAGE_DATA.caps?.({ ...grownCatalogue, products: without }, 'de', '')).toBeUndefined();
  });

  it('are of a further cap by its id, and of no other product', () => {
    const data = PAGE_DATA.cap?.(grownCatalogue, 'en', 'dad-cap');
    expect(data).toMatchObject({ id: second?.id, path: '/caps/dad-cap', preselected: 'navy' });
    for (const id of [first?.id ?? '', 'pouch', 'nicht-da', '__proto__', '$&']) {
      expect(PAGE_DATA.cap?.(grownCatalogue, 'de', id)).toBeUndefined();
    }
  });
});

describe('data of /products', () => {
  const make = PAGE_DATA.bag;
  if (!make) throw new Error('bags have no data');
  const bag = (id: string, catalogue: Catalogue = grownCatalogue) =>
    make(catalogue, 'de', id) as BagData;

  it('are JSON with the texts of one language, found by the last segment of the path', () => {
    const bags = grownCatalogue.products.filter((product) => product.kind === 'bag');
    expect(bags).toHaveLength(6);
    for (const { id, path, name, texts } of bags) {
      for (const lang of LANGS) {
        const data = make(grownCatalogue, lang, path.replace('/products/', ''));
        expect(data).toMatchObject({ id, path, name: name[lang], texts: texts[lang] });
        expect(JSON.parse(JSON.stringify(data))).toEqual(data);
      }
    }
  });

  it.each(['kartenetui', 'siegelring', 'nicht-da', '', '__proto__', '$&'])(
    'are undefined for %j',
    (id) => {
      expect(make(grownCatalogue, 'de', id)).toBeUndefined();
    },
  );

  it('have a chosen colour on the pouch alone', () => {
    expect(bag('pouch').preselected).toBe('schwarz');
    for (const id of ['travel-bag', 'beach-bag']) {
      expect(bag(id)).not.toHaveProperty('preselected');
    }
  });

  it('name the gifts of a pack, and have cards of them on the travel bag', () => {
    expect(bag('toiletry-bag').packs[1]?.giftLine).toBe('FREE Kartenetui');
    expect(bag('toiletry-bag')).not.toHaveProperty('giftCards');
    const { giftCards } = bag('travel-bag');
    expect(Object.keys(giftCards ?? {})).toEqual(['card_holder', 'raffle_ticket', 'wallet']);
    expect(giftCards?.card_holder?.picture).toBe('/images/kartenetui/schwarz-quarter');
    expect(giftCards?.raffle_ticket).not.toHaveProperty('picture');
  });

  it('have the cards of any bag that the catalogue wants to have them', () => {
    const products = grownCatalogue.products.map((product) =>
      product.id === 'beach-bag'
        ? { ...product, hasGiftCards: true, isCoverChosen: true }
        : product,
    );
    const data = bag('beach-bag', { ...grownCatalogue, products });
    expect(Object.keys(data.giftCards ?? {})).toEqual(['card_holder', 'raffle_ticket']);
    expect(data.preselected).toBe('navy');
  });

  it('have experiences of the card holder in one language', () => {
    const { experiences } = bag('elvare-kartenetui');
    expect(experiences?.tiles.map(({ place }) => place)).toEqual(['Bremen', 'Leipzig', 'Köln']);
    expect(experiences?.films.map(({ title }) => title)).toContain('Auspacken');
    expect(bag('pouch')).not.toHaveProperty('experiences');
  });
});

it('has every view of a product, in the order of its gallery', () => {
  const bases = (page: 'caps' | 'sneaker' | 'trikot' | 'accessoire', id: string) => {
    const data = PAGE_DATA[page]?.(seedCatalogue, 'de', id) as { pictures: { base: string }[] };
    return data.pictures.map(({ base }) => base);
  };
  expect(bases('caps', '').filter((base) => base.includes('/lila-'))).toEqual([
    '/images/baseball-cap-monogram/lila-quarter',
    '/images/baseball-cap-monogram/lila-side',
    '/images/baseball-cap-monogram/lila-back',
  ]);
  expect(bases('sneaker', 'kiez-low-mono')).toHaveLength(4);
  expect(bases('trikot', 'vintage-1974')[1]).toBe('/images/vintage-1974/back');
  expect(bases('accessoire', 'siegelring')[0]).toBe('/images/siegelring/main');
});
