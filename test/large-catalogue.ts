import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import type { Price } from '#catalogue/types.ts';
import { mapPrices } from '#rules/product-prices.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';

const seed: Catalogue = seedCatalogue;

const PRICE_STEP_CENTS = 130;
const PRICE_STEPS = 37;
/** Every fifth copy has its full price, so that lists have products that are not on sale. */
const FULL_PRICE_EVERY = 5;

/** Price of the nth product. Some are equal. All packs of a bag rise by the same amount. */
function priceOf({ priceCents, originalCents }: Price, nth: number): Price {
  const more = (nth % PRICE_STEPS) * PRICE_STEP_CENTS;
  const price = priceCents + more;
  return {
    priceCents: price,
    originalCents: nth % FULL_PRICE_EVERY > 0 ? (originalCents ?? priceCents) + more : price,
  };
}

type Rating = NonNullable<Product['demoRating']>;

function ratingOf({ average, count }: Rating, nth: number): Rating {
  return { average: Math.max(1, Math.round(average * 10 - (nth % 9)) / 10), count: count + nth };
}

/** Copy of a product of the seed as the nth product: another id, name, price and rating; the same pictures. */
function copyOf(product: Product, nth: number): Product {
  const id = `${product.id}-no${nth}`;
  const { demoRating } = product;
  const below = product.path.replace(/[^/]*$/, '');
  return {
    ...mapPrices(product, (_, price) => ({ ...price, ...priceOf(price, nth) })),
    id,
    path: below === '/' ? `${product.path}/${id}` : `${below}${id}`,
    name: { de: `${product.name.de} ${nth}`, en: `${product.name.en} ${nth}` },
    ...(demoRating && { demoRating: ratingOf(demoRating, nth) }),
  };
}

/**
 * A catalogue of so many products, at least the seed's: the seed, then copies of its products in turn, so that
 * collections keep their proportions. The same number always makes the same catalogue.
 */
export function largeCatalogue(products: number): Catalogue {
  const { length } = seed.products;
  const copies = Array.from({ length: Math.max(0, products - length) }, (_, index) => {
    const product = seed.products[index % length];
    return product ? [copyOf(product, length + index + 1)] : [];
  });
  return { ...seed, products: [...seed.products, ...copies.flat()] };
}
