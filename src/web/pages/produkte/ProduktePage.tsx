import { memo, useDeferredValue } from 'react';
import { demoRating } from '../../../catalogue/demo-ratings.ts';
import { SEED_OFFERS } from '../../../catalogue/seed/offers.ts';
import type { SeedProductRef } from '../../../catalogue/types.ts';
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
import { type ProduktCard, produkteRange } from '../../../rules/products.ts';
import type { HeadProps, PageHead, PageProps } from '../../runtime/page.ts';
import { useQuery } from '../../runtime/use-query.ts';
import { useShop } from '../../shop-context.ts';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { ListHead } from '../../ui/ListHead.tsx';
import { CELL_SIZES, ProductCell } from '../../ui/ProductCell.tsx';
import { productPicture, scenePicture } from '../../ui/picture-source.ts';
import { coverPicture } from '../../ui/product-cover.ts';
import { CellNote } from '../product-list/CellNote.tsx';
import { ListCells } from '../product-list/ListCells.tsx';
import { listScenes } from '../product-list/list-scene.ts';
import { useFamilyHref } from '../product-list/use-family-href.ts';
import type { ProdukteTexts } from './de.ts';

const PARAM = 'kategorie';
const EAGER_CELLS = 4;

function Card({
  product,
  index,
  texts,
}: {
  product: ProduktCard<SeedProductRef>;
  index: number;
  texts: ProdukteTexts;
}) {
  const { t, settings } = useShop();
  const rating = ratingOf(settings.mode, demoRating(product.id));
  return (
    <ProductCell
      product={product}
      note={<CellNote category={texts.filters[product.category]} rating={rating} />}
      priority={index === 0}
      eager={index < EAGER_CELLS}
    >
      <p className="cell-note">{t('product.freeShipping')}</p>
    </ProductCell>
  );
}

type Chosen = Exclude<ProdukteFilter, All>;
const countsOf = () =>
  categoryCounts<Chosen>(
    produkteRange(SEED_OFFERS).map(({ category }) => category),
    PRODUKTE_FILTERS,
  );
const filterOf = (param: string | null) => parseFilter<Chosen>(param, PRODUKTE_FILTERS);

const SCENES = [
  { family: 'accessories', picture: scenePicture('tile-accessoires/main'), isLow: true },
  { family: 'daily', picture: productPicture('travel-bag', 'detail', 'oliv'), isLow: true },
] as const;

interface CellsProps {
  readonly param: string | null;
  readonly texts: ProdukteTexts;
  readonly onReset: () => void;
}

function ShownCells({ param, texts, onReset }: CellsProps) {
  const { t, lang } = useShop();
  const selected = filterOf(param);
  const shown = inCategory(produkteRange(SEED_OFFERS), selected);
  const scenes = listScenes<Chosen>(SCENES, {
    selected,
    counts: countsOf(),
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
        cell={(product, index) => <Card product={product} index={index} texts={texts} />}
      />
    </>
  );
}
/** Renders again when the deferred filter has changed, not with every chip. */
const Cells = memo(ShownCells, (a, b) => a.param === b.param && a.texts === b.texts);

/** `/produkte`; the filter stands in the URL (docs/specification.md#24-lists). */
export function Page({ texts }: PageProps<ProdukteTexts>) {
  const { t } = useShop();
  const [params, change] = useQuery();
  const param = params.get(PARAM);
  const filter = filterOf(param);
  // Chips answer at once; the cells are more than one frame's work on a slow phone.
  const shownParam = useDeferredValue(param);
  const range = produkteRange(SEED_OFFERS);
  const { length } = inCategory(range, filter);
  return (
    <div className="wrap pb-24">
      <ListHead title={texts.title} aside={texts.count.replace('{n}', String(length))} />
      <div className="filters">
        <FilterChips
          legend={texts.filterLabel}
          filters={PRODUKTE_FILTERS}
          selected={filter}
          label={(key) => texts.filters[key]}
          counts={countsOf()}
          onChoose={(key) => change({ [PARAM]: filterParam(key) })}
        />
      </div>
      <h2 className="sr">{t('list.products')}</h2>
      <Cells param={shownParam} texts={texts} onReset={() => change({ [PARAM]: undefined })} />
    </div>
  );
}

export function head({ texts }: HeadProps<ProdukteTexts>): PageHead {
  const [first] = produkteRange(SEED_OFFERS);
  return {
    title: texts.title,
    description: texts.description,
    ...(first && { picture: coverPicture(first), sizes: CELL_SIZES }),
  };
}
