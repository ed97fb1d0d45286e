/** Steps by which the owner of a shop changes its prices, for properties. */
import fc from 'fast-check';
import type { Product } from '#catalogue/catalogue.ts';
import type { AdminCampaignBody } from '#contract/admin-campaigns.ts';
import { mapPrices } from '#rules/product-prices.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { PACK_KEYS, type PackKey } from '#test/seed.ts';
import type { Owner } from './owner.ts';

type Offer = AdminCampaignBody['offer'];
type Goods = (Offer & { kind: 'percent' })['goods'];
type NewPrice = (Offer & { kind: 'prices' })['prices'][number];

/** Sold from the first version on; it may be retired, because no list names it. */
export const RING = 'siegelring';
/** Not sold in the first version. */
export const NEW_RING = 'neuer-ring';
export const BAG = 'pouch';
const DAY_HOURS = 24;

function newRing(): Product {
  const ring = seedCatalogue.products.find(({ id }) => id === RING);
  if (!ring) throw new Error('no ring');
  return { ...ring, id: NEW_RING, name: { de: 'Neuer Ring', en: 'New Ring' } } as Product;
}

/** Few prices, so that one often comes back. */
const anyCents = fc.integer({ min: 1, max: 5 }).map((thousands) => thousands * 1_000);
/** The 30 days of the law and the days beside them are frequent. */
export const anyHours = fc.oneof(
  fc.integer({ min: 1, max: 3 * DAY_HOURS }),
  fc.constantFrom(28, 29, 30, 31).map((days) => days * DAY_HOURS),
  fc.integer({ min: 4, max: 45 }).map((days) => days * DAY_HOURS),
);

/** Instants of a year and a half, with both changes of the clocks. */
export const anyNowMs = fc
  .integer({ min: 0, max: 18 * 30 * DAY_HOURS })
  .map((hours) => Date.UTC(2026, 0) + hours * 3_600_000);

const anyGoods = fc.constantFrom<Goods[]>(
  { kind: 'everything' },
  { kind: 'products', ids: [RING, BAG] },
  { kind: 'collections', collections: ['bagsMenu'] },
);
const anyPrice = fc
  .tuple(
    fc.constantFrom<Omit<NewPrice, 'price_cents'>[]>(
      { product_id: RING, variant: '' },
      { product_id: NEW_RING, variant: '' },
      { product_id: BAG, variant: 'duo' },
      { product_id: BAG, variant: 'trio' },
    ),
    anyCents,
  )
  .map(([of, cents]): NewPrice => ({ ...of, price_cents: cents - 500 }));
const anyOffer = fc.oneof(
  fc
    .tuple(fc.constantFrom(1_000, 3_333, 5_000), anyGoods)
    .map(([hundredths, goods]): Offer => ({ kind: 'percent', hundredths, goods })),
  fc
    .array(anyPrice, { minLength: 1, maxLength: 3 })
    .map((prices): Offer => ({ kind: 'prices', prices })),
);
const anyCampaign = fc.record({
  fromHours: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5 * DAY_HOURS })),
  hours: anyHours,
  offer: anyOffer,
});
const nth = fc.nat({ max: 3 });

export const anyOwnerStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      id: fc.constantFrom(RING, NEW_RING, BAG),
      cents: anyCents,
      /** Original price above the price. */
      above: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, anyCents),
    }),
  },
  fc.record({ do: fc.constant('retire' as const), id: fc.constantFrom(RING, NEW_RING) }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('plan' as const), campaign: anyCampaign }) },
  fc.record({ do: fc.constant('change' as const), nth, campaign: anyCampaign }),
  fc.record({ do: fc.constant('end' as const), nth }),
);
export type OwnerStep = typeof anyOwnerStep extends fc.Arbitrary<infer Of> ? Of : never;

/** Packs of a bag differ. */
const priced = (product: Product, priceCents: number, above: number) =>
  mapPrices(product, (variant, price) => {
    const own = priceCents + (variant === '' ? 0 : PACK_KEYS.indexOf(variant as PackKey) * 100);
    return { ...price, priceCents: own, originalCents: own + above };
  });

/** Returns true if it was not refused. An edit adds the new ring, and brings a retired one back. */
export async function takeOwnerStep(owner: Owner, step: OwnerStep): Promise<boolean> {
  switch (step.do) {
    case 'edit': {
      const { id, cents, above } = step;
      const change = (product: Product) => priced(product, cents, above);
      return (await owner.changeProduct(id, change, newRing()))?.ok ?? false;
    }
    case 'retire':
      return (await owner.retire(step.id))?.ok ?? false;
    case 'plan':
      return (await owner.plan(step.campaign)).ok;
    case 'change':
      return (await owner.change(step.nth, step.campaign))?.ok ?? false;
    case 'end':
      return (await owner.end(step.nth))?.ok ?? false;
  }
}
