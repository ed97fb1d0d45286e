import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { counted } from '#admin/kit/counted.ts';
import { FilterChip } from '#admin/kit/FilterChip.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { useSentence } from '#admin/kit/LayerForm.tsx';
import { Empty, ListPart, NothingFound, Page, Pager } from '#admin/kit/Page.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { SearchBox, useDebounced } from '#admin/kit/SearchBox.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { useUnsaved } from '#admin/kit/unsaved.tsx';
import {
  type AdminStockBody,
  type AdminStockReply,
  adminStockReply,
  STOCK_REASONS,
  type StockMark,
} from '#contract/admin-stock.ts';
import { formReply } from '#contract/forms.ts';
import { fill } from '#rules/fill.ts';
import { ProductStock } from './ProductStock.tsx';
import { ReorderTable } from './ReorderTable.tsx';
import { useTexts } from './texts.ts';
import './stock.css';
import { StockTable } from './StockTable.tsx';
import { forgetChanges, itemsOf, reversed, sayChanges, useChanges } from './stock-changes.ts';

const route = getRouteApi('/stock');

const NO_PRODUCTS: AdminStockReply['products'] = [];

type Reason = AdminStockBody['reason'];

/** What was typed so far, with one reason; it is saved together. */
function ChangesBar({ marks }: { readonly marks: readonly StockMark[] }) {
  const changes = useChanges();
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const [reason, setReason] = useState<Reason>('counted');
  const { mutateAsync, tried, isPending, error } = useSend('POST /api/admin/stock', formReply, [
    'POST /api/admin/stock/search',
    'GET /api/admin/log',
  ]);
  const problem = useSentence(error);
  const { count, text } = sayChanges(changes, texts);
  const end = () => {
    forgetChanges();
    document.querySelector<HTMLElement>('#page-title')?.focus();
  };
  const save = async () => {
    // Who was told what changed meanwhile sees it now.
    const shown = new Map(marks.map((mark) => [mark.item_id, mark]));
    const items = itemsOf(changes, problem === '' ? undefined : shown);
    if (!(await mutateAsync({ body: { items, reason } }).catch(() => false))) return;
    end();
    showDone(fill(texts.saved, { changes: text }), () => {
      void tried({ body: { items: itemsOf(reversed(changes)), reason: 'other' } });
    });
  };
  return (
    <section className="foot-bar" aria-label={texts.bar}>
      <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere" role="status">
        <b>{counted(count, texts.changedOne, texts.changed, lang)}</b>{' '}
        <span className="soft max-wide:hidden">{text}</span>
      </p>
      <span className="soft" aria-hidden="true">
        {texts.reason}
      </span>
      <FilterChip
        label={texts.reason}
        value={reason}
        options={STOCK_REASONS.map((each) => [each, texts.reasons[each]])}
        onChange={(value) => value && setReason(value)}
        isFixed
      />
      <Button className="button" onPress={end}>
        {kit.discard}
      </Button>
      <Button className="button primary" isPending={isPending} onPress={() => void save()}>
        {texts.save}
      </Button>
      <p className="problem flex-[1_0_100%]" role="alert">
        {problem}
      </p>
    </section>
  );
}

/** Explains the numbers by examples of each. */
function Legend() {
  const { state, ofThem, unlimited } = useTexts();
  return (
    <p className="soft ms-auto flex flex-wrap items-baseline gap-x-3 text-tiny max-wide:hidden">
      <span>{fill(state.free, { count: 12 })}</span>
      <span>
        12<sup className="ms-0.5 text-[0.6875rem] leading-none">1</sup> {ofThem}
      </span>
      <span>
        <b className="warn">2</b> {state.low}
      </span>
      <span>
        <b className="hot">0</b> {state.out}
      </span>
      <span>
        {unlimited} {state.unlimited}
      </span>
    </p>
  );
}

/** Stock of every product, counted by its variants. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { view, collection } = search;
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<string>();
  const isChanged = useChanges((changes) => changes.size > 0);
  useUnsaved(isChanged);
  useEffect(() => forgetChanges, []);
  const found = useDebounced(typed);
  const body = { ...search, search: found };
  const loading = useApi('POST /api/admin/stock/search', { body }, adminStockReply, {
    everyMs: 30_000,
  });
  const here = sectionHref(lang, '/stock');
  const { products = NO_PRODUCTS, counts } = loading.data ?? {};
  const tab = (label: string, choice: typeof search) => ({
    ...{ label, href: withParams(here, choice) },
    isCurrent: choice.view === view && choice.collection === collection,
  });
  return (
    <Page
      title={kit.nav.stock}
      note={texts.note}
      actions={
        <Link className="button" href={sectionHref(lang, '/stock/delivery')}>
          <Icon name="plus" />
          {texts.delivery.make}
        </Link>
      }
      views={[
        { ...tab(texts.views.all, {}), count: counts?.all },
        ...(counts?.collections ?? []).map(({ id, name, count }) => ({
          ...tab(name[lang], { collection: id }),
          count,
        })),
        { ...tab(texts.views.low, { view: 'low' }), count: counts?.low },
        // Its rows are variants, the counts are of products.
        tab(texts.views.reorder, { view: 'reorder' }),
      ]}
    >
      {view === 'reorder' ? (
        <ReorderTable name={texts.views.reorder} />
      ) : (
        <>
          <div className="filters">
            <SearchBox
              label={texts.search}
              value={typed}
              onChange={(value) => {
                setTyped(value);
                if (search.after) void navigate({ search: { view, collection }, replace: true });
              }}
            />
            <Legend />
          </div>
          <ListPart name={kit.nav.stock} loading={loading}>
            {({ next, counts: { collections } }) =>
              products.length === 0 ? (
                view !== undefined && typed === '' && collection === undefined ? (
                  <Empty
                    title={texts.none[view]}
                    text={texts.noneText}
                    way={{ href: here, label: texts.toAll }}
                  />
                ) : (
                  <NothingFound
                    filters={[
                      found && fill(kit.filters.typed, { text: found }),
                      view && texts.views[view],
                      collections.find(({ id }) => id === collection)?.name[lang],
                    ]}
                    onClear={() => {
                      setTyped('');
                      void navigate({ search: {} });
                    }}
                  />
                )
              ) : (
                <>
                  <StockTable products={products} onOpen={setOpened} />
                  <Pager here={here} search={search} cursor="after" next={next} />
                </>
              )
            }
          </ListPart>
        </>
      )}
      {isChanged && <ChangesBar marks={products.flatMap(({ marks }) => marks)} />}
      <ProductStock
        product={products.find(({ id }) => id === opened)}
        onClose={() => setOpened(undefined)}
      />
      <Outlet />
    </Page>
  );
}
