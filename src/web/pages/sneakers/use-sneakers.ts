import { SNEAKERS_PER_PAGE } from '../../../catalogue/limits.ts';
import type { SneakerCard } from '../../../rules/card.ts';
import { ratingOf, strikePrice } from '../../../rules/claims.ts';
import {
  ALL,
  categoryCounts,
  filterParam,
  filterSneakers,
  loadMore,
  parseFilter,
  SNEAKER_FILTERS,
  type SneakerFilter,
} from '../../../rules/filters.ts';
import { DEFAULT_SORT, parseSort, type SortKey, sortProducts } from '../../../rules/sorting.ts';
import { useQuery } from '../../runtime/use-query.ts';
import { useShop } from '../../shop-context.ts';

export interface SneakerChoice {
  readonly silhouette: SneakerFilter;
  readonly saleOnly: boolean;
  readonly sort: SortKey;
  /** Number of shown "load more" steps, 1 at first. */
  readonly pages: number;
}

function pagesOf(value: string | null): number {
  return value !== null && /^[1-9]\d?$/.test(value) ? Number(value) : 1;
}

function choiceOf(params: URLSearchParams): SneakerChoice {
  return {
    silhouette: parseFilter<Exclude<SneakerFilter, 'alle'>>(
      params.get('kategorie'),
      SNEAKER_FILTERS,
    ),
    saleOnly: params.get('sale') === '1',
    sort: parseSort(params.get('sort')),
    pages: pagesOf(params.get('seiten')),
  };
}

function useClaims() {
  const { mode } = useShop().settings;
  return {
    isOnSale: (sneaker: SneakerCard) => strikePrice(mode, sneaker) !== undefined,
    average: ({ demoRating }: SneakerCard) => ratingOf(mode, demoRating)?.average,
  };
}

/** The sneakers of each silhouette that the sale filter leaves. */
function countsOf(
  cards: readonly SneakerCard[],
  { saleOnly }: SneakerChoice,
  isOnSale: (one: SneakerCard) => boolean,
) {
  return categoryCounts(
    filterSneakers(cards, { silhouette: ALL, saleOnly }, isOnSale).map(
      ({ silhouette }) => silhouette,
    ),
    SNEAKER_FILTERS,
  );
}

/** Filter state in the URL (`?kategorie=hafen&sale=1&sort=name&seiten=2`), and its setters. */
export function useSneakerChoice(cards: readonly SneakerCard[]) {
  const { isOnSale, average } = useClaims();
  const [params, changeQuery] = useQuery();
  const choice = choiceOf(params);
  const left = (filter: Pick<SneakerChoice, 'silhouette' | 'saleOnly'>) =>
    filterSneakers(cards, filter, isOnSale);
  const change = (next: Partial<SneakerChoice>) => {
    // Another filter or order starts with its first page again.
    const { silhouette, saleOnly, sort, pages } = { ...choice, pages: 1, ...next };
    changeQuery({
      kategorie: filterParam(silhouette),
      sale: saleOnly ? '1' : undefined,
      sort: sort === DEFAULT_SORT ? undefined : sort,
      seiten: pages > 1 ? String(pages) : undefined,
    });
  };
  const onSale = left({ ...choice, saleOnly: true }).length;
  return {
    ...choice,
    counts: countsOf(cards, choice, isOnSale),
    hasSale: cards.some(isOnSale),
    // All of them needs no figure.
    onSale: onSale === left({ ...choice, saleOnly: false }).length ? undefined : onSale,
    hasRatings: cards.some((card) => average(card) !== undefined),
    change,
  };
}

/** The sneakers that a query leaves, as many pages of them as it asks for. */
export function useSneakers(cards: readonly SneakerCard[], search: string) {
  const { lang } = useShop();
  const { isOnSale, average } = useClaims();
  const choice = choiceOf(new URLSearchParams(search));
  const kept = filterSneakers(cards, choice, isOnSale);
  const sorted = sortProducts(kept, choice.sort, {
    lang,
    nameOf: ({ name }) => name,
    averageOf: average,
  });
  return {
    ...loadMore(sorted, choice.pages, SNEAKERS_PER_PAGE),
    silhouette: choice.silhouette,
    counts: countsOf(cards, choice, isOnSale),
    isFiltered: choice.silhouette !== ALL || choice.saleOnly,
  };
}
