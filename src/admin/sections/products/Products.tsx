import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogTrigger,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
} from 'react-aria-components';
import { type ColumnOf, columnsOf, DataTable, LoadingTable } from '#admin/kit/DataTable.tsx';
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
import { useRowEdit } from './use-row-edit.ts';
import './products.css';

const route = getRouteApi('/products');
// Making one loads when somebody does, and so does a price.
const PriceForm = lazyComponent(
  'PriceForm',
  async () => (await import('./PriceForm.tsx')).PriceForm,
);
const NewProduct = lazyComponent(
  'NewProduct',
  async () => (await import('./NewProduct.tsx')).NewProduct,
);

const MARKS = {
  published: { mark: 'full', tone: 'ok' },
  changed: { mark: 'half', tone: 'warn' },
  new: { mark: 'dashed', tone: 'soft' },
  retired: { mark: 'ring', tone: 'soft' },
} as const satisfies Record<ProductState, Omit<MarkState, 'text'>>;

interface CellProps {
  readonly row: ProductRow;
}

const useName = ({ name, id }: ProductRow) => name?.[useKit().lang] || name?.de || id;

const CELL =
  'text-inherit -mx-2 max-wide:-my-3 inline-flex min-h-(--control) items-center rounded px-2 data-hovered:bg-(--active) data-pressed:bg-(--active)';

/** Price of a product; a press changes it. */
function Price({ row }: CellProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const name = useName(row);
  const [isOpen, setOpen] = useState(false);
  const words = priceWords(row, texts, lang);
  if (row.state === 'retired' || row.is_leaving || row.prices.length === 0) return words;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={CELL} aria-label={fill(texts.price.change, { name, price: words })}>
        {words}
      </Button>
      <Popover className="popover" placement="bottom end">
        <Dialog aria-label={fill(texts.price.change, { name, price: words })}>
          <PriceForm row={row} name={name} onClose={() => setOpen(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** State of a product in the shop, and number of its sold-out variants; a press takes it out, or in again. */
function State({ row, edit }: CellProps & { readonly edit: ReturnType<typeof useRowEdit> }) {
  const texts = useTexts();
  const name = useName(row);
  const { state, is_leaving: isLeaving = false } = row;
  if (state === 'new') return <StateMark row={row} />;
  const isGone = state === 'retired' || isLeaving;
  const said = isGone ? texts.retire.undone : texts.retire.done;
  const change = () =>
    void edit(row.id, (content) => (isGone ? content : null), fill(said, { name }));
  return (
    <MenuTrigger>
      <Button className={CELL}>
        <StateMark row={row} />
        <span className="hidden">{fill(texts.stateOf, { name })}</span>
      </Button>
      <Popover className="popover" placement="bottom start">
        <Menu className="menu" onAction={change}>
          <MenuItem>
            <Icon name={isGone ? 'returns' : 'backup'} />
            {isGone ? texts.bar.bringBack : texts.bar.retire}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function StateMark({ row }: CellProps) {
  const texts = useTexts();
  const { state, gone, is_sold_out: isSoldOut, is_leaving: isLeaving = false } = row;
  const isShown = (state === 'published' || state === 'changed') && !isLeaving;
  const isOut = isSoldOut && state === 'published';
  const text = texts.states[isLeaving ? 'leaving' : isOut ? 'soldOut' : state];
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
  const edit = useRowEdit();
  return columnsOf(texts.columns, {
    name: [
      'title',
      ({ name, id, picture }) => (
        <span className="with-thumb">
          <Thumb base={picture ?? undefined} />
          <span className="cut">{name?.[lang] || name?.de || id}</span>
        </span>
      ),
      {
        isHead: true,
        canSort: true,
        className: 'wide:w-[26%] wide:max-[68.75rem]:w-[36%]',
      },
    ],
    collection: [
      'text',
      ({ collection }) => (
        <span className="soft">{collections[collection ?? ''] ?? collection}</span>
      ),
      { className: 'wide:w-[max(11%,7rem)] max-wide:[&:is(td)]:hidden' },
    ],
    options: [
      'text',
      (row) => <span className="soft">{optionWords(row, texts)}</span>,
      { className: 'max-[68.75rem]:hidden' },
    ],
    price: ['end', (row) => <Price row={row} />, { canSort: true, className: 'wide:w-32' }],
    former: [
      'end',
      ({ price_cents: cents, original_cents: original }) =>
        original !== null &&
        cents !== null &&
        original > cents && <span className="soft">{formatPrice(original, lang)}</span>,
      { className: 'wide:w-32 max-[68.75rem]:hidden' },
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
      { className: 'wide:w-20 max-wide:[&:is(td)]:hidden' },
    ],
    state: ['text', (row) => <State row={row} edit={edit} />, { className: 'wide:ps-6' }],
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
      <ListPart
        name={kit.nav.products}
        loading={loading}
        skeleton={<LoadingTable name="products" columns={columns} />}
      >
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
              filters={[
                found && fill(kit.filters.typed, { text: found }),
                view && texts.views[view],
                collection && (collections[collection] ?? collection),
              ]}
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
