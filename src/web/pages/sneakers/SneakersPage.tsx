import { startTransition, useEffect, useRef } from 'react';
import { SILHOUETTE_MATERIALS, SILHOUETTE_NAMES } from '../../../catalogue/category-names.ts';
import { SNEAKERS_PER_PAGE } from '../../../catalogue/limits.ts';
import { SNEAKERS } from '../../../catalogue/sneakers.ts';
import { ALL, loadMore, SNEAKER_FILTERS } from '../../../rules/filters.ts';
import { fill } from '../../i18n/translate.ts';
import type { HeadProps, PageProps } from '../../page.ts';
import { useShop } from '../../shop-context.ts';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { ListHead } from '../../ui/ListHead.tsx';
import { ProductCell } from '../../ui/ProductCell.tsx';
import { SortSelect } from '../../ui/SortSelect.tsx';
import { listHead } from '../product-list/list-head.ts';
import type { copy as german } from './de.ts';
import { SNEAKER_RANGE, useSneakers } from './use-sneakers.ts';

type Copy = typeof german;

const EAGER_CELLS = 4;

/** After "load more" the keyboard goes on at the first new sneaker, not at the page's start. */
function useFocusOnNew(count: number) {
  const cells = useRef<HTMLDivElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return;
    const links = cells.current?.querySelectorAll<HTMLElement>('.cell-link');
    links?.[from.current]?.focus({ preventScroll: true });
    from.current = undefined;
  }, [count]);
  const expectMore = () => {
    from.current = count;
  };
  return { cells, expectMore };
}

/** Spec section 2, `/sneakers`: sixteen, eight at a time; filter, order and pages in the URL. */
export function Page({ copy }: PageProps<Copy>) {
  const { t, lang } = useShop();
  const { silhouette, saleOnly, sort, pages, shown, counts, onSale, hasRatings, change } =
    useSneakers();
  const { visible, hasMore } = loadMore(shown, pages, SNEAKERS_PER_PAGE);
  const { cells, expectMore } = useFocusOnNew(visible.length);
  return (
    <div className="wrap pb-24">
      <ListHead
        title={copy.title}
        aside={fill(copy.count, { n: visible.length, total: SNEAKERS.length })}
      />
      <div className="filters">
        <FilterChips
          legend={copy.silhouette}
          filters={SNEAKER_FILTERS}
          selected={silhouette}
          label={(filter) => (filter === ALL ? copy.all : SILHOUETTE_NAMES[filter][lang])}
          counts={counts}
          onChoose={(filter) => change({ silhouette: filter })}
        >
          {onSale > 0 && (
            <button
              type="button"
              className="chip sale"
              aria-pressed={saleOnly}
              onClick={() => change({ saleOnly: !saleOnly })}
            >
              {copy.sale}
              <sup aria-hidden="true">{onSale}</sup>
            </button>
          )}
        </FilterChips>
        <SortSelect
          words={copy.list}
          sort={sort}
          byRating={hasRatings}
          onChoose={(next) => change({ sort: next })}
        />
      </div>
      <h2 className="sr">{t('list.products')}</h2>
      <div ref={cells} className="cells edge">
        {visible.map((sneaker, index) => (
          <ProductCell
            key={sneaker.id}
            product={sneaker}
            note={SILHOUETTE_MATERIALS[sneaker.silhouette][lang]}
            priority={index === 0}
            eager={index < EAGER_CELLS}
          />
        ))}
      </div>
      {hasMore && (
        <div className="grid justify-items-center pt-16">
          <button
            type="button"
            className="btn"
            onClick={() => {
              expectMore();
              // Eight cells are more than one frame's work on a slow phone.
              startTransition(() => change({ pages: pages + 1 }));
            }}
          >
            {copy.more}
          </button>
        </div>
      )}
    </div>
  );
}

export function head(props: HeadProps<Copy>) {
  return listHead(props, 'sneakers', SNEAKER_RANGE);
}
