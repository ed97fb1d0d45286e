import { useEffect, useMemo, useState } from 'react';
import { type DeskPricesPreview, deskPricesPreview } from '../../../../../contract/desk-prices.ts';
import { DESK_API } from '../../../../../desk-paths.ts';
import type { PriceChange } from '../../../../../rules/bulk-prices.ts';
import { strikesFromHistory } from '../../../../../rules/claims.ts';
import { type ApiResult, sendJson } from '../../../../api.ts';
import { useShop } from '../../../../shop-context.ts';
import type { PreviewProduct } from './price-preview.ts';
import { pricesBody } from './price-requests.ts';

const TYPING_MS = 300;

/** Original prices that the price history doesn't prove: by product and variant the highest one that it does, or null. */
export type UnprovedPrices = ReadonlyMap<string, ReadonlyMap<string, number | null>>;

/** Asks, in live mode, which results of a change the price history doesn't prove; `failed` if nobody could tell. */
export function useUnprovedPrices(
  change: PriceChange | undefined,
  changed: readonly PreviewProduct[],
): { readonly unproved: UnprovedPrices; readonly failed: boolean } {
  const { mode } = useShop().settings;
  const [answer, setAnswer] = useState<{ sent: string; reply: ApiResult<DeskPricesPreview> }>();
  const isAsked = strikesFromHistory(mode) && change !== undefined && changed.length > 0;
  const sent = isAsked ? JSON.stringify(pricesBody(change, changed)) : '';
  useEffect(() => {
    if (sent === '') return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const reply = await sendJson(DESK_API.deskPricesPreview, JSON.parse(sent), deskPricesPreview);
      if (wanted) setAnswer({ sent, reply });
    }, TYPING_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [sent]);
  const reply = sent !== '' && answer?.sent === sent ? answer.reply : undefined;
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
