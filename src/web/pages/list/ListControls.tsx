import { ratingOf } from '#rules/claims.ts';
import { fill } from '#rules/fill.ts';
import { ALL } from '#rules/filters.ts';
import type { ListChoice, ListView } from '#rules/list-view.ts';
import { useShop } from '#web/shop-context.ts';
import { Chip, FilterChips } from '#web/ui/FilterChips.tsx';
import { ListHead } from '#web/ui/ListHead.tsx';
import { SortSelect } from '#web/ui/SortSelect.tsx';
import type { ShownList } from './data.ts';
import type { ListProps } from './ListBody.tsx';

/** Number of shown products among all of a list; empty for a list without products. */
export function countText({ count, countOne }: ShownList, n: number, total: number): string {
  return total === 0 ? '' : fill(n === 1 ? (countOne ?? count) : count, { n, total });
}

/** Figures of a list under its filters. */
type ListFigures = Pick<ListView<never>, 'counts' | 'inFamily' | 'narrowed'>;

interface ListControlsProps extends ListProps {
  readonly choice: ListChoice;
  readonly figures: ListFigures;
  /** True if the second filter keeps any product of the list. */
  readonly hasNarrow: boolean;
  readonly count: string;
  readonly onChange: (next: Partial<ListChoice>) => void;
}

/** Title, filters and order of a list. */
export function ListControls(props: ListControlsProps) {
  const { data, texts, choice, figures, hasNarrow, count, onChange } = props;
  const { t, settings } = useShop();
  const { title, label, families, names, narrow, isSorted } = data.list;
  const { counts, inFamily, narrowed } = figures;
  const isSale = narrow?.underCents === undefined;
  return (
    <>
      <ListHead title={title} aside={count} />
      <div className="filters">
        <FilterChips
          legend={label}
          filters={families.length > 0 ? [ALL, ...families] : []}
          selected={choice.family}
          label={(family) => names[family] ?? family}
          counts={counts}
          onChoose={(family) => onChange({ family })}
        >
          {narrow && hasNarrow && (
            <Chip
              className={isSale ? 'chip sale' : 'chip'}
              pressed={choice.isNarrow}
              // A sale of all of them needs no figure.
              count={isSale && narrowed === inFamily ? undefined : narrowed}
              onPress={() => onChange({ isNarrow: !choice.isNarrow })}
            >
              {narrow.label}
            </Chip>
          )}
        </FilterChips>
        {isSorted && data.cards.length > 0 && (
          <SortSelect
            texts={texts}
            sort={choice.sort}
            byRating={data.cards.some(({ demoRating, rating }) =>
              ratingOf(settings.mode, demoRating, rating),
            )}
            onChoose={(sort) => onChange({ sort })}
          />
        )}
      </div>
      <h2 className="sr">{t('list.products')}</h2>
    </>
  );
}
