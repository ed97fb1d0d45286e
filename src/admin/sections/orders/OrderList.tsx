import { useEffect, useRef, useState } from 'react';
import { Button, type Selection } from 'react-aria-components';
import { BulkBar } from '#admin/kit/BulkBar.tsx';
import { counted } from '#admin/kit/counted.ts';
import { useShowsNewest } from '#admin/kit/counts.ts';
import { DataTable, type Sort } from '#admin/kit/DataTable.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { type Params, sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { useMay } from '#admin/kit/may.ts';
import { Empty, NothingFound, Pager } from '#admin/kit/Page.tsx';
import { type Loading, useDownload } from '#admin/kit/queries.ts';
import { SlipGaps } from '#admin/kit/SlipGaps.tsx';
import { rememberOrders } from '#admin/sections/order/order-trail.ts';
import type { AdminOrdersReply, ORDER_VIEWS, OrderSort } from '#contract/admin-orders.ts';
import { href } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { mayShip } from '#rules/order-states.ts';
import { useColumns } from './columns.tsx';
import { isToPack, keyOf, type ListedOrder, sumOf } from './order-states.ts';
import { ShipSheet } from './ShipSheet.tsx';
import { useSteadyRows } from './steady-rows.ts';
import { useTexts } from './texts.ts';
import { type Links, useShip } from './use-ship.ts';

interface OrderListProps {
  readonly data: AdminOrdersReply;
  readonly loading: Loading<AdminOrdersReply>;
  readonly search: Params & { readonly view?: (typeof ORDER_VIEWS)[number] | undefined };
  /** Text typed into the search, and values of the filters. */
  readonly filters: readonly string[];
  readonly isNew: (order: ListedOrder) => boolean;
  readonly onSort: (sort: OrderSort | undefined) => void;
  readonly onClear: () => void;
}

/** Sort of the address as the table's, and back. */
const SORTS = {
  newest: { column: 'at', isAscending: false },
  oldest: { column: 'at', isAscending: true },
  highest: { column: 'amount', isAscending: false },
  lowest: { column: 'amount', isAscending: true },
} as const satisfies Record<OrderSort | 'newest', Sort>;

function sortOf({ column, isAscending }: Sort): OrderSort | undefined {
  if (column === 'amount') return isAscending ? 'lowest' : 'highest';
  return isAscending ? 'oldest' : undefined;
}

/** A slip is printed, and a parcel leaves, only for what was paid. */
const canSelect = ({ status }: ListedOrder) => mayShip(status);
const focusTitle = () => document.querySelector<HTMLElement>('#page-title')?.focus();

/** One page of orders, with what can be done with several of them. */
export function OrderList(props: OrderListProps) {
  const texts = useTexts();
  const { data, loading, search, filters, isNew, onSort, onClear } = props;
  const { lang, texts: kit } = useKit();
  const [selected, setSelected] = useState<Selection>(new Set());
  const [shipping, setShipping] = useState<readonly ListedOrder[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns(isNew);
  const { view, before, sort } = search;
  const request = loading.isPlaceholderData ? '' : JSON.stringify([search, filters]);
  const { rows, waiting, show, follow } = useSteadyRows(data.orders, request, list);
  const { ship, isPending } = useShip();
  const isFiltered = filters.length > 0;
  const folds = view === undefined && !isFiltered;
  const isFolded = ({ status }: ListedOrder) => folds && status === 'expired';
  const shown = rows.filter((order) => !isFolded(order));
  const expired = rows.filter(isFolded);
  const chosen = rows.filter(
    (order) => canSelect(order) && (selected === 'all' || selected.has(order.id)),
  );
  const parcels = chosen.filter(isToPack);
  const slips = useDownload('/api/admin/packing-slips', { orders: chosen.map(({ id }) => id) });
  const acts = useMay('POST /api/admin/ship-orders');
  const isSent = useRef(false);
  // The button that opened the sheet has gone with the selection.
  useEffect(() => {
    if (shipping.length === 0 && isSent.current) focusTitle();
    isSent.current = false;
  }, [shipping]);
  const drop = () => setSelected(new Set());
  const here = sectionHref(lang, '/orders');
  const isPlain = !isFiltered && sort === undefined;
  const isWhole = isPlain && view === undefined;
  useShowsNewest((isWhole || (isPlain && view === 'to-pack')) && before === undefined);
  useEffect(() => rememberOrders(isWhole ? [] : rows.map(keyOf)), [isWhole, rows]);
  if (rows.length === 0) {
    if (isFiltered) return <NothingFound {...{ filters, onClear }} />;
    const [title = texts.none, text = texts.noneText] = view ? texts.empty[view] : [];
    const way = view
      ? { href: here, label: texts.toAll }
      : { href: href('home', lang), label: texts.toShop };
    return <Empty title={title} text={text} way={way} />;
  }
  const table = {
    label: kit.nav.orders,
    name: 'orders',
    columns,
    hrefOf: (order: ListedOrder) => `${here}/${keyOf(order)}`,
    isNew,
    isOutdated: loading.isPlaceholderData || loading.error !== null,
  };
  const send = async (links: Links) => {
    follow();
    if (!(await ship(shipping, links))) return;
    isSent.current = true;
    setShipping([]);
    drop();
  };
  return (
    <>
      <div role="status" className="px-(--pad) not-empty:pb-2">
        {waiting > 0 && (
          <Button
            className="button"
            onPress={() => {
              show();
              scrollTo({ top: 0 });
              focusTitle();
            }}
          >
            {counted(waiting, texts.show.one, texts.show.many, lang)}
          </Button>
        )}
      </div>
      <div ref={list}>
        <DataTable
          {...table}
          rows={shown}
          sort={SORTS[(sort as OrderSort | undefined) ?? 'newest']}
          onSort={(next) => onSort(sortOf(next))}
          {...(acts && { selected, onSelect: setSelected, canSelect })}
        />
        {expired.length > 0 && (
          <details className="fold border-b border-line [&[open]>summary>.icon]:rotate-90">
            <summary className="soft flex min-h-(--row) cursor-pointer list-none items-center gap-2 px-(--pad) text-small hover:bg-(--hover)">
              <Icon name="next" />
              {counted(expired.length, texts.expired.one, texts.expired.many, lang)}
            </summary>
            <DataTable {...table} label={texts.expired.many} rows={expired} />
          </details>
        )}
      </div>
      <Pager here={here} search={search} next={data.next} />
      <BulkBar
        count={chosen.length}
        note={fill(texts.bulk.note, { count: parcels.length, sum: sumOf(chosen, lang) })}
        onEnd={drop}
      >
        <Button className="button" isPending={slips.isPending} onPress={() => slips.mutate()}>
          <Icon name="print" />
          {texts.bulk.slips}
        </Button>
        <Button
          className="button primary"
          isDisabled={parcels.length === 0}
          onPress={() => setShipping(parcels)}
        >
          <Icon name="ship" />
          {texts.bulk.ship}
        </Button>
        <SlipGaps orders={chosen} />
      </BulkBar>
      <ShipSheet
        key={shipping.map(({ id }) => id).join()}
        orders={shipping}
        isPending={isPending}
        onClose={() => setShipping([])}
        onShip={(links) => void send(links)}
      />
    </>
  );
}
