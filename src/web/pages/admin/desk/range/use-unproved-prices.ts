import { useMemo } from 'react';
import { deskPricesPreview } from '#contract/desk-prices.ts';
import { DESK_API } from '#desk-paths.ts';
import type { PriceChange } from '#rules/bulk-prices.ts';
import { strikesFromHistory } from '#rules/claims.ts';
import { useShop } from '#web/shop-context.ts';
import type { PreviewProduct } from './price-preview.ts';
import { pricesBody } from './price-requests.ts';
import { useAnswer } from './use-answer.ts';

/** Original prices that the price history doesn't prove: by product and variant the highest one that it does, or null. */
export type UnprovedPrices = ReadonlyMap<string, ReadonlyMap<string, number | null>>;

/** Asks, in live mode, which results of a change the price history doesn't prove; `failed` if nobody could tell. */
export function useUnprovedPrices(
  change: PriceChange | undefined,
  changed: readonly PreviewProduct[],
): { readonly unproved: UnprovedPrices; readonly failed: boolean } {
  const { mode } = useShop().settings;
  const isAsked = strikesFromHistory(mode) && change !== undefined && changed.length > 0;
  const body = isAsked ? pricesBody(change, changed) : undefined;
  const reply = useAnswer(DESK_API.deskPricesPreview, body, deskPricesPreview);
  const unproved = useMemo(() => {
    const byProduct = Map.groupBy(reply?.ok ? reply.data.unproved : [], ({ id }) => id);
    return new Map(
      [...byProduct].map(([id, prices]) => [
        id,
        new Map(prices.map(({ variant, proven_cents }) => [variant as string, proven_cents])),
      ]),
    );
  }, [reply]);
  return { unproved, failed: reply?.ok === false };
}
