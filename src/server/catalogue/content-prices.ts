import type { AdminProductsReply } from '#contract/admin-products.ts';
import { isRecord } from './entries.ts';

type Prices = AdminProductsReply['products'][number]['prices'];
type PriceVariant = Prices[number]['variant'];

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** Parts of a product's content that have a price, which may be a draft's and so anything. */
function pricedParts(content: unknown): { variant: PriceVariant; part: unknown }[] {
  if (!isRecord(content)) return [];
  const { packs } = content;
  if (!isRecord(packs)) return [{ variant: '', part: content }];
  return Object.entries(packs).map(([variant, part]) => ({ variant, part }));
}

/** Returns the price of a product's content, or one for each pack; null where there is none. */
export function readPrices(content: unknown): Prices {
  return pricedParts(content).map(({ variant, part }) => {
    const { priceCents, originalCents } = isRecord(part) ? part : {};
    const [price_cents, original_cents] = [numberOf(priceCents), numberOf(originalCents)];
    return { variant, price_cents, original_cents };
  });
}
