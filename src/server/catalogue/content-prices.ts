import { PACK_KEYS } from '#catalogue/ids.ts';
import type { DeskPriceRow } from '#contract/desk-products.ts';
import { isRecord } from './is-record.ts';

export type PriceVariant = DeskPriceRow['prices'][number]['variant'];

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** Parts of a product's content that have a price, which may be a draft's and so anything. */
function pricedParts(content: unknown): { variant: PriceVariant; part: unknown }[] {
  if (!isRecord(content)) return [];
  if (content['kind'] !== 'bag') return [{ variant: '', part: content }];
  const { packs } = content;
  return PACK_KEYS.map((variant) => ({
    variant,
    part: isRecord(packs) ? packs[variant] : undefined,
  }));
}

/** Returns the price of a product's content, or one for each pack; null where there is none. */
export function readPrices(content: unknown): DeskPriceRow['prices'] {
  return pricedParts(content).map(({ variant, part }) => ({
    variant,
    price_cents: isRecord(part) ? numberOf(part['priceCents']) : null,
    original_cents: isRecord(part) ? numberOf(part['originalCents']) : null,
  }));
}

/** Returns content with other prices; what has no such part stays as it is. */
export function replacePrices(content: unknown, prices: DeskPriceRow['prices']): unknown {
  if (!isRecord(content)) return content;
  const changed = new Map(
    prices.map(({ variant, price_cents, original_cents }) => [
      variant,
      { priceCents: price_cents, originalCents: original_cents },
    ]),
  );
  if (content['kind'] !== 'bag') return { ...content, ...changed.get('') };
  const { packs } = content;
  if (!isRecord(packs)) return content;
  const next = PACK_KEYS.filter((key) => isRecord(packs[key]) && changed.has(key)).map((key) => [
    key,
    { ...(packs[key] as object), ...changed.get(key) },
  ]);
  return { ...content, packs: { ...packs, ...Object.fromEntries(next) } };
}
