import { useEffect, useRef } from 'react';
import { Button, Link } from 'react-aria-components';
import { counted } from '#admin/kit/counted.ts';
import { Box } from '#admin/kit/Field.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { useDownload } from '#admin/kit/queries.ts';
import { SlipGaps } from '#admin/kit/SlipGaps.tsx';
import { formatListTime } from '#admin/kit/times.tsx';
import { fill } from '#rules/fill.ts';
import { countPieces } from '#rules/order-pieces.ts';
import type { PackedOrder } from './PackOrder.tsx';
import { useTexts } from './texts.ts';

interface ListProps {
  readonly orders: readonly PackedOrder[];
  /** Id of the order that is being packed. */
  readonly current: string | undefined;
  /** True if more orders wait than these. */
  readonly hasMore: boolean;
  /** Ids of those to print, or to hand to a parcel service. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onPrinted: () => void;
}

/** Orders to pack in print order; slips of the chosen ones are printed. Nothing is chosen at first. */
export function PackingList({ orders, current, hasMore, chosen, ...list }: ListProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const ids = orders.map(({ id }) => id).filter((id) => chosen.has(id));
  const slips = useDownload('/api/admin/packing-slips', { orders: ids });
  const unprinted = orders.filter(({ printed_at: at }) => at === null).map(({ id }) => id);
  const print = () =>
    slips.mutate(undefined, {
      onSuccess: () => {
        list.onChoose(new Set());
        list.onPrinted();
      },
    });
  const queue = useRef<HTMLUListElement>(null);
  // Scrolls the queue alone: on a phone it is part of the page.
  useEffect(() => {
    const list = queue.current;
    const row = current && list?.querySelector<HTMLElement>('[data-current]');
    if (list && row) list.scrollTop = row.offsetTop - list.offsetTop - row.clientHeight;
  }, [current]);
  const choose = (id: string, isChosen: boolean) =>
    list.onChoose(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return (
    <section
      className="-order-1 flex flex-col border-e border-line max-wide:border-0"
      aria-labelledby="pack-list"
    >
      <h2 id="pack-list" className="px-4 pt-5 pb-3">
        {texts.list} <span className="faint">{orders.length}</span>
      </h2>
      <ul className="min-h-0 overflow-auto" ref={queue}>
        {orders.map(({ id, number, customer_name: name, address, parcel, printed_at: at }) => {
          const time = at === null ? '' : formatListTime(at, lang, Date.now());
          return (
            <li
              key={id}
              className="flex border-b border-line text-small data-current:bg-(--active) data-current:shadow-[inset_2px_0_var(--paper)] [&>.box]:min-h-14 [&>.box]:w-11"
              data-current={id === current || undefined}
            >
              <Box
                aria-label={fill(texts.choose, { number })}
                isSelected={chosen.has(id)}
                onChange={(isChosen) => choose(id, isChosen)}
              />
              <Link
                className="outline-within data-hovered:bg-(--hover) grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-2 py-2 pe-4"
                href={sectionHref(lang, `/packing/${number}`)}
                {...(id === current && { 'aria-current': 'page' as const })}
              >
                <b>{number}</b>
                <span>{counted(countPieces(parcel), texts.piece, texts.pieces, lang)}</span>
                <span className="soft cut">{[name, address?.city].filter(Boolean).join(', ')}</span>
                {at !== null && <span className="soft">{fill(texts.printedAt, { time })}</span>}
              </Link>
            </li>
          );
        })}
        {hasMore && <li className="soft px-4 py-3">{texts.more}</li>}
      </ul>
      <div className="page-actions border-t border-line px-4 py-3">
        {unprinted.length > 0 && (
          <Button className="button flex-auto" onPress={() => list.onChoose(new Set(unprinted))}>
            {texts.unprinted}
          </Button>
        )}
        <Button
          className="button flex-auto"
          isDisabled={ids.length === 0}
          isPending={slips.isPending}
          onPress={print}
        >
          <Icon name="print" />
          {ids.length === 0 ? texts.noSlips : counted(ids.length, texts.slip, texts.slips, lang)}
        </Button>
        <SlipGaps orders={orders.filter(({ id }) => chosen.has(id))} />
      </div>
    </section>
  );
}
