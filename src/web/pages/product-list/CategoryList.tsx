import { memo, type ReactNode, useDeferredValue } from 'react';
import type { AccessoryCard, JerseyCard } from '../../../rules/card.ts';
import { ratingOf } from '../../../rules/claims.ts';
import {
  ALL,
  type All,
  categoryCounts,
  filterParam,
  inCategory,
  parseFilter,
  priceCapParam,
  underPrice,
} from '../../../rules/filters.ts';
import { DEFAULT_SORT, parseSort, sortProducts } from '../../../rules/sorting.ts';
import { amountInText } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/translate.ts';
import { useQuery } from '../../runtime/use-query.ts';
import { useShop } from '../../shop-context.ts';
import { Chip, FilterChips } from '../../ui/FilterChips.tsx';
import { ListHead } from '../../ui/ListHead.tsx';
import { ProductCell } from '../../ui/ProductCell.tsx';
import { SortSelect } from '../../ui/SortSelect.tsx';
import { CellNote } from './CellNote.tsx';
import type { ListTexts } from './de.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListCells } from './ListCells.tsx';
import type { ListData } from './list-data.ts';
import { listScenes } from './list-scene.ts';
import { useFamilyHref } from './use-family-href.ts';

export interface CategoryListTexts {
  readonly title: string;
  readonly description: string;
  /** '{n} Trikots', and the same for exactly one. */
  readonly count: string;
  readonly countOne: string;
  readonly empty: string;
  readonly list: ListTexts;
}

type Categorized = AccessoryCard | JerseyCard;

export interface CategoryListProps<Item extends Categorized> {
  readonly texts: CategoryListTexts;
  readonly data: ListData<Item, Item['category']>;
  readonly filters: readonly (All | Item['category'])[];
  readonly label: (filter: All | Item['category']) => string;
  /** The price filter leaves what costs less, in cents. */
  readonly capCents: number;
  /** A control over a cell's picture. */
  readonly action?: (item: Item) => ReactNode;
}

const EAGER_CELLS = 4;

/** Category, price and order that a query asks for (`?kategorie=vintage&preis=unter-40&sort=name`). */
function choiceOf<Item extends Categorized>(
  params: URLSearchParams,
  { filters, capCents }: CategoryListProps<Item>,
) {
  return {
    category: parseFilter<Item['category']>(params.get('kategorie'), filters),
    cheap: params.get('preis') === priceCapParam(capCents),
    sort: parseSort(params.get('sort')),
  };
}

/** The products that the price filter leaves in each category. */
function countsOf<Item extends Categorized>(cheap: boolean, props: CategoryListProps<Item>) {
  const { data, filters, capCents } = props;
  return categoryCounts<Item['category']>(
    (cheap ? underPrice(data.cards, capCents) : data.cards).map((item) => item.category),
    filters,
  );
}

/** The products that a query leaves, in its order. */
function useShown<Item extends Categorized>(search: string, props: CategoryListProps<Item>) {
  const { lang, settings } = useShop();
  const { data, capCents } = props;
  const { category, cheap, sort } = choiceOf(new URLSearchParams(search), props);
  const left = cheap ? underPrice(data.cards, capCents) : data.cards;
  return sortProducts(inCategory<Item>(left, category), sort, {
    lang,
    nameOf: ({ name }) => name,
    averageOf: ({ demoRating }) => ratingOf(settings.mode, demoRating)?.average,
  });
}

interface CellsProps<Item extends Categorized> {
  readonly search: string;
  readonly list: CategoryListProps<Item>;
  readonly onReset: () => void;
}

function ShownCells<Item extends Categorized>({ search, list, onReset }: CellsProps<Item>) {
  const { settings } = useShop();
  const { texts, label, action } = list;
  const shown = useShown(search, list);
  const { category, cheap } = choiceOf(new URLSearchParams(search), list);
  const scenes = listScenes<Item['category']>(list.data.scenes, {
    selected: category,
    counts: countsOf(cheap, list),
    label,
    hrefOf: useFamilyHref(search),
  });
  const isFiltered = category !== ALL || cheap;
  return (
    <>
      {shown.length === 0 && (
        <EmptyList text={texts.empty} reset={texts.list.reset} onReset={onReset} />
      )}
      <ListCells
        items={shown}
        scenes={scenes}
        wayOn={isFiltered ? { text: texts.list.all, onReset } : undefined}
        cell={(item, index) => {
          const rating = ratingOf(settings.mode, item.demoRating);
          return (
            <ProductCell
              product={item}
              note={<CellNote category={label(item.category)} rating={rating} />}
              priority={index === 0}
              eager={index < EAGER_CELLS}
              action={action?.(item)}
            />
          );
        }}
      />
    </>
  );
}
/** Renders again when the deferred query has changed, not with every chip. */
const Cells = memo(
  ShownCells,
  (a, b) => a.search === b.search && a.list === b.list,
) as typeof ShownCells;

/** A list with categories, a price filter and five orders (docs/specification.md#24-lists). */
export function CategoryList<Item extends Categorized>(props: CategoryListProps<Item>) {
  const { texts, data, filters, label, capCents } = props;
  const { t, lang, settings } = useShop();
  const [params, change] = useQuery();
  const { category, cheap, sort } = choiceOf(params, props);
  const search = params.toString();
  const { length } = useShown(search, props);
  // Chips answer at once; the cells are more than one frame's work on a slow phone.
  const shownSearch = useDeferredValue(search);
  return (
    <div className="wrap pb-24">
      <ListHead
        title={texts.title}
        aside={fill(length === 1 ? texts.countOne : texts.count, { n: length })}
      />
      <div className="filters">
        <FilterChips
          legend={texts.list.category}
          filters={filters}
          selected={category}
          label={label}
          counts={countsOf(cheap, props)}
          onChoose={(filter) => change({ kategorie: filterParam(filter) })}
        >
          <Chip
            pressed={cheap}
            count={underPrice(inCategory<Item>(data.cards, category), capCents).length}
            onPress={() => change({ preis: cheap ? undefined : priceCapParam(capCents) })}
          >
            {fill(texts.list.under, { amount: amountInText(capCents, lang) })}
          </Chip>
        </FilterChips>
        <SortSelect
          texts={texts.list}
          sort={sort}
          byRating={data.cards.some(({ demoRating }) => ratingOf(settings.mode, demoRating))}
          onChoose={(next) => change({ sort: next === DEFAULT_SORT ? undefined : next })}
        />
      </div>
      <h2 className="sr">{t('list.products')}</h2>
      <Cells
        search={shownSearch}
        list={props}
        onReset={() => change({ kategorie: undefined, preis: undefined })}
      />
    </div>
  );
}
