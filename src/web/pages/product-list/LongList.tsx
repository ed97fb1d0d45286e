import './page-cells.css';
import { memo, useMemo, useState } from 'react';
import { fill } from '#browser/fill.ts';
import { PRODUCTS_PER_LIST_PAGE } from '#catalogue/limits.ts';
import type { ListReply } from '#contract/list.ts';
import { href, type ListScreen, pageHref } from '#routes.ts';
import type { Card } from '#rules/card.ts';
import { choiceParams, type ListChoice, type ListFilter, readChoice } from '#rules/list-view.ts';
import { pageIn } from '#rules/page-window.ts';
import { focusHeading } from '#web/runtime/focus-heading.ts';
import { navigate } from '#web/runtime/navigate.ts';
import { useSearch } from '#web/runtime/shown-hooks.ts';
import { useShop } from '#web/shop-context.ts';
import { choiceHref, ListBody, NO_FILTER } from './ListBody.tsx';
import { ListControls } from './ListControls.tsx';
import type { CardIn, Paging } from './list-data.ts';
import type { ProductListProps } from './list-props.ts';
import { Pagination } from './Pagination.tsx';
import { useListPage } from './use-list-page.ts';

/** Filters and order as they stand in an address; empty without any. */
function choiceEntries<List extends ListScreen>(list: List, choice: ListChoice<List>) {
  return Object.entries(choiceParams(list, choice)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}

/** One page of a list, with the choice that it shows. */
interface ShownPage<List extends ListScreen> {
  /** Of the server, or made of the document's data. */
  readonly page: ListReply;
  readonly choice: ListChoice<List>;
  readonly search: string;
}

interface CellsProps<List extends ListScreen> extends ShownPage<List> {
  readonly of: ProductListProps<List>;
  readonly onReset: () => void;
}

const countsOf = <List extends ListScreen>({ counts }: ListReply) =>
  // The server counts by the list's own filters.
  new Map(Object.entries(counts)) as ReadonlyMap<string, number> as ReadonlyMap<
    ListFilter<List>,
    number
  >;

function ShownCells<List extends ListScreen>({ page, ...rest }: CellsProps<List>) {
  // The server makes cards of the list alone.
  const cards = page.cards as readonly Card[] as readonly CardIn<List>[];
  return <ListBody {...rest} cards={cards} counts={countsOf<List>(page)} />;
}
/** Renders again when other cells have arrived, not with every chip. */
const Cells = memo(
  ShownCells,
  (a, b) => a.page === b.page && a.search === b.search && a.of === b.of,
) as typeof ShownCells;

export interface LongListProps<List extends ListScreen> {
  readonly of: ProductListProps<List>;
  readonly paging: Paging;
}

/**
 * A list whose documents have one page each. The server filters, sorts and counts; until it has replied, the cells
 * stay (docs/decisions/0065-long-lists-have-pages.md).
 */
export function LongList<List extends ListScreen>({ of, paging }: LongListProps<List>) {
  const { list } = of;
  const { cards } = of.data;
  const { texts } = paging;
  const { lang, settings } = useShop();
  const search = useSearch();
  const params = new URLSearchParams(search);
  const choice = readChoice(list, params);
  const chosen = choiceEntries(list, choice);
  const wanted = pageIn(params);
  const query = new URLSearchParams([['list', list], ['lang', lang], ...chosen]);
  if (wanted > 1) query.set('seite', String(wanted));
  const isAsked = chosen.length > 0 || wanted > 1;
  const { reply, isLost, again } = useListPage(isAsked ? query.toString() : undefined);
  const own = useMemo((): ListReply => {
    const { found, counts, page, pages, narrowed } = paging;
    const figures = { found, inFamily: found, narrowed: narrowed[settings.mode], page, pages };
    return { ...figures, counts, cards: [...cards] };
  }, [cards, paging, settings.mode]);

  const page = isAsked ? reply : own;
  const [last, setLast] = useState<ShownPage<List>>({ page: own, choice, search });
  const shown = page ? { page, choice, search } : last;
  if (shown.page !== last.page || shown.search !== last.search) setLast(shown);

  const base = href(list, lang);
  const change = (next: Partial<ListChoice<List>>) =>
    navigate(choiceHref(list, { ...choice, ...next }, base, params), {
      replace: true,
      scroll: 'keep',
    });
  const hrefOf = (to: number) =>
    chosen.length > 0
      ? choiceHref(list, choice, base, new URLSearchParams(), to)
      : pageHref(list, lang, to);
  const { found, pages } = shown.page;
  const from = (shown.page.page - 1) * PRODUCTS_PER_LIST_PAGE + 1;
  const to = Math.min(from + PRODUCTS_PER_LIST_PAGE - 1, found);
  const place = pages > 1 ? fill(texts.place, { from, to, found }) : of.count(found, paging.found);
  return (
    <div className="wrap pb-24">
      <ListControls
        of={of}
        choice={choice}
        figures={{ ...shown.page, counts: countsOf<List>(shown.page) }}
        hasNarrow={paging.narrowed[settings.mode] > 0}
        count={isLost ? '' : place}
        onChange={change}
      />
      {isLost ? (
        <div className="grid justify-items-start gap-6 py-16">
          <p className="error" role="alert">
            {texts.lost}
          </p>
          <button
            type="button"
            className="btn"
            onClick={() => {
              again();
              requestAnimationFrame(focusHeading);
            }}
          >
            {texts.again}
          </button>
        </div>
      ) : (
        <>
          <div className="page-cells" aria-busy={page === undefined}>
            <Cells {...shown} of={of} onReset={() => change(NO_FILTER)} />
          </div>
          <Pagination
            page={shown.page.page}
            pages={pages}
            texts={texts}
            hrefOf={hrefOf}
            onTurn={chosen.length > 0 ? () => requestAnimationFrame(focusHeading) : undefined}
          />
        </>
      )}
    </div>
  );
}
