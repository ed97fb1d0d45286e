import { memo, type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { SILHOUETTE_MATERIALS, SILHOUETTE_NAMES } from '../../../catalogue/category-names.ts';
import type { Silhouette } from '../../../catalogue/types.ts';
import { ALL, SNEAKER_FILTERS } from '../../../rules/filters.ts';
import { fill } from '../../i18n/translate.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { useSearch } from '../../runtime/shown-hooks.ts';
import { useShop } from '../../shop-context.ts';
import { Chip, FilterChips } from '../../ui/FilterChips.tsx';
import { ListHead } from '../../ui/ListHead.tsx';
import { ProductCell } from '../../ui/ProductCell.tsx';
import { SortSelect } from '../../ui/SortSelect.tsx';
import { ListCells } from '../product-list/ListCells.tsx';
import { listHead } from '../product-list/list-head.ts';
import { listScenes } from '../product-list/list-scene.ts';
import { useFamilyHref } from '../product-list/use-family-href.ts';
import type { SneakersData } from './data.ts';
import type { SneakersTexts } from './de.ts';
import { useSneakerChoice, useSneakers } from './use-sneakers.ts';

const EAGER_CELLS = 4;

interface CellsProps {
  readonly data: SneakersData;
  readonly search: string;
  /** Text of the way from a filtered list to all sneakers. */
  readonly allText: string;
  readonly onReset: () => void;
  /** The place of the first new sneaker after "load more"; the keyboard goes on there. */
  readonly focusFrom: RefObject<number | undefined>;
}

function ShownCells({ data, search, allText, onReset, focusFrom }: CellsProps) {
  const { lang } = useShop();
  const { visible, silhouette, counts, isFiltered } = useSneakers(data.cards, search);
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
  const scenes = listScenes<Silhouette>(data.scenes, {
    selected: silhouette,
    counts,
    label: (family) => SILHOUETTE_NAMES[family][lang],
    hrefOf: useFamilyHref(search),
  });
  return (
    <ListCells
      ref={cells}
      items={visible}
      scenes={scenes}
      wayOn={isFiltered ? { text: allText, onReset } : undefined}
      cell={(sneaker, index) => (
        <ProductCell
          product={sneaker}
          note={SILHOUETTE_MATERIALS[sneaker.silhouette][lang]}
          priority={index === 0}
          eager={index < EAGER_CELLS}
        />
      )}
    />
  );
}
/** Renders again when the deferred query has changed, not with every chip. */
const Cells = memo(
  ShownCells,
  (a, b) => a.search === b.search && a.allText === b.allText && a.data === b.data,
);

/** Sneakers, twelve at a time; filter, order and pages in the URL (docs/specification.md#24-lists). */
export function Page({ texts, data }: PageProps<SneakersTexts, SneakersData>) {
  return data && <SneakerList texts={texts} data={data} />;
}

interface SneakerListProps {
  readonly texts: SneakersTexts;
  readonly data: SneakersData;
}

function SneakerList({ texts, data }: SneakerListProps) {
  const { t, lang } = useShop();
  const { cards } = data;
  const search = useSearch();
  const { silhouette, saleOnly, sort, pages, counts, hasSale, onSale, hasRatings, change } =
    useSneakerChoice(cards);
  const { visible, hasMore } = useSneakers(cards, search);
  const focusFrom = useRef<number>(undefined);
  // Chips answer at once; twelve cells are more than one frame's work on a slow phone.
  const shownSearch = useDeferredValue(search);
  return (
    <div className="wrap pb-24">
      <ListHead
        title={texts.title}
        aside={fill(texts.count, { n: visible.length, total: cards.length })}
      />
      <div className="filters">
        <FilterChips
          legend={texts.silhouette}
          filters={SNEAKER_FILTERS}
          selected={silhouette}
          label={(filter) => (filter === ALL ? texts.all : SILHOUETTE_NAMES[filter][lang])}
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
              {texts.sale}
            </Chip>
          )}
        </FilterChips>
        <SortSelect
          texts={texts.list}
          sort={sort}
          byRating={hasRatings}
          onChoose={(next) => change({ sort: next })}
        />
      </div>
      <h2 className="sr">{t('list.products')}</h2>
      <Cells
        data={data}
        search={shownSearch}
        allText={texts.list.all}
        onReset={() => change({ silhouette: ALL, saleOnly: false })}
        focusFrom={focusFrom}
      />
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
            {texts.more}
          </button>
          <noscript>
            {cards
              .filter((card) => !visible.includes(card))
              .map(({ id, name, href }) => (
                <a key={id} className="btn" href={href}>
                  {name}
                </a>
              ))}
          </noscript>
        </div>
      )}
    </div>
  );
}

export function head(props: HeadProps<SneakersTexts, SneakersData>) {
  return listHead(props, 'sneakers', props.data?.cards);
}
