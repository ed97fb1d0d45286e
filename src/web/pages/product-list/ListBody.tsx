import type { RefObject } from 'react';
import { href, type ListScreen } from '#routes.ts';
import { ALL } from '#rules/filters.ts';
import {
  choiceParams,
  type ListChoice,
  type ListFamilies,
  type ListFilter,
} from '#rules/list-view.ts';
import { useShop } from '#web/shop-context.ts';
import { ProductCell } from '#web/ui/ProductCell.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListCells } from './ListCells.tsx';
import type { CardIn } from './list-data.ts';
import type { ProductListProps } from './list-props.ts';
import { listScenes } from './list-scene.ts';

const EAGER_CELLS = 4;

/** Choice without filters; the order stays. */
export const NO_FILTER = { family: ALL, isNarrow: false } as const;

/** Address of a list under a choice, and of one of its pages; values of `query` that are neither stay. */
export function choiceHref<List extends ListScreen>(
  list: List,
  choice: ListChoice<List>,
  path: string,
  query: URLSearchParams,
  page = 1,
): string {
  const next = new URLSearchParams(query);
  const pages = { seiten: undefined, seite: page > 1 ? String(page) : undefined };
  for (const [name, value] of Object.entries({ ...choiceParams(list, choice), ...pages })) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next.size > 0 ? `${path}?${next}` : path;
}

export interface ListBodyProps<List extends ListScreen> {
  readonly of: ProductListProps<List>;
  readonly cards: readonly CardIn<List>[];
  readonly choice: ListChoice<List>;
  readonly counts: ReadonlyMap<ListFilter<List>, number>;
  /** Query of the shown cells. */
  readonly search: string;
  readonly onReset: () => void;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** Cells of a list with scenes between them, or the sentence that there is none. */
export function ListBody<List extends ListScreen>(props: ListBodyProps<List>) {
  const { of, cards, choice, counts, search, onReset, ref } = props;
  const { lang } = useShop();
  const { list, texts, label, data } = of;
  const scenes = listScenes<ListFamilies[List]>(data.scenes, {
    selected: choice.family,
    counts,
    label,
    hrefOf: (family) =>
      choiceHref(list, { ...choice, family }, href(list, lang), new URLSearchParams(search)),
  });
  const isFiltered = choice.family !== ALL || choice.isNarrow;
  const hasLast = of.lastScene !== undefined && choice.family === ALL;
  return (
    <>
      {cards.length === 0 && <EmptyList text={texts.empty} reset={texts.reset} onReset={onReset} />}
      <ListCells
        {...(ref && { ref })}
        {...(of.className && { className: of.className })}
        items={cards}
        scenes={hasLast && of.lastScene ? [...scenes, of.lastScene] : scenes}
        wayOn={isFiltered ? { text: texts.all, onReset } : undefined}
        cell={(card, index) => (
          <ProductCell
            product={card}
            note={of.note(card)}
            priority={index === 0}
            eager={index < EAGER_CELLS}
            action={of.action?.(card)}
          >
            {of.below}
          </ProductCell>
        )}
      />
    </>
  );
}
