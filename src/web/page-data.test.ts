import { describe, expect, it } from 'vitest';
import type { Block, Catalogue } from '#catalogue/catalogue.ts';
import { LANGS } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { grownCatalogue } from '#test/catalogues.ts';
import { PAGE_DATA } from './page-data.ts';
import { homeData } from './pages/page/data.ts';
import type { ShownBlocks } from './pages/page/page-data.ts';
import type { ProductData } from './pages/product/product-data.ts';

const { product: make, unknown } = PAGE_DATA;
if (!make) throw new Error('products have no data');
const shown = (path: string, catalogue: Catalogue = grownCatalogue) =>
  make(catalogue, 'de', path) as ProductData;

describe('data of products', () => {
  it('are JSON with the texts of one language, found by their paths', () => {
    for (const { id, path, name, texts } of grownCatalogue.products) {
      for (const lang of LANGS) {
        const data = make(grownCatalogue, lang, path.slice(1));
        const said = { id, path, name: name[lang], texts: { care: texts[lang].care } };
        expect(data).toMatchObject(said);
        expect(JSON.parse(JSON.stringify(data))).toEqual(data);
      }
    }
  });

  it.each(['pouch', 'sneakers', 'products/siegelring', '', '__proto__', '$&'])(
    'are undefined for %j',
    (id) => expect(make(grownCatalogue, 'de', id)).toBeUndefined(),
  );

  it('open with the first colour; in packs one is chosen where the product says so', () => {
    expect(shown('caps').preselected).toBe('rosa');
    expect(shown('caps/dad-cap').preselected).toBe('navy');
    expect(shown('products/pouch').preselected).toBe('schwarz');
    for (const id of ['travel-bag', 'beach-bag']) {
      expect(shown(`products/${id}`)).not.toHaveProperty('preselected');
    }
  });

  it('name the gifts of a pack, and have cards of them on the travel bag', () => {
    expect(shown('products/toiletry-bag').packs?.[1]?.giftLine).toBe('FREE Kartenetui');
    expect(shown('products/toiletry-bag')).not.toHaveProperty('giftCards');
    const { cards = {} } = shown('products/travel-bag').giftCards ?? {};
    expect(Object.keys(cards)).toEqual(['card_holder', 'raffle_ticket', 'wallet']);
    expect(cards['card_holder']?.picture).toBe('/images/kartenetui/schwarz-quarter');
    expect(cards['raffle_ticket']).not.toHaveProperty('picture');
  });

  it('have the cards of any product that the catalogue wants to have them', () => {
    const products = grownCatalogue.products.map((product) =>
      product.id === 'beach-bag'
        ? { ...product, hasGiftCards: true, isCoverChosen: true }
        : product,
    );
    const data = shown('products/beach-bag', { ...grownCatalogue, products });
    expect(Object.keys(data.giftCards?.cards ?? {})).toEqual(['card_holder', 'raffle_ticket']);
    // The cover is navy.
    expect(data.preselected).toBe('sand');
  });

  it('have experiences of the card holder in one language', () => {
    const { experiences } = shown('products/elvare-kartenetui');
    expect(experiences?.tiles.map(({ place }) => place)).toEqual(['Bremen', 'Leipzig', 'Köln']);
    expect(experiences?.films).toContain('Auspacken');
    expect(shown('products/pouch')).not.toHaveProperty('experiences');
  });

  it('have every view, in the order of the gallery, and those of every colour last', () => {
    expect(shown('caps').colours?.find(({ id }) => id === 'lila')?.pictures).toEqual([
      '-quarter',
      '-side',
      '-back',
      { base: 'worn', alt: 'Baseball Cap Monogram in Rosa auf einem Gipskopf, schräg von vorn.' },
    ]);
    expect(shown('sneakers/kiez-low-mono').pictures).toHaveLength(5);
    expect(shown('sneakers/kiez-low-mono').pictures?.[1]).toBe('side');
    expect(shown('accessoires/siegelring').views).toEqual(['ganz', 'aus der Nähe']);
  });
});

it('says that a jersey is unknown, and of no other product', () => {
  const said = unknown?.(seedCatalogue, 'en', 'trikots');
  expect(said).toMatchObject({ title: 'Jersey not found', href: '/en/trikots' });
  expect(unknown?.(seedCatalogue, 'en', 'sneakers')).toBeUndefined();
});

describe('numbers of a page', () => {
  const label = { de: 'Bestellungen', en: 'orders' };
  const items = [
    { value: 7, label },
    { source: 'orders', label },
    { source: 'founded', label },
  ] as const;
  const numbersOf = (more: Partial<Catalogue>, some: readonly object[] = items) => {
    const block = { kind: 'numbers', label, items: some } as Block;
    const pages = { ...seedCatalogue.pages };
    if (pages['home']) pages['home'] = { ...pages['home'], blocks: [block] };
    const data = homeData({ ...seedCatalogue, pages, ...more }, 'de');
    const shownBlocks = [...(data?.blocks ?? []), ...Object.values(data?.below?.blocks ?? {})];
    const found = shownBlocks.find(({ kind }) => kind === 'numbers');
    return (found as ShownBlocks['numbers'] | undefined)?.items.map(({ value }) => value);
  };

  it('are typed, or what orders and firm prove', () => {
    expect(numbersOf({ proven: { orders: 1_200 }, firm: { founded: 2019 } })).toEqual([
      7, 1_200, 2_019,
    ]);
    expect(numbersOf({ firm: { founded: 2019 } })).toEqual([7, 2_019]);
  });

  it('are not there if nothing proves any', () => {
    expect(numbersOf({}, items.slice(1))).toBeUndefined();
  });
});
