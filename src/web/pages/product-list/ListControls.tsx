import type { ListScreen } from '#routes.ts';
import { ratingOf } from '#rules/claims.ts';
import { LIST_RULES, type ListChoice, type ListView } from '#rules/list-view.ts';
import { useShop } from '#web/shop-context.ts';
import { Chip, FilterChips } from '#web/ui/FilterChips.tsx';
import { ListHead } from '#web/ui/ListHead.tsx';
import { SortSelect } from '#web/ui/SortSelect.tsx';
import type { ProductListProps } from './list-props.ts';

/** Figures of a list under its filters. */
export type ListFigures<List extends ListScreen> = Pick<
  ListView<List, never>,
  'counts' | 'inFamily' | 'narrowed'
>;

export interface ListControlsProps<List extends ListScreen> {
  readonly of: ProductListProps<List>;
  readonly choice: ListChoice<List>;
  readonly figures: ListFigures<List>;
  /** True if the second filter keeps any product of the list. */
  readonly hasNarrow: boolean;
  readonly count: string;
  readonly onChange: (next: Partial<ListChoice<List>>) => void;
}

/** Title, filters and order of a list. */
export function ListControls<List extends ListScreen>(props: ListControlsProps<List>) {
  const { of, choice, figures, hasNarrow, count, onChange } = props;
  const { t, settings } = useShop();
  const { texts, narrow, data } = of;
  return (
    <>
      <ListHead title={texts.title} aside={count} />
      <div className="filters">
        <FilterChips
          legend={texts.families}
          filters={LIST_RULES[of.list].filters}
          selected={choice.family}
          label={of.label}
          counts={figures.counts}
          onChoose={(family) => onChange({ family })}
        >
          {narrow && hasNarrow && (
            <Chip
              {...(narrow.className && { className: narrow.className })}
              pressed={choice.isNarrow}
              count={narrow.figure(figures.narrowed, figures.inFamily)}
              onPress={() => onChange({ isNarrow: !choice.isNarrow })}
            >
              {narrow.label}
            </Chip>
          )}
        </FilterChips>
        {texts.sort && (
          <SortSelect
            texts={texts.sort}
            sort={choice.sort}
            byRating={data.cards.some(({ demoRating }) => ratingOf(settings.mode, demoRating))}
            onChoose={(sort) => onChange({ sort })}
          />
        )}
      </div>
      <h2 className="sr">{t('list.products')}</h2>
    </>
  );
}
