import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DeskProductsReply,
  deskProductsReply,
} from '../../../../../contract/desk-products.ts';
import { DESK_API } from '../../../../../desk-paths.ts';
import { type ApiResult, getJson } from '../../../../api.ts';

const TYPING_MS = 200;

export type ProductRow = DeskProductsReply['products'][number];

/** Products that match a query, page by page. Until `isCurrent`, the reply is that of the query before. */
export function useProductList(query: Readonly<Record<string, string>>) {
  const [reply, setReply] = useState<ApiResult<DeskProductsReply>>();
  const [answered, setAnswered] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const asked = useRef(0);
  const sent = new URLSearchParams(
    Object.entries(query).filter(([, value]) => value !== ''),
  ).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks the same again
  useEffect(() => {
    const turn = ++asked.current;
    const timer = setTimeout(async () => {
      const next = await getJson(`${DESK_API.deskProducts}?${sent}`, deskProductsReply);
      if (turn !== asked.current) return;
      setReply(next);
      setAnswered(sent);
    }, TYPING_MS);
    return () => {
      asked.current++;
      clearTimeout(timer);
    };
  }, [sent, round]);
  const loadMore = async () => {
    if (busy || !reply?.ok || reply.data.next === null) return;
    setBusy(true);
    const turn = asked.current;
    const params = new URLSearchParams(sent);
    params.set('after', reply.data.next);
    const more = await getJson(`${DESK_API.deskProducts}?${params}`, deskProductsReply);
    setBusy(false);
    if (turn !== asked.current) return;
    if (!more.ok) setReply(more);
    else {
      const products = [...reply.data.products, ...more.data.products];
      setReply({ ok: true, data: { ...more.data, products } });
    }
  };
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { reply, isCurrent: answered === sent, busy, loadMore, reload };
}
