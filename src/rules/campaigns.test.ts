import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import type { Price } from '#catalogue/types.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import {
  applyCampaigns,
  type Campaign,
  type CampaignGoods,
  type CampaignOffer,
  coversCollection,
  runningAt,
} from './campaigns.ts';
import { type PriceVariant, pricesByVariant } from './product-prices.ts';
import { selectionOf } from './range.ts';

const sale = (offer: CampaignOffer, startMs = 0, endMs = 100, endedMs?: number): Campaign => ({
  startMs,
  endMs,
  endedMs,
  offer,
});
const percent = (hundredths: number, goods: CampaignGoods = { kind: 'everything' }) =>
  sale({ kind: 'percent', hundredths, goods });

type Sold = { id: string; variant: PriceVariant; price: Price };
const soldOf = (product: Product): Sold[] =>
  pricesByVariant(product).map(([variant, price]) => ({ id: product.id, variant, price }));
const allSold = (catalogue: Catalogue) => catalogue.products.flatMap(soldOf);
const priceOf = (catalogue: Catalogue, id: string, variant: PriceVariant = '') =>
  allSold(catalogue).find((sold) => sold.id === id && sold.variant === variant)?.price;

const arrivals = selectionOf('arrivals', seedCatalogue);
const bags = selectionOf('bagsMenu', seedCatalogue);
const [first = ''] = arrivals;
const [bag = ''] = bags;
const at = (id: string, priceCents: number): Catalogue => ({
  ...seedCatalogue,
  products: seedCatalogue.products.map((product) =>
    product.id === id && !product.packs
      ? { ...product, priceCents, originalCents: priceCents }
      : product,
  ),
});
const single = seedCatalogue.products.find(({ packs }) => !packs)?.id ?? '';

describe('a campaign price', () => {
  test.each([
    [5999, 1000, 5399],
    // Half a cent is rounded down, for the buyer.
    [50, 500, 47],
    [5, 5000, 2],
    [1, 9999, 1],
  ])('of %i cents by %i hundredths of a per cent is %i', (cents, hundredths, expected) => {
    expect(priceOf(applyCampaigns(at(single, cents), [percent(hundredths)]), single)).toMatchObject(
      {
        priceCents: expected,
        originalCents: cents,
      },
    );
  });

  it('is no rise, and a cent at least', () => {
    const catalogue = at(single, 10_000);
    const to = (priceCents: number) =>
      applyCampaigns(catalogue, [
        sale({ kind: 'prices', prices: [{ productId: single, variant: '', priceCents }] }),
      ]);
    expect(to(20_000)).toBe(catalogue);
    expect(priceOf(to(0), single)?.priceCents).toBe(1);
  });

  it('is one for each pack', () => {
    const prices = [{ productId: bag, variant: 'duo', priceCents: 100 }] as const;
    const after = applyCampaigns(seedCatalogue, [sale({ kind: 'prices', prices })]);
    expect(priceOf(after, bag, 'duo')?.priceCents).toBe(100);
    expect(priceOf(after, bag, 'trio')).toBe(priceOf(seedCatalogue, bag, 'trio'));
  });

  it('is for named goods alone', () => {
    const changed = (goods: CampaignGoods) => {
      const after = applyCampaigns(seedCatalogue, [percent(1000, goods)]);
      return after.products
        .filter((product, place) => product !== seedCatalogue.products[place])
        .map(({ id }) => id)
        .toSorted();
    };
    expect(changed({ kind: 'products', ids: [first, 'unknown'] })).toEqual([first]);
    expect(changed({ kind: 'collections', collections: ['arrivals', 'bagsMenu'] })).toEqual(
      [...new Set([...arrivals, ...bags])].toSorted(),
    );
    const sold = (isCovered: (product: Product) => boolean) =>
      seedCatalogue.products
        .filter(isCovered)
        .map(({ id }) => id)
        .toSorted();
    // What has its home there, and in the collections that its page lists.
    expect(changed({ kind: 'collections', collections: ['trikots'] })).toEqual(
      sold(({ collection }) => collection === 'trikots'),
    );
    expect(changed({ kind: 'collections', collections: ['produkte'] })).toEqual(
      sold(({ tags }) => 'fashion' in tags),
    );
    expect(changed({ kind: 'tag', group: 'silhouette', value: 'kiez' })).toEqual(
      sold(({ family }) => family === 'kiez'),
    );
    expect(changed({ kind: 'everything' })).toHaveLength(seedCatalogue.products.length);
  });
});

