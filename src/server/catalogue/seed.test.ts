import { describe, expect, it } from 'vitest';
import type { Catalogue, ProductTexts } from '#catalogue/catalogue.ts';
import { catalogueSchema } from '#contract/catalogue.ts';
import { LANGS, type Lang } from '#routes.ts';
import { pricesOf } from '#rules/product-prices.ts';
import { selectionOf } from '#rules/range.ts';
import { ACCESSORIES, BAGS, JERSEYS, SNEAKERS } from '#test/seed.ts';
import { withDemoClaims } from './demo-claims.ts';
import { entriesOf, joinEntries } from './entries.ts';
import { seedCatalogue } from './seed.ts';

const { products, gifts, facts } = seedCatalogue;

/** Every string inside a value, however deep. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** Forbidden style: shouting, clichés, environmental claims, the polite form. */
const UNWANTED: Readonly<Record<Lang, RegExp>> = {
  de: /!|—|nachhaltig|umwelt|klimaneutral|bio\b|perfekt|ultimativ|einzigartig|Must-have|Statement|zeitlos|Blickfang|mühelos|nicht nur .* sondern|\bSie haben\b|\bIhre?n?\b/,
  en: /!|—|sustainab|\beco\b|eco-|climate|perfect|ultimate|unique|must-have|statement|timeless|effortless|elevate|not just|seamless|vibrant/i,
};

/** Fibres that are named in per cent. */
const sharesOf = ({ material = [] }: ProductTexts) =>
  material
    .filter(({ label }) => !/Duftöl|Perfume oil/.test(label))
    .map(({ value }) => [...value.matchAll(/(\d+)\s?%(?! vol)/g)].map(([, share]) => Number(share)))
    .filter((shares) => shares.length > 0);

describe('the range', () => {
  it('is a catalogue, unchanged by parsing and by storing', () => {
    const stored = joinEntries(entriesOf(seedCatalogue));
    const parsed = catalogueSchema.parse(stored);
    expect(parsed).toEqual(stored);
    // The order of fields counts as well: products of an upgraded demo have that of the schema.
    expect(parsed.products.map((each) => JSON.stringify(each))).toEqual(
      stored.products.map((each) => JSON.stringify(each)),
    );
    expect(withDemoClaims(stored as Catalogue)).toEqual(seedCatalogue);
  });

  it('has the specified size, in the order of lists', () => {
    const homes = Map.groupBy(products, ({ collection }) => collection);
    expect([...homes].map(([collection, { length }]) => [collection, length])).toEqual([
      ['bags', 5],
      ['caps', 1],
      ['sneakers', 16],
      ['trikots', 10],
      ['accessoires', 9],
    ]);
    expect(Object.values(BAGS).map(({ colours }) => colours.length)).toEqual([6, 5, 12, 11, 12]);
  });

  it('costs less than before, within the specified bands; every single product ships free', () => {
    const band = (of: readonly { readonly priceCents: number }[]) => {
      const cents = of.map(({ priceCents }) => priceCents);
      return [Math.min(...cents), Math.max(...cents)];
    };
    expect([SNEAKERS, JERSEYS, ACCESSORIES].map(band)).toEqual([
      [5499, 10_999],
      [3998, 4999],
      [2499, 7999],
    ]);
    for (const { priceCents, originalCents } of products.flatMap(pricesOf)) {
      expect(originalCents).toBeGreaterThan(priceCents);
      expect(priceCents).toBeGreaterThan(facts.freeShippingFromCents);
    }
  });

  it('rates every product with 4.5 to 5 in the demo', () => {
    for (const { id, demoRating } of products) {
      expect(demoRating?.average, id).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('claims experiences in the demo beside different pictures of the product', () => {
    const told = products.filter(({ experiences }) => experiences);
    expect(told.map(({ id }) => id)).toEqual(['kartenetui']);
    for (const { experiences, pictures } of told) {
      const shown = experiences?.tiles.map(({ picture }) => picture) ?? [];
      expect(new Set(shown).size).toBe(shown.length);
      expect(pictures.map(({ base }) => base)).toEqual(expect.arrayContaining(shown));
    }
  });

  it('recommends every sneaker once, never two of one silhouette in a row', () => {
    const shelf = selectionOf('sneakers', seedCatalogue);
    expect(shelf.toSorted()).toEqual(SNEAKERS.map(({ id }) => id).toSorted());
    const silhouettes = shelf.map((id) => id.split('-')[0]);
    expect(silhouettes.some((name, index) => name === silhouettes[index + 1])).toBe(false);
  });
});

describe.each(LANGS)('texts (%s)', (lang) => {
  it.each(products.map(({ id, texts }) => [id, texts[lang]] as const))(
    '%s: one to three sentences, four features, complete fibres',
    (_id, { description = '', care, material = [], details = [], ...texts }) => {
      const sentences = description.split(/(?<=[.?])\s+(?=[A-ZÄÖÜ])/).length;
      expect(sentences).toBeLessThanOrEqual(3);
      expect(care).toMatch(/\.$/);
      expect(texts.features).toHaveLength(4);
      for (const shares of sharesOf({ material })) expect(shares.reduce((a, b) => a + b)).toBe(100);
      for (const { value } of [...material, ...details]) expect(value).not.toMatch(/\.$/);
    },
  );

  it('have a voice of their own, and keep their manners', () => {
    const own = products.flatMap(({ texts }) => [
      texts[lang].description,
      ...(texts[lang].features ?? []),
    ]);
    expect(new Set(own).size).toBe(own.length);
    const said = [...products, ...Object.values(gifts)].map(({ texts }) => texts[lang]);
    expect(strings(said).filter((text) => UNWANTED[lang].test(text))).toEqual([]);
  });
});

it('tells the same about every product in both languages', () => {
  for (const { id, texts } of products) {
    const rows = ({ material, details }: ProductTexts) => [material?.length, details?.length];
    expect(rows(texts.en), id).toEqual(rows(texts.de));
  }
});

describe('the options', () => {
  const { colours } = seedCatalogue;

  it('names colours differently in each language', () => {
    for (const lang of LANGS) {
      const names = Object.values(colours).map(({ name }) => name[lang]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
