import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Price } from '#catalogue/types.ts';
import { mapPrices, type PriceVariant } from './product-prices.ts';

export type CampaignGoods =
  | { readonly kind: 'everything' }
  | { readonly kind: 'products'; readonly ids: readonly string[] }
  | {
      /** What they list and what is chosen in them, new and revived products included. */
      readonly kind: 'collections';
      readonly collections: readonly string[];
    }
  | {
      /** Products with a value of a tag group, new and revived ones included. */
      readonly kind: 'tag';
      readonly group: string;
      readonly value: string;
    };

export type CampaignOffer =
  | {
      readonly kind: 'percent';
      /** Hundredths of a per cent: 12.5 % is 1250. From 1 to 9999. */
      readonly hundredths: number;
      readonly goods: CampaignGoods;
    }
  | {
      readonly kind: 'prices';
      readonly prices: readonly {
        readonly productId: string;
        readonly variant: PriceVariant;
        readonly priceCents: number;
      }[];
    };

/** Instants are epoch milliseconds. */
export interface Campaign {
  readonly startMs: number;
  /** First instant at which it is over. */
  readonly endMs: number;
  /** Instant at which the owner ended it early. */
  readonly endedMs?: number | undefined;
  readonly offer: CampaignOffer;
}

const endOf = ({ endMs, endedMs = endMs }: Campaign) => Math.min(endMs, endedMs);

/** Returns the campaigns that run at that instant. */
export function runningAt<Of extends Campaign>(campaigns: readonly Of[], ms: number): Of[] {
  return campaigns.filter((campaign) => campaign.startMs <= ms && ms < endOf(campaign));
}

/** Returns the price in cents by one campaign; half a cent is rounded down. */
function reducedCents({ priceCents }: Price, hundredths: number): number {
  // Exact, in ten-thousandths of a cent.
  const exact = priceCents * (10_000 - hundredths);
  return Math.ceil((exact - 5_000) / 10_000);
}

type Reduction = (productId: string, variant: PriceVariant, base: Price) => number | undefined;

/** True if an offer names the collection itself. */
export const coversCollection = (offer: CampaignOffer, id: string): boolean =>
  offer.kind === 'percent' &&
  offer.goods.kind === 'collections' &&
  offer.goods.collections.includes(id);

/** Returns the ids of the products that goods name. */
function namedBy(
  goods: Exclude<CampaignGoods, { readonly kind: 'everything' }>,
  { products, collections }: Catalogue,
): ReadonlySet<string> {
  if (goods.kind === 'products') return new Set(goods.ids);
  if (goods.kind === 'tag') {
    const { group, value } = goods;
    return new Set(products.flatMap(({ id, tags }) => (tags[group] === value ? id : [])));
  }
  return productsIn(goods.collections, { products, collections });
}

/** Returns the ids of the products of collections: what they list, and what is chosen in them. */
export function productsIn(
  names: readonly string[],
  { products, collections }: Pick<Catalogue, 'products' | 'collections'>,
): ReadonlySet<string> {
  const homes = new Set(names.flatMap((name) => collections[name]?.lists ?? name));
  return new Set([
    ...names.flatMap((name) => collections[name]?.products ?? []),
    ...products.flatMap(({ id, collection }) => (homes.has(collection) ? id : [])),
  ]);
}

function reductionOf({ offer }: Campaign, catalogue: Catalogue): Reduction {
  if (offer.kind === 'prices') {
    const key = (productId: string, variant: string) => `${productId} ${variant}`;
    const prices = new Map<string, number>();
    for (const { productId, variant, priceCents } of offer.prices) {
      const known = prices.get(key(productId, variant)) ?? priceCents;
      prices.set(key(productId, variant), Math.min(known, priceCents));
    }
    return (productId, variant) => prices.get(key(productId, variant));
  }
  const { goods, hundredths } = offer;
  if (goods.kind === 'everything') return (_id, _variant, base) => reducedCents(base, hundredths);
  const ids = namedBy(goods, catalogue);
  return (id, _variant, base) => (ids.has(id) ? reducedCents(base, hundredths) : undefined);
}

/**
 * Returns the catalogue at the prices of running campaigns. The lowest price of several wins; none is above
 * the base price or below 1 cent. Original prices stay; where there is none, the base price becomes it. Returns the same value where no price is lower.
 */
export function applyCampaigns(catalogue: Catalogue, running: readonly Campaign[]): Catalogue {
  const reductions = running.map((campaign) => reductionOf(campaign, catalogue));
  const reduce = <Of extends Price>(id: string, variant: PriceVariant, base: Of): Of => {
    const prices = reductions.flatMap((reduction) => reduction(id, variant, base) ?? []);
    const priceCents = Math.max(
      1,
      prices.reduce((a, b) => Math.min(a, b), base.priceCents),
    );
    if (priceCents === base.priceCents) return base;
    return { ...base, priceCents, originalCents: base.originalCents ?? base.priceCents };
  };
  const products = catalogue.products.map((product) =>
    mapPrices(product, (variant, price) => reduce(product.id, variant, price)),
  );
  const isSame = products.every((product, place) => product === catalogue.products[place]);
  return isSame ? catalogue : { ...catalogue, products };
}
