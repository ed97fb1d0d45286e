import { memo, type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { loadMore, type SoldOutTexts, soldOutLast } from '#rules/filters.ts';
import { choiceParams, keeps, type ListChoice, readChoice, viewList } from '#rules/list-view.ts';
import { useQuery } from '#web/runtime/use-query.ts';
import { useShop } from '#web/shop-context.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import type { ListData } from './data.ts';
import { ListBody, type ListProps, NO_FILTER } from './ListBody.tsx';
import { countText, ListControls } from './ListControls.tsx';

/** Number of shown "load more" steps of a query, 1 at first. */
function stepsOf(query: URLSearchParams): number {
  const steps = query.get('seiten');
  return steps !== null && /^[1-9]\d?$/.test(steps) ? Number(steps) : 1;
}

/** The products that a query leaves, sold-out ones last, as many steps of them as it asks for. */
function useShown({ list, cards }: ListData, search: string, soldOut: SoldOutTexts = {}) {
  const { lang, settings } = useShop();
  const query = new URLSearchParams(search);
  const choice = readChoice(list, query);
  const view = viewList(list, cards, choice, { mode: settings.mode, lang });
  const steps = stepsOf(query);
  const items = soldOutLast(view.items, soldOut);
  return { choice, steps, view, ...loadMore(items, steps, list.step ?? items.length) };
}

interface CellsProps extends ListProps {
  readonly search: string;
  readonly onReset: () => void;
  /** The place of the first new product after "load more"; the keyboard goes on there. */
  readonly focusFrom: RefObject<number | undefined>;
}

/** Renders again when the deferred query has changed, not with every chip. */
const Cells = memo(
  function Cells({ focusFrom, ...props }: CellsProps) {
    const { search } = props;
    const soldOut = useSoldOut();
    // As it was when the filters were chosen: what is sold out later stays where it is, so that nothing moves.
    const filters = search.replace(/&?seiten=\d+/, '');
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    const known = useMemo(() => soldOut, [filters]);
    const { visible, choice, view } = useShown(props.data, search, known);
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
    return <ListBody {...props} cards={visible} choice={choice} counts={view.counts} ref={cells} />;
  },
  (a, b) => a.search === b.search && a.data === b.data,
);

/** A list whose document has all its products: the browser filters and sorts them. */
export function ShortList(props: ListProps) {
  const { data, texts } = props;
  const { list, cards } = data;
  const { settings } = useShop();
  const [params, changeQuery] = useQuery();
  const search = params.toString();
  const { choice, view, visible, hasMore, steps } = useShown(data, search);
  const focusFrom = useRef<number>(undefined);
  // Chips answer at once; the cells are more than one frame's work on a slow phone.
  const shownSearch = useDeferredValue(search);
  // Another filter or order starts with its first step again.
  const change = (next: Partial<ListChoice>, shown = 1) =>
    changeQuery({
      ...choiceParams(list, { ...choice, ...next }),
      seiten: shown > 1 ? String(shown) : undefined,
    });
  return (
    <div className="wrap pb-24">
      <ListControls
        {...props}
        choice={choice}
        figures={view}
        hasNarrow={cards.some((card) => keeps(list.narrow, card, settings.mode))}
        count={countText(list, visible.length, cards.length)}
        onChange={change}
      />
      <Cells
        {...props}
        search={shownSearch}
        onReset={() => change(NO_FILTER)}
        focusFrom={focusFrom}
      />
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
            {texts.more}
          </button>
          <noscript>
            {cards
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
