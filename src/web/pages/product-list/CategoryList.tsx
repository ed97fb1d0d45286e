import type { ReactNode } from 'react';
import { fill } from '#browser/fill.ts';
import { ratingOf } from '#rules/claims.ts';
import { ALL } from '#rules/filters.ts';
import { LIST_RULES, type ListFilter } from '#rules/list-view.ts';
import { amountInText } from '#web/i18n/amounts.ts';
import { useShop } from '#web/shop-context.ts';
import { CellNote } from './CellNote.tsx';
import type { ListTexts } from './de.ts';
import type { CardIn, ListData } from './list-data.ts';
import { ProductList } from './ProductList.tsx';

type CategoryListName = 'trikots' | 'accessoires';

export interface CategoryListTexts {
  readonly title: string;
  readonly description: string;
  /** '{n} Trikots', and the same for exactly one. */
  readonly count: string;
  readonly countOne: string;
  readonly empty: string;
  readonly list: ListTexts;
}

export interface CategoryListProps<List extends CategoryListName> {
  readonly list: List;
  readonly texts: CategoryListTexts;
  readonly data: ListData<List>;
  readonly label: (filter: ListFilter<List>) => string;
  /** The price filter leaves what costs less, in cents. */
  readonly capCents: number;
  /** A control over a cell's picture. */
  readonly action?: (card: CardIn<List>) => ReactNode;
}

/** A list with categories, a price filter and five orders (docs/specification.md#24-lists). */
export function CategoryList<List extends CategoryListName>(props: CategoryListProps<List>) {
  const { texts, label, capCents, ...rest } = props;
  const { lang, settings } = useShop();
  const { category, reset, all } = texts.list;
  return (
    <ProductList
      {...rest}
      texts={{
        title: texts.title,
        families: category,
        empty: texts.empty,
        reset,
        all,
        sort: texts.list,
      }}
      label={label}
      count={(n) => fill(n === 1 ? texts.countOne : texts.count, { n })}
      narrow={{
        label: fill(texts.list.under, { amount: amountInText(capCents, lang) }),
        figure: (kept) => kept,
      }}
      note={(card) => (
        <CellNote
          category={label(LIST_RULES[rest.list].familyOf(card) ?? ALL)}
          rating={ratingOf(settings.mode, card.demoRating)}
        />
      )}
    />
  );
}
