import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { counted } from '#admin/kit/counted.ts';
import { FilterChip } from '#admin/kit/FilterChip.tsx';
import { sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { useSentence } from '#admin/kit/LayerForm.tsx';
import { Empty, ListPart, NothingFound, Page, Pager } from '#admin/kit/Page.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { SearchBox, useDebounced } from '#admin/kit/SearchBox.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { useUnsaved } from '#admin/kit/unsaved.tsx';
import { useNames } from '#admin/sections/range/names.ts';
import {
  type AdminStockBody,
  adminStockReply,
  STOCK_REASONS,
  STOCK_VIEWS,
  type StockMark,
  type StockProduct,
} from '#contract/admin-stock.ts';
import { formReply } from '#contract/forms.ts';
import { fill } from '#rules/fill.ts';
import { ProductStock } from './ProductStock.tsx';
import { useTexts } from './texts.ts';
import './stock.css';
import { StockTable } from './StockTable.tsx';
import {
  type Changes,
  changesText,
  fullName,
  itemsOf,
  reversed,
  withChange,
} from './stock-changes.ts';

const route = getRouteApi('/stock');

type Reason = AdminStockBody['reason'];

interface ChangesBarProps {
  readonly changes: Changes;
  /** What is shown now. */
  readonly marks: ReadonlyMap<string, StockMark>;
  readonly onEnd: () => void;
}

/** What was typed so far, with one reason; it is saved together. */
function ChangesBar({ changes, marks, onEnd }: ChangesBarProps) {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const [reason, setReason] = useState<Reason>('counted');
  const { mutateAsync, isPending, error } = useSend('POST /api/admin/stock', formReply, [
    'POST /api/admin/stock/search',
    'GET /api/admin/log',
  ]);
  const problem = useSentence(error);
  const said = changesText(changes, texts);
  const end = () => {
    onEnd();
    document.querySelector<HTMLElement>('#page-title')?.focus();
  };
  const save = async () => {
    // Who was told what changed meanwhile sees it now.
    const items = itemsOf(changes, problem === '' ? undefined : marks);
    if (!(await mutateAsync({ body: { items, reason } }).catch(() => false))) return;
    end();
    showDone(fill(texts.saved, { changes: said }), () => {
      void mutateAsync({ body: { items: itemsOf(reversed(changes)), reason: 'other' } });
    });
  };
  return (
    <section className="foot-bar" aria-label={texts.bar}>
      <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere" role="status">
        <b>{counted(changes.size, texts.changedOne, texts.changed, lang)}</b>{' '}
        <span className="soft max-wide:hidden">{said}</span>
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

/** Stock of every product, counted by its variants. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { view, collection } = search;
  const [typed, setTyped] = useState('');
  const [changes, setChanges] = useState<Changes>(new Map());
  const [opened, setOpened] = useState<string>();
  useUnsaved(changes.size > 0);
  const body = { ...search, search: useDebounced(typed) };
  const loading = useApi('POST /api/admin/stock/search', { body }, adminStockReply, {
    everyMs: 30_000,
  });
  const names = useNames();
  const here = sectionHref(lang, '/stock');
  const { products = [], counts } = loading.data ?? {};
  const edit = {
    changes,
    onChange: (
      product: StockProduct,
      marks: readonly StockMark[],
      to: Partial<Pick<StockMark, 'on_hand' | 'threshold'>>,
    ) =>
      setChanges((before) =>
        marks.reduce(
          (all, mark) => withChange(all, mark, to, fullName(product, mark, lang)),
          before,
        ),
      ),
  };
  return (
    <Page
      title={kit.nav.stock}
      note={texts.note}
      views={[undefined, ...STOCK_VIEWS].map((each) => ({
        href: withParams(here, { view: each, collection }),
        label: texts.views[each ?? 'all'],
        count: counts?.[each ?? 'all'],
        isCurrent: each === view,
      }))}
    >
      <div className="filters">
        <SearchBox
          label={texts.search}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            if (search.after) void navigate({ search: { view, collection }, replace: true });
          }}
        />
        <FilterChip
          label={texts.collection}
          value={collection}
          options={Object.keys(names.homes).map((id) => [id, names.collections[id] ?? id])}
          onChange={(value) => void navigate({ search: { view, collection: value } })}
        />
      </div>
      <ListPart name={kit.nav.stock} loading={loading}>
        {({ next }) =>
          products.length === 0 ? (
            view !== undefined && typed === '' && collection === undefined ? (
              <Empty
                title={texts.none[view]}
                text={texts.noneText}
                way={{ href: here, label: texts.toAll }}
              />
            ) : (
              <NothingFound
                onClear={() => {
                  setTyped('');
                  void navigate({ search: { view } });
                }}
              />
            )
          ) : (
            <>
              <StockTable {...edit} products={products} onOpen={({ id }) => setOpened(id)} />
              <Pager here={here} search={search} cursor="after" next={next} />
            </>
          )
        }
      </ListPart>
      {changes.size > 0 && (
        <ChangesBar
          changes={changes}
          marks={
            new Map(products.flatMap(({ marks }) => marks.map((mark) => [mark.item_id, mark])))
          }
          onEnd={() => setChanges(new Map())}
        />
      )}
      <ProductStock
        {...edit}
        product={products.find(({ id }) => id === opened)}
        onClose={() => setOpened(undefined)}
      />
    </Page>
  );
}
