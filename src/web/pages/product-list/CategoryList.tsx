import type { ReactNode } from 'react';
import { ratingOf } from '../../../rules/claims.ts';
import {
  type All,
  categoryCounts,
  filterParam,
  inCategory,
  parseFilter,
  priceCapParam,
  underPrice,
} from '../../../rules/filters.ts';
import type { ListedProduct } from '../../../rules/products.ts';
import { DEFAULT_SORT, parseSort, type SortKey, sortProducts } from '../../../rules/sorting.ts';
import { amountInText } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/translate.ts';
import { useQuery } from '../../navigation/use-query.ts';
import { useShop } from '../../shop-context.ts';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { ListHead } from '../../ui/ListHead.tsx';
import { ProductCell } from '../../ui/ProductCell.tsx';
import { SortSelect } from '../../ui/SortSelect.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { EmptyList } from './EmptyList.tsx';
import type { ListWords } from './list-words.ts';

export interface CategoryListCopy {
  readonly title: string;
  readonly description: string;
  /** '{n} Trikots', and the same for exactly one. */
  readonly count: string;
  readonly countOne: string;
  readonly empty: string;
  readonly list: ListWords;
}

type Categorized = ListedProduct & { readonly category: string };

export interface CategoryListProps<Item extends Categorized> {
  readonly copy: CategoryListCopy;
  readonly items: readonly Item[];
  readonly filters: readonly (All | Item['category'])[];
  readonly label: (filter: All | Item['category']) => string;
  /** The price filter leaves what costs less, in cents. */
  readonly capCents: number;
  /** A control over a cell's picture. */
  readonly action?: (item: Item) => ReactNode;
}

const EAGER_CELLS = 4;

/** Category, price and order in the URL (`?kategorie=vintage&preis=unter-40&sort=name`). */
function useChoice<Item extends Categorized>({ filters, capCents }: CategoryListProps<Item>) {
  const [params, change] = useQuery();
  const cap = priceCapParam(capCents);
  return {
    category: parseFilter<Item['category']>(params.get('kategorie'), filters),
    cheap: params.get('preis') === cap,
    sort: parseSort(params.get('sort')),
    chooseCategory: (filter: string) => change({ kategorie: filterParam(filter) }),
    togglePrice: (on: boolean) => change({ preis: on ? cap : undefined }),
    chooseSort: (sort: SortKey) => change({ sort: sort === DEFAULT_SORT ? undefined : sort }),
    reset: () => change({ kategorie: undefined, preis: undefined }),
  };
}

/** A list with categories, a price filter and five orders (spec section 2, jerseys, accessories). */
export function CategoryList<Item extends Categorized>(props: CategoryListProps<Item>) {
  const { copy, items, filters, label, capCents, action } = props;
  const { t, lang, settings } = useShop();
  const choice = useChoice(props);
  const { category, cheap, sort } = choice;
  const rating = (item: Pick<Item, 'id'>) => ratingOf(settings.mode, item.id);

  const kept = inCategory<Item>(cheap ? underPrice(items, capCents) : items, category);
  const shown = sortProducts(kept, sort, lang, (id) => ratingOf(settings.mode, id)?.average);
  const counts = categoryCounts<Item['category']>(
    items.map((item) => item.category),
    filters,
  );
  return (
    <div className="wrap pb-24">
      <ListHead
        title={copy.title}
        aside={fill(shown.length === 1 ? copy.countOne : copy.count, { n: shown.length })}
      />
      <div className="filters">
        <FilterChips
          legend={copy.list.category}
          filters={filters}
          selected={category}
          label={label}
          counts={counts}
          onChoose={choice.chooseCategory}
        >
          <button
            type="button"
            className="chip"
            aria-pressed={cheap}
            onClick={() => choice.togglePrice(!cheap)}
          >
            {fill(copy.list.under, { amount: amountInText(capCents, lang) })}
          </button>
        </FilterChips>
        <SortSelect
          words={copy.list}
          sort={sort}
          byRating={items.some(rating)}
          onChoose={choice.chooseSort}
        />
      </div>
      <h2 className="sr">{t('list.products')}</h2>
      {shown.length === 0 && (
        <EmptyList text={copy.empty} reset={copy.list.reset} onReset={choice.reset} />
      )}
      <div className="cells edge">
        {shown.map((item, index) => {
          const stars = rating(item);
          return (
            <ProductCell
              key={item.id}
              product={item}
              note={label(item.category)}
              priority={index === 0}
              eager={index < EAGER_CELLS}
              action={action?.(item)}
            >
              {stars && <Stars rating={stars} lang={lang} className="cell-stars" />}
            </ProductCell>
          );
        })}
      </div>
    </div>
  );
}
