import { memo, useDeferredValue } from 'react';
import { href } from '../../../routes.ts';
import { ratingOf } from '../../../rules/claims.ts';
import {
  ALL,
  type All,
  categoryCounts,
  filterParam,
  inCategory,
  PRODUKTE_FILTERS,
  type ProdukteFilter,
  parseFilter,
} from '../../../rules/filters.ts';
import { cardPicture } from '../../cards/card-picture.ts';
import type { HeadProps, PageHead, PageProps } from '../../runtime/page.ts';
import { useQuery } from '../../runtime/use-query.ts';
import { useShop } from '../../shop-context.ts';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { ListHead } from '../../ui/ListHead.tsx';
import { CELL_SIZES, ProductCell } from '../../ui/ProductCell.tsx';
import { scenePicture, squarePicture } from '../../ui/picture-source.ts';
import { CellNote } from '../product-list/CellNote.tsx';
import { ListCells } from '../product-list/ListCells.tsx';
import { listScenes } from '../product-list/list-scene.ts';
import { useFamilyHref } from '../product-list/use-family-href.ts';
import type { Fashion, ProdukteData } from './data.ts';
import type { ProdukteTexts } from './de.ts';

const PARAM = 'kategorie';
const EAGER_CELLS = 4;

interface FashionCellProps {
  readonly item: Fashion;
  readonly index: number;
  readonly texts: ProdukteTexts;
}

function FashionCell({ item: { card, category }, index, texts }: FashionCellProps) {
  const { t, settings } = useShop();
  const rating = ratingOf(settings.mode, card.demoRating);
  return (
    <ProductCell
      product={card}
      note={<CellNote category={texts.filters[category]} rating={rating} />}
      priority={index === 0}
      eager={index < EAGER_CELLS}
    >
      <p className="cell-note">{t('product.freeShipping')}</p>
    </ProductCell>
  );
}

type Chosen = Exclude<ProdukteFilter, All>;
const countsOf = ({ cards }: ProdukteData) =>
  categoryCounts<Chosen>(
    cards.map(({ category }) => category),
    PRODUKTE_FILTERS,
  );
const filterOf = (param: string | null) => parseFilter<Chosen>(param, PRODUKTE_FILTERS);

interface CellsProps {
  readonly data: ProdukteData;
  readonly param: string | null;
  readonly texts: ProdukteTexts;
  readonly onReset: () => void;
}

function ShownCells({ data, param, texts, onReset }: CellsProps) {
  const { t, lang } = useShop();
  const selected = filterOf(param);
  const shown = inCategory(data.cards, selected);
  const scenes = listScenes<Chosen>(data.scenes, {
    selected,
    counts: countsOf(data),
    label: (family) => texts.filters[family],
    hrefOf: useFamilyHref(''),
  });
  const sneakers = {
    name: t('nav.sneakers'),
    picture: scenePicture('tile-sneakers/main'),
    href: href('sneakers', lang),
  };
  return (
    <>
      {shown.length === 0 && <p className="lead py-16">{texts.empty}</p>}
      <ListCells
        className="fashion"
        items={shown}
        scenes={selected === ALL ? [...scenes, sneakers] : scenes}
        wayOn={selected === ALL ? undefined : { text: texts.all, onReset }}
        cell={(item, index) => <FashionCell item={item} index={index} texts={texts} />}
      />
    </>
  );
}
/** Renders again when the deferred filter has changed, not with every chip. */
const Cells = memo(
  ShownCells,
  (a, b) => a.param === b.param && a.texts === b.texts && a.data === b.data,
);

/** `/produkte`; the filter stands in the URL (docs/specification.md#24-lists). */
export function Page({ texts, data }: PageProps<ProdukteTexts, ProdukteData>) {
  return data && <FashionList texts={texts} data={data} />;
}

interface FashionListProps {
  readonly texts: ProdukteTexts;
  readonly data: ProdukteData;
}

function FashionList({ texts, data }: FashionListProps) {
  const { t } = useShop();
  const [params, change] = useQuery();
  const param = params.get(PARAM);
  const filter = filterOf(param);
  // Chips answer at once; the cells are more than one frame's work on a slow phone.
  const shownParam = useDeferredValue(param);
  const { length } = inCategory(data.cards, filter);
  return (
    <div className="wrap pb-24">
      <ListHead title={texts.title} aside={texts.count.replace('{n}', String(length))} />
      <div className="filters">
        <FilterChips
          legend={texts.filterLabel}
          filters={PRODUKTE_FILTERS}
          selected={filter}
          label={(key) => texts.filters[key]}
          counts={countsOf(data)}
          onChoose={(key) => change({ [PARAM]: filterParam(key) })}
        />
      </div>
      <h2 className="sr">{t('list.products')}</h2>
      <Cells
        data={data}
        param={shownParam}
        texts={texts}
        onReset={() => change({ [PARAM]: undefined })}
      />
    </div>
  );
}

export function head({ texts, data }: HeadProps<ProdukteTexts, ProdukteData>): PageHead {
  const [first] = data?.cards ?? [];
  return {
    title: texts.title,
    description: texts.description,
    ...(first && { picture: squarePicture(cardPicture(first.card)), sizes: CELL_SIZES }),
  };
}
