import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { type ColumnOf, columnsOf, DataTable } from '#admin/kit/DataTable.tsx';
import { FilterChip } from '#admin/kit/FilterChip.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { lazyComponent } from '#admin/kit/lazy-component.tsx';
import { Mark, type State as MarkState } from '#admin/kit/Mark.tsx';
import { Empty, ListPart, NothingFound, Page, Pager } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { SearchBox, useDebounced } from '#admin/kit/SearchBox.tsx';
import { Thumb } from '#admin/kit/Thumb.tsx';
import {
  adminProductsReply,
  PRODUCT_SORTS,
  PRODUCT_VIEWS,
  type ProductState,
} from '#contract/admin-products.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { useNames } from '../range/names.ts';
import { optionWords, type ProductRow, priceWords } from './product-words.ts';
import { useTexts } from './texts.ts';
import './products.css';

const route = getRouteApi('/products');
// Making one loads when somebody does.
const NewProduct = lazyComponent(async () => (await import('./NewProduct.tsx')).NewProduct);

const MARKS = {
  published: { mark: 'full', tone: 'ok' },
  changed: { mark: 'half', tone: 'warn' },
  new: { mark: 'dashed', tone: 'soft' },
  retired: { mark: 'ring', tone: 'soft' },
} as const satisfies Record<ProductState, Omit<MarkState, 'text'>>;

/** What the shop does with a product, and what of it is gone. */
function State({ row }: { readonly row: ProductRow }) {
  const texts = useTexts();
  const { state, gone, is_sold_out: isSoldOut } = row;
  const isShown = state === 'published' || state === 'changed';
  const isOut = isSoldOut && state === 'published';
  const text = texts.states[isOut ? 'soldOut' : state];
  return (
    <>
      <Mark state={isOut ? { mark: 'ring', tone: 'hot', text } : { ...MARKS[state], text }} />
      {isShown && !isSoldOut && gone > 0 && (
        <span className="hot"> {fill(texts.goneCount, { count: gone })}</span>
      )}
      {isSoldOut && state === 'changed' && <span className="hot"> {texts.states.soldOut}</span>}
    </>
  );
}

function useColumns(): readonly ColumnOf<ProductRow>[] {
  const texts = useTexts();
  const { lang } = useKit();
  const { collections } = useNames();
  return columnsOf(texts.columns, {
    name: [
      'title',
      ({ name, id, picture }) => (
        <span className="with-thumb">
          <Thumb base={picture ?? undefined} />
          <span className="cut">{name?.[lang] || name?.de || id}</span>
        </span>
      ),
      { isHead: true, canSort: true },
    ],
    collection: [
      'text',
      ({ collection }) => (
        <span className="soft">{collections[collection ?? ''] ?? collection}</span>
      ),
    ],
    options: ['text', (row) => <span className="soft">{optionWords(row, texts)}</span>],
    price: ['end', (row) => priceWords(row, texts, lang), { canSort: true }],
    former: [
      'end',
      ({ price_cents: cents, original_cents: original }) =>
        original !== null &&
        cents !== null &&
        original > cents && <span className="soft">{formatPrice(original, lang)}</span>,
    ],
    free: [
      'end',
      ({ free }) =>
        free === null ? (
          <span className="faint" title={texts.notCounted}>
            –
          </span>
        ) : (
          <span className={free === 0 ? 'hot' : ''}>{free}</span>
        ),
    ],
    state: ['text', (row) => <State row={row} />],
  });
}

/** All products with stock and state, in the order of the shop or another one. */
export function Section() {
  const { lang, texts: kit } = useKit();
  const texts = useTexts();
  const { homes, collections } = useNames();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const here = sectionHref(lang, '/products');
  const [typed, setTyped] = useState('');
  const [isMaking, setMaking] = useState(false);
  const found = useDebounced(typed);
  const loading = useApi(
    'POST /api/admin/catalogue/products',
    { body: { ...search, search: found } },
    adminProductsReply,
  );
  const columns = useColumns();
  const { view, sort, collection } = search;
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: { ...search, after: undefined, ...change } });
  const isFiltered = found !== '' || collection !== undefined || view !== undefined;
  const column = sort?.replace('-', '');
  return (
    <Page
      title={kit.nav.products}
      actions={
        <Button className="button primary" onPress={() => setMaking(true)}>
          <Icon name="plus" />
          {texts.create}
        </Button>
      }
      views={(['all', ...PRODUCT_VIEWS] as const).map((key) => ({
        href: withParams(here, {
          ...search,
          after: undefined,
          view: key === 'all' ? undefined : key,
        }),
        label: texts.views[key],
        count: loading.data?.counts[key],
        isCurrent: key === (view ?? 'all'),
      }))}
    >
      <div className="filters">
        <SearchBox label={texts.search} value={typed} onChange={setTyped} />
        <FilterChip
          label={texts.columns.collection}
          value={collection}
          options={Object.keys(homes).map((id) => [id, collections[id] ?? id])}
          onChange={(next) => set({ collection: next })}
        />
        <FilterChip
          label={texts.sort.label}
          value={sort ?? 'order'}
          options={(['order', ...PRODUCT_SORTS] as const).map((key) => [key, texts.sort[key]])}
          onChange={(next) => set({ sort: next === 'order' ? undefined : next })}
          isFixed
        />
      </div>
      <ListPart name={kit.nav.products} loading={loading}>
        {({ products, next }) =>
          products.length > 0 ? (
            <>
              <DataTable
                label={texts.list}
                name="products"
                columns={columns}
                rows={products}
                hrefOf={({ id }) => sectionHref(lang, `/products/${id}`)}
                sort={{ column: column ?? '', isAscending: !sort?.startsWith('-') }}
                onSort={({ column: key, isAscending }) => {
                  const isOther = key !== column;
                  const name = (isAscending || isOther ? key : `-${key}`) as typeof sort;
                  set({ sort: name });
                }}
                isOutdated={loading.isPlaceholderData || loading.error !== null}
              />
              <Pager here={here} search={search} cursor="after" next={next} />
            </>
          ) : isFiltered ? (
            <NothingFound
              onClear={() => {
                setTyped('');
                set({ view: undefined, collection: undefined });
              }}
            />
          ) : (
            <Empty title={texts.none} text={texts.noneText} />
          )
        }
      </ListPart>
      {isMaking && <NewProduct onClose={() => setMaking(false)} />}
    </Page>
  );
}
