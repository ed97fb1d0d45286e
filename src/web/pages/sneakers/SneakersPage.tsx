import { memo, type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { SILHOUETTE_MATERIALS, SILHOUETTE_NAMES } from '../../../catalogue/category-names.ts';
import { productName } from '../../../catalogue/names.ts';
import { SNEAKERS } from '../../../catalogue/sneakers.ts';
import { href } from '../../../routes.ts';
import { ALL, SNEAKER_FILTERS } from '../../../rules/filters.ts';
import { fill } from '../../i18n/translate.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { useSearch } from '../../runtime/shown-hooks.ts';
import { useShop } from '../../shop-context.ts';
import { Chip, FilterChips } from '../../ui/FilterChips.tsx';
import { ListHead } from '../../ui/ListHead.tsx';
import { ProductCell } from '../../ui/ProductCell.tsx';
import { SortSelect } from '../../ui/SortSelect.tsx';
import { listHead } from '../product-list/list-head.ts';
import type { copy as german } from './de.ts';
import { SNEAKER_RANGE, useSneakerChoice, useSneakers } from './use-sneakers.ts';

type Copy = typeof german;

const EAGER_CELLS = 4;

interface CellsProps {
  readonly search: string;
  /** The place of the first new sneaker after "load more"; the keyboard goes on there. */
  readonly focusFrom: RefObject<number | undefined>;
}

const Cells = memo(({ search, focusFrom }: CellsProps) => {
  const { lang } = useShop();
  const { visible } = useSneakers(search);
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
  return (
    <div ref={cells} className="cells">
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
  );
});

/**
 * Sixteen sneakers, eight at a time; filter, order and pages in the URL
 * (docs/specification.md#24-lists).
 */
export function Page({ copy }: PageProps<Copy>) {
  const { t, lang } = useShop();
  const search = useSearch();
  const { silhouette, saleOnly, sort, pages, counts, hasSale, onSale, hasRatings, change } =
    useSneakerChoice();
  const { visible, hasMore } = useSneakers(search);
  const focusFrom = useRef<number>(undefined);
  // Chips answer at once; eight cells are more than one frame's work on a slow phone.
  const shownSearch = useDeferredValue(search);
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
          {hasSale && (
            <Chip
              className="chip sale"
              pressed={saleOnly}
              count={onSale}
              onPress={() => change({ saleOnly: !saleOnly })}
            >
              {copy.sale}
            </Chip>
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
      <Cells search={shownSearch} focusFrom={focusFrom} />
      {hasMore && (
        <div className="grid justify-items-center pt-16">
          <button
            type="button"
            className="btn"
            onClick={() => {
              focusFrom.current = visible.length;
              change({ pages: pages + 1 });
            }}
          >
            {copy.more}
          </button>
          <noscript>
            {SNEAKERS.filter((all) => !visible.some(({ id }) => id === all.id)).map(({ id }) => (
              <a key={id} className="btn" href={href('sneaker', lang, id)}>
                {productName(id, lang)}
              </a>
            ))}
          </noscript>
        </div>
      )}
    </div>
  );
}

export function head(props: HeadProps<Copy>) {
  return listHead(props, 'sneakers', SNEAKER_RANGE);
}
