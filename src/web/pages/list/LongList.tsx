import './page-cells.css';
import { memo, useMemo, useState } from 'react';
import { PRODUCTS_PER_LIST_PAGE } from '#catalogue/limits.ts';
import type { ListReply } from '#contract/list.ts';
import { localized, pageHref } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { choiceParams, type ListChoice, type ListFilters, readChoice } from '#rules/list-view.ts';
import { pageIn } from '#rules/page-window.ts';
import { focusHeading } from '#web/runtime/focus-heading.ts';
import { navigate } from '#web/runtime/navigate.ts';
import { useSearch } from '#web/runtime/shown-hooks.ts';
import { useShop } from '#web/shop-context.ts';
import type { Paging } from './data.ts';
import { choiceHref, ListBody, type ListProps, NO_FILTER } from './ListBody.tsx';
import { countText, ListControls } from './ListControls.tsx';
import { Pagination } from './Pagination.tsx';
import { type ReadPage, useListPage } from './use-list-page.ts';

/** Filters and order as they stand in an address; empty without any. */
function choiceEntries(list: ListFilters, choice: ListChoice) {
  return Object.entries(choiceParams(list, choice)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}

/** One page of a list, with the choice that it shows. */
interface ShownPage {
  /** Of the server, or made of the document's data. */
  readonly page: ReadPage;
  readonly choice: ListChoice;
  readonly search: string;
}

interface CellsProps extends ShownPage, ListProps {
  readonly onReset: () => void;
}

const countsOf = ({ counts }: ListReply) => new Map(Object.entries(counts));

/** Renders again when other cells have arrived, not with every chip. */
const Cells = memo(
  function Cells({ page, ...rest }: CellsProps) {
    return <ListBody {...rest} cards={page.cards} askedAt={page.askedAt} counts={countsOf(page)} />;
  },
  (a, b) => a.page === b.page && a.search === b.search && a.data === b.data,
);

interface LongListProps extends ListProps {
  readonly paging: Paging;
}

/**
 * A list whose documents have one page each. The server filters, sorts and counts; until it has replied, the cells
 * stay (docs/decisions/0065-long-lists-have-pages.md).
 */
export function LongList({ paging, ...props }: LongListProps) {
  const { list, cards } = props.data;
  const { texts } = paging;
  const { lang, settings } = useShop();
  const search = useSearch();
  const params = new URLSearchParams(search);
  const choice = readChoice(list, params);
  const chosen = choiceEntries(list, choice);
  const wanted = pageIn(params);
  const query = new URLSearchParams([['list', list.id], ['lang', lang], ...chosen]);
  if (wanted > 1) query.set('seite', String(wanted));
  const isAsked = chosen.length > 0 || wanted > 1;
  const { reply, isLost, again } = useListPage(isAsked ? query.toString() : undefined);
  const own = useMemo((): ReadPage => {
    const { found, counts, page, pages, narrowed } = paging;
    const figures = { found, inFamily: found, narrowed: narrowed[settings.mode], page, pages };
    return { ...figures, counts, cards: [...cards] };
  }, [cards, paging, settings.mode]);

  const page = isAsked ? reply : own;
  const [last, setLast] = useState<ShownPage>({ page: own, choice, search });
  const shown = page ? { page, choice, search } : last;
  if (shown.page !== last.page || shown.search !== last.search) setLast(shown);

  const base = localized(list.path, lang);
  const change = (next: Partial<ListChoice>) =>
    navigate(choiceHref(list, { ...choice, ...next }, base, params), {
      replace: true,
      scroll: 'keep',
    });
  const hrefOf = (to: number) =>
    chosen.length > 0
      ? choiceHref(list, choice, base, new URLSearchParams(), to)
      : pageHref(list.path, lang, to);
  const { found, pages } = shown.page;
  const from = (shown.page.page - 1) * PRODUCTS_PER_LIST_PAGE + 1;
  const to = Math.min(from + PRODUCTS_PER_LIST_PAGE - 1, found);
  const place =
    pages > 1 ? fill(texts.place, { from, to, found }) : countText(list, found, paging.found);
  return (
    <div className="wrap pb-24">
      <ListControls
        {...props}
        choice={choice}
        figures={{ ...shown.page, counts: countsOf(shown.page) }}
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
            <Cells {...shown} {...props} onReset={() => change(NO_FILTER)} />
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