test('An offer covers the collections that it names in its goods', () => {
  const named = { kind: 'collections', collections: ['caps'] } as const;
  expect(coversCollection({ kind: 'percent', hundredths: 1, goods: named }, 'caps')).toBe(true);
  expect(coversCollection({ kind: 'percent', hundredths: 1, goods: named }, 'bags')).toBe(false);
  expect(coversCollection(percent(1).offer, 'caps')).toBe(false);
  expect(coversCollection({ kind: 'prices', prices: [] }, 'caps')).toBe(false);
});

test('A campaign runs from its start until just before its end, or until it was ended', () => {
  const offer = percent(1000).offer;
  const campaigns = [
    sale(offer, 10, 20),
    sale(offer, 15, 40, 30),
    sale(offer, 50, 60, 45),
    sale(offer, 12, 18, 99),
  ];
  const count = (ms: number) => runningAt(campaigns, ms).length;
  expect([9, 10, 12, 15, 18, 20, 29, 30, 50].map(count)).toEqual([0, 1, 2, 3, 2, 1, 1, 0, 0]);
});

const anyGoods: fc.Arbitrary<CampaignGoods> = fc.oneof(
  fc.constant({ kind: 'everything' } as const),
  fc.record({
    kind: fc.constant('products' as const),
    ids: fc.subarray(seedCatalogue.products.map(({ id }) => id)),
  }),
  fc.record({
    kind: fc.constant('collections' as const),
    collections: fc.subarray(Object.keys(seedCatalogue.collections)),
  }),
);
const anyOffer: fc.Arbitrary<CampaignOffer> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    hundredths: fc.integer({ min: 1, max: 9999 }),
    goods: anyGoods,
  }),
  fc.record({
    kind: fc.constant('prices' as const),
    prices: fc
      .array(
        fc.record({
          sold: fc.constantFrom(...allSold(seedCatalogue)),
          priceCents: fc.integer({ min: 1, max: 20_000 }),
        }),
        { maxLength: 5 },
      )
      .map((list) =>
        list.map(({ sold, priceCents }) => ({
          productId: sold.id,
          variant: sold.variant,
          priceCents,
        })),
      ),
  }),
);
const anyCampaign = fc
  .record({
    startMs: fc.nat(50),
    length: fc.integer({ min: 1, max: 50 }),
    endedMs: fc.option(fc.nat(100), { nil: undefined }),
    offer: anyOffer,
  })
  .map(({ length, ...campaign }) => ({ ...campaign, endMs: campaign.startMs + length }));

test('Together campaigns give each price the lowest that one of them gives', () => {
  fc.assert(
    fc.property(fc.array(anyCampaign, { maxLength: 4 }), (running) => {
      const together = allSold(applyCampaigns(seedCatalogue, running));
      const alone = running.map((one) => allSold(applyCampaigns(seedCatalogue, [one])));
      for (const [place, { price: base }] of allSold(seedCatalogue).entries()) {
        const price = together[place]?.price;
        const lowest = Math.min(
          base.priceCents,
          ...alone.map((prices) => prices[place]?.price.priceCents ?? 0),
        );
        expect(price).toMatchObject({ priceCents: lowest, originalCents: base.originalCents });
        expect(Number.isInteger(lowest) && lowest >= 1).toBe(true);
      }
    }),
  );
});
