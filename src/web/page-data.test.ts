import { describe, expect, it } from 'vitest';
import { grownCatalogue } from '../../test/catalogues.ts';
import { seedCatalogue } from '../catalogue/seed/seed-catalogue.ts';
import { LANGS } from '../routes.ts';
import { PAGE_DATA } from './page-data.ts';

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

it('the page of the cap shows the first cap, and its first colour at first', () => {
  const cap = grownCatalogue.products.find(({ kind }) => kind === 'cap');
  const data = PAGE_DATA.caps?.(grownCatalogue, 'en', '');
  expect(data).toMatchObject({ id: cap?.id, name: cap?.name.en, firstColour: 'rosa' });
  const without = grownCatalogue.products.filter(({ kind }) => kind !== 'cap');
  expect(PAGE_DATA.caps?.({ ...grownCatalogue, products: without }, 'de', '')).toBeUndefined();
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
