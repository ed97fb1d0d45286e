import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import { counted, formatCount, formatListCount } from '#admin/kit/counted.ts';
import {
  type ColumnOf,
  columnsOf,
  DataTable,
  LoadingTable,
  type Sort,
} from '#admin/kit/DataTable.tsx';
import { FilterChip } from '#admin/kit/FilterChip.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Empty, ListPart, NothingFound, Page, Pager } from '#admin/kit/Page.tsx';
import { useApi, useDownload } from '#admin/kit/queries.ts';
import { SearchBox, useDebounced } from '#admin/kit/SearchBox.tsx';
import { ListTime } from '#admin/kit/times.tsx';
import { useTypedSearch } from '#admin/kit/typed-search.ts';
import { type AdminCustomer, adminCustomersReply } from '#contract/admin-customers.ts';
import { CUSTOMER_SORTS, type CustomerSort } from '#contract/admin-list.ts';
import { href } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { PersonData } from './PersonData.tsx';
import { useTexts } from './texts.ts';

const route = getRouteApi('/customers');
/** Sort of the address as the table's, and back. */
const SORTS = {
  latest: { column: 'last', isAscending: false },
  oldest: { column: 'last', isAscending: true },
  spent: { column: 'spent', isAscending: false },
  orders: { column: 'orders', isAscending: false },
} as const satisfies Record<CustomerSort | 'latest', Sort>;
const sortOf = ({ column, isAscending }: Sort) =>
  CUSTOMER_SORTS.find(
    (each) => SORTS[each].column === column && SORTS[each].isAscending === isAscending,
  );
const isAddress = (typed: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed);

function useColumns(): readonly ColumnOf<AdminCustomer>[] {
  const texts = useTexts();
  const { lang } = useKit();
  return useMemo(
    () =>
      columnsOf(texts.columns, {
        who: [
          'title',
          ({ name }) => name ?? <span className="soft">{texts.guest}</span>,
          { isHead: true },
        ],
        email: [
          'text',
          ({ email }) => <span className="soft cut">{email}</span>,
          { className: 'wide:max-[60rem]:hidden min-[60rem]:w-[28%]' },
        ],
        orders: [
          'text',
          ({ orders }) => formatCount(orders, lang),
          { canSort: true, className: 'wide:w-28 max-wide:hidden' },
        ],
        newsletter: [
          'text',
          ({ newsletter }) =>
            newsletter === 'confirmed' && (
              <span className="soft">{texts.newsletterStates.confirmed}</span>
            ),
          { className: 'wide:w-28 max-[60rem]:hidden' },
        ],
        messages: [
          'text',
          ({ open_messages: open }) =>
            open > 0 && <b className="hot">{counted(open, texts.openOne, texts.open, lang)}</b>,
          { className: 'wide:w-28' },
        ],
        spent: [
          'end',
          ({ spent }) => formatPrice(spent, lang),
          { canSort: true, className: 'wide:w-28' },
        ],
        last: [
          'end',
          ({ last_order_at: at }) => <ListTime at={at} />,
          { canSort: true, className: 'wide:w-36 max-wide:hidden' },
        ],
      }),
    [texts, lang],
  );
}

/** Everybody who ordered; an address without an order leads to what is kept of it. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [typed, setTyped] = useTypedSearch('/customers');
  const q = useDebounced(typed) || undefined;
  const { sort, before } = search;
  const loading = useApi(
    'POST /api/admin/customers',
    { body: { q, sort, before } },
    adminCustomersReply,
  );
  const columns = useColumns();
  const exporting = useDownload('/api/admin/customers.csv', { q });
  const here = sectionHref(lang, '/customers');
  const setSort = (next: CustomerSort | undefined) => void navigate({ search: { sort: next } });
  const type = (text: string) => {
    setTyped(text);
    if (before !== undefined) setSort(sort);
  };
  const table = { name: 'customers', columns };
  const { data } = loading;
  return (
    <Page
      title={kit.nav.customers}
      note={
        data &&
        (data.count === 1
          ? texts.countOne
          : fill(texts.count, { count: formatListCount(data.count, lang) }))
      }
      actions={
        <Button
          className="button"
          isPending={exporting.isPending}
          onPress={() => exporting.mutate()}
        >
          <Icon name="download" />
          {texts.export}
        </Button>
      }
    >
      <div className="filters">
        <SearchBox label={texts.search} value={typed} onChange={type} />
        <FilterChip
          className="phone-only"
          label={texts.sort.label}
          value={sort ?? 'latest'}
          options={(['latest', ...CUSTOMER_SORTS] as const).map((each) => [each, texts.sort[each]])}
          onChange={(value) => setSort(value === 'latest' ? undefined : value)}
          isFixed
        />
      </div>
      <ListPart name={kit.nav.customers} loading={loading} skeleton={<LoadingTable {...table} />}>
        {({ customers, next }) => {
          if (customers.length > 0) {
            return (
              <>
                <DataTable
                  {...table}
                  label={kit.nav.customers}
                  rows={customers}
                  sort={SORTS[sort ?? 'latest']}
                  onSort={(next) => setSort(sortOf(next))}
                  hrefOf={({ id }) => `${here}/${id}`}
                  isOutdated={loading.isPlaceholderData || loading.error !== null}
                />
                <Pager here={here} search={search} next={next} />
              </>
            );
          }
          if (q === undefined) {
            const way = { href: href('home', lang), label: texts.toShop };
            return <Empty title={texts.none} text={texts.noneText} way={way} />;
          }
          if (isAddress(q)) return <PersonData key={q} email={q} />;
          const said = fill(kit.filters.typed, { text: q });
          return <NothingFound filters={[said]} onClear={() => type('')} />;
        }}
      </ListPart>
    </Page>
  );
}
