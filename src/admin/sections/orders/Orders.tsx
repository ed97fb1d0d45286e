import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Button, Link } from 'react-aria-components';
import { useSeenBefore } from '#admin/kit/counts.ts';
import { LoadingTable } from '#admin/kit/DataTable.tsx';
import { DateRangeChip } from '#admin/kit/DateRangeChip.tsx';
import { FilterChip } from '#admin/kit/FilterChip.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { useMay } from '#admin/kit/may.ts';
import { ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi, useDownload } from '#admin/kit/queries.ts';
import { SearchBox, useDebounced } from '#admin/kit/SearchBox.tsx';
import { formatDays } from '#admin/kit/times.tsx';
import { useTypedSearch } from '#admin/kit/typed-search.ts';
import { adminOrdersReply, ORDER_SORTS, ORDER_VIEWS } from '#contract/admin-orders.ts';
import { href } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { parseOrderNumber } from '#rules/order-number.ts';
import { FULFILMENTS, ORDER_STATUSES } from '#rules/order-states.ts';
import { useColumns } from './columns.tsx';
import { OrderList } from './OrderList.tsx';
import type { ListedOrder } from './order-states.ts';
import { useTexts } from './texts.ts';
import './orders.css';

const route = getRouteApi('/orders');

/** Orders: views, filters, and a list that new ones come into by themselves. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { before, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const [typed, setTyped] = useTypedSearch('/orders');
  const q = useDebounced(typed) || undefined;
  const { view, status, fulfilment, from, to, sort } = search;
  const choice = { view, status, fulfilment, from, to, q };
  const loading = useApi(
    'POST /api/admin/orders',
    { body: { ...choice, sort, before } },
    adminOrdersReply,
  );
  const seen = useSeenBefore();
  const isNew = useCallback(
    ({ number }: ListedOrder) =>
      seen !== undefined && number !== null && (parseOrderNumber(number) ?? 0) > seen,
    [seen],
  );
  const columns = useColumns(isNew);
  const exporting = useDownload('/api/admin/orders.csv', choice);
  const here = sectionHref(lang, '/orders');
  const change = (change: Partial<typeof search>) =>
    void navigate({ search: { ...search, ...change } });
  const type = (text: string) => {
    setTyped(text);
    if (before !== undefined) change({});
  };
  const clear = () => {
    setTyped('');
    void navigate({ search: { view, sort } });
  };
  const filters = [
    q && fill(kit.filters.typed, { text: q }),
    from && formatDays(from, to, lang, kit),
    status && texts.status[status],
    fulfilment && texts.parcels[fulfilment],
  ];
  const counts = loading.data?.counts;
  const views = [...ORDER_VIEWS, undefined].map((each) => ({
    href: withParams(here, { view: each, from, to, sort }),
    label: texts.views[each ?? 'all'],
    count: counts?.[each ?? 'all'],
    isCurrent: view === each,
  }));
  const mailsCarts = useMay('POST /api/admin/carts');
  const actions = (
    <>
      {mailsCarts && (
        <Link className="button" href={href('checkout', lang)}>
          {texts.telephone}
        </Link>
      )}
      <Button className="button" isPending={exporting.isPending} onPress={() => exporting.mutate()}>
        <Icon name="download" />
        {texts.export}
      </Button>
    </>
  );
  return (
    <Page title={kit.nav.orders} views={views} actions={actions}>
      <div className="filters">
        <SearchBox label={texts.search} value={typed} onChange={type} />
        <DateRangeChip label={texts.columns.at} range={{ from, to }} onChange={change} />
        <FilterChip
          label={texts.columns.payment}
          value={status}
          options={ORDER_STATUSES.map((each) => [each, texts.status[each]])}
          onChange={(value) => change({ status: value })}
        />
        {view === undefined && (
          <FilterChip
            label={texts.columns.parcel}
            value={fulfilment}
            options={FULFILMENTS.flatMap((each) =>
              // What is open is the view "to pack", or not paid.
              each === 'open' ? [] : [[each, texts.parcels[each]] as const],
            )}
            onChange={(value) => change({ fulfilment: value })}
          />
        )}
        <FilterChip
          className="phone-only"
          label={texts.sort.label}
          value={sort ?? 'newest'}
          options={(['newest', ...ORDER_SORTS] as const).map((each) => [each, texts.sort[each]])}
          onChange={(value) => change({ sort: value === 'newest' ? undefined : value })}
          isFixed
        />
      </div>
      <ListPart
        name={texts.name}
        loading={loading}
        skeleton={<LoadingTable name="orders" columns={columns} hasBoxes />}
      >
        {(data) => (
          <OrderList
            data={data}
            loading={loading}
            search={{ ...search, before }}
            filters={filters.filter((name) => name !== undefined)}
            isNew={isNew}
            onSort={(next) => change({ sort: next })}
            onClear={clear}
          />
        )}
      </ListPart>
    </Page>
  );
}
