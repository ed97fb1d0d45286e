import { memo, type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import type { ListScreen } from '#routes.ts';
import { loadMore } from '#rules/filters.ts';
import {
  choiceParams,
  LIST_RULES,
  type ListChoice,
  readChoice,
  viewList,
} from '#rules/list-view.ts';
import { useQuery } from '#web/runtime/use-query.ts';
import { useShop } from '#web/shop-context.ts';
import { ListBody, NO_FILTER } from './ListBody.tsx';
import { ListControls } from './ListControls.tsx';
import type { ProductListProps } from './list-props.ts';

/** Number of shown "load more" steps of a query, 1 at first. */
function stepsOf(query: URLSearchParams): number {
  const steps = query.get('seiten');
  return steps !== null && /^[1-9]\d?$/.test(steps) ? Number(steps) : 1;
}

/** The products that a query leaves, as many steps of them as it asks for. */
function useShown<List extends ListScreen>(of: ProductListProps<List>, search: string) {
  const { lang, settings } = useShop();
  const { list, data, steps } = of;
  const query = new URLSearchParams(search);
  const choice = readChoice(list, query);
  const view = viewList(list, data.cards, choice, { mode: settings.mode, lang });
  const size = steps?.size ?? view.items.length;
  return { choice, steps: stepsOf(query), view, ...loadMore(view.items, stepsOf(query), size) };
}

interface CellsProps<List extends ListScreen> {
  readonly of: ProductListProps<List>;
  readonly search: string;
  readonly onReset: () => void;
  /** The place of the first new product after "load more"; the keyboard goes on there. */
  readonly focusFrom: RefObject<number | undefined>;
}

function ShownCells<List extends ListScreen>(props: CellsProps<List>) {
  const { of, search, onReset, focusFrom } = props;
  const { visible, choice, view } = useShown(of, search);
  const cells = useRef<HTMLDivElement>(null);
  const count = visible.length;
  useEffect(() => {
    const from = focusFrom.current;
    if (from === undefined || count <= from) return;
    const link = cells.current?.querySelectorAll<HTMLElement>('.cell-link')[from];
    link?.focus({ preventScroll: true });
    // The ring must be seen; who clicks keeps the page where it is.
    if (link?.matches(':focus-visible')) {
      link.closest('article')?.scrollIntoView({ block: 'nearest' });
    }
    focusFrom.current = undefined;
  }, [count, focusFrom]);
  return (
    <ListBody
      of={of}
      cards={visible}
      choice={choice}
      counts={view.counts}
      search={search}
      onReset={onReset}
      ref={cells}
    />
  );
}
/** Renders again when the deferred query has changed, not with every chip. */
const Cells = memo(
  ShownCells,
  (a, b) => a.search === b.search && a.of === b.of,
) as typeof ShownCells;

/** A list whose document has all its products: the browser filters and sorts them. */
export function ShortList<List extends ListScreen>({
  of,
}: {
  readonly of: ProductListProps<List>;
}) {
  const { list, data, steps: shownIn } = of;
  const { settings } = useShop();
  const [params, changeQuery] = useQuery();
  const search = params.toString();
  const { choice, view, visible, hasMore, steps } = useShown(of, search);
  const focusFrom = useRef<number>(undefined);
  // Chips answer at once; the cells are more than one frame's work on a slow phone.
  const shownSearch = useDeferredValue(search);
  // Another filter or order starts with its first step again.
  const change = (next: Partial<ListChoice<List>>, shown = 1) =>
    changeQuery({
      ...choiceParams(list, { ...choice, ...next }),
      seiten: shown > 1 ? String(shown) : undefined,
    });
  const { narrow } = LIST_RULES[list];
  return (
    <div className="wrap pb-24">
      <ListControls
        of={of}
        choice={choice}
        figures={view}
        hasNarrow={data.cards.some((card) => narrow?.keeps(card, settings.mode))}
        count={of.count(visible.length, data.cards.length)}
        onChange={change}
      />
      <Cells of={of} search={shownSearch} onReset={() => change(NO_FILTER)} focusFrom={focusFrom} />
      {hasMore && (
        <div className="grid justify-items-center pt-16">
          <button
            type="button"
            className="btn"
            onClick={() => {
              focusFrom.current = visible.length;
              change({}, steps + 1);
            }}
          >
            {shownIn?.more}
          </button>
          <noscript>
            {data.cards
              .filter((card) => !visible.includes(card))
              .map(({ id, name, href }) => (
                <a key={id} className="btn" href={href}>
                  {name}
                </a>
              ))}
          </noscript>
        </div>
      )}
    </div>
  );
}
