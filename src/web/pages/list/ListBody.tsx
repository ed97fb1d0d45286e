import type { RefObject } from 'react';
import { localized } from '#routes.ts';
import type { Card } from '#rules/card.ts';
import { isDemo, ratingOf } from '#rules/claims.ts';
import { fill } from '#rules/fill.ts';
import { ALL } from '#rules/filters.ts';
import { choiceParams, type ListChoice } from '#rules/list-view.ts';
import { Link } from '#web/runtime/Link.tsx';
import { useShop } from '#web/shop-context.ts';
import { ProductCell } from '#web/ui/ProductCell.tsx';
import { AddOne } from './AddOne.tsx';
import { CellNote } from './CellNote.tsx';
import type { ListData, ShownList } from './data.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListCells } from './ListCells.tsx';
import { listScenes } from './list-scene.ts';
import type { ListTexts } from './texts.ts';

const EAGER_CELLS = 4;

/** Choice without filters; the order stays. */
export const NO_FILTER = { family: ALL, isNarrow: false } as const;

/** Address of a list under a choice, and of one of its pages; values of `query` that are neither stay. */
export function choiceHref(
  list: ShownList,
  choice: ListChoice,
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

/** Properties of every part of a list. */
export interface ListProps {
  readonly data: ListData;
  readonly texts: ListTexts;
}

interface ListBodyProps extends ListProps {
  readonly cards: readonly Card[];
  /** When the server was asked for them; in epoch milliseconds. Undefined for those of the document. */
  readonly askedAt?: number | undefined;
  readonly choice: ListChoice;
  readonly counts: ReadonlyMap<string, number>;
  /** Query of the shown cells. */
  readonly search: string;
  readonly onReset: () => void;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** Cells of a list with scenes between them, or the sentence that there is none. */
export function ListBody(props: ListBodyProps) {
  const { data, texts, cards, askedAt, choice, counts, search, onReset, ref } = props;
  const { lang, settings } = useShop();
  const { list } = data;
  const { names, lastScene } = list;
  const scenes = listScenes(data.scenes, {
    selected: choice.family,
    counts,
    names,
    hrefOf: (family) =>
      choiceHref(
        list,
        { ...choice, family },
        localized(list.path, lang),
        new URLSearchParams(search),
      ),
  });
  const isFiltered = choice.family !== ALL || choice.isNarrow;
  return (
    <>
      {cards.length === 0 && (
        <EmptyList
          text={list.empty}
          reset={isFiltered ? texts.reset : undefined}
          onReset={onReset}
        />
      )}
      <ListCells
        {...(ref && { ref })}
        {...(list.className && { className: list.className })}
        items={cards}
        scenes={lastScene && choice.family === ALL ? [...scenes, lastScene] : scenes}
        wayOn={isFiltered ? { text: texts.all, onReset } : undefined}
        cell={(card, index) => (
          <ProductCell
            product={card}
            note={
              list.note === 'own' ? (
                card.note
              ) : (
                <CellNote
                  category={names[card.tags?.[list.group] ?? ''] ?? ''}
                  rating={ratingOf(settings.mode, card.demoRating, card.rating)}
                />
              )
            }
            priority={index === 0}
            eager={index < EAGER_CELLS}
            action={
              list.canAdd &&
              // Of an offer the maker stands beside the button (Regulation (EU) 2023/988, article 19).
              isDemo(settings.mode) &&
              card.isPlain && (
                <AddOne
                  card={card}
                  label={fill(texts.addNamed, { name: card.name })}
                  pricedAt={askedAt}
                />
              )
            }
          >
            {list.below && <p className="cell-note">{list.below}</p>}
          </ProductCell>
        )}
      />
      {data.rated && (
        <Link className="link note" href={data.rated.href}>
          {data.rated.label}
        </Link>
      )}
    </>
  );
}
