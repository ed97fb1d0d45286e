import { memo, useDeferredValue } from 'react';
import { ratingOf } from '../../../rules/claims.ts';
import {
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
import { ProductCell } from '../../ui/ProductCell.tsx';
import { coverPicture } from '../../ui/product-cover.ts';
import { Stars } from '../../ui/Stars.tsx';
import type { copy as german } from './de.ts';

type Copy = typeof german;

const PARAM = 'kategorie';
const EAGER_CELLS = 4;

function Card({ product, index, copy }: { product: ProduktCard; index: number; copy: Copy }) {
  const { t, lang, settings } = useShop();
  const rating = ratingOf(settings.mode, product.id);
  return (
    <ProductCell
      product={product}
      note={
        <>
          <span className="mr-2">{copy.filters[product.category]}</span>{' '}
          {rating && <Stars rating={rating} lang={lang} />}
        </>
      }
      priority={index === 0}
      eager={index < EAGER_CELLS}
    >
      <p className="cell-note">{t('product.freeShipping')}</p>
    </ProductCell>
  );
}

type Chosen = Exclude<ProdukteFilter, All>;
const filterOf = (param: string | null) => parseFilter<Chosen>(param, PRODUKTE_FILTERS);

const Cells = memo(({ param, copy }: { readonly param: string | null; readonly copy: Copy }) => {
  const shown = inCategory(produkteRange(), filterOf(param));
  return (
    <>
      {shown.length === 0 && <p className="lead py-16">{copy.empty}</p>}
      <div className="cells fashion">
        {shown.map((product, index) => (
          <Card key={product.id} product={product} index={index} copy={copy} />
        ))}
      </div>
    </>
  );
});

/** `/produkte`; the filter stands in the URL (docs/specification.md#24-lists). */
export function Page({ copy }: PageProps<Copy>) {
  const { t } = useShop();
  const [params, change] = useQuery();
  const param = params.get(PARAM);
  const filter = filterOf(param);
  // Chips answer at once; the cells are more than one frame's work on a slow phone.
  const shownParam = useDeferredValue(param);
  const range = produkteRange();
  const counts = categoryCounts(
    range.map(({ category }) => category),
    PRODUKTE_FILTERS,
  );
  const { length } = inCategory(range, filter);
  return (
    <div className="wrap pb-24">
      <ListHead title={copy.title} aside={copy.count.replace('{n}', String(length))} />
      <div className="filters">
        <FilterChips
          legend={copy.filterLabel}
          filters={PRODUKTE_FILTERS}
          selected={filter}
          label={(key) => copy.filters[key]}
          counts={counts}
          onChoose={(key) => change({ [PARAM]: filterParam(key) })}
        />
      </div>
      <h2 className="sr">{t('list.products')}</h2>
      <Cells param={shownParam} copy={copy} />
    </div>
  );
}

export function head({ copy }: HeadProps<Copy>): PageHead {
  const [first] = produkteRange();
  return {
    title: copy.title,
    description: copy.description,
    ...(first && { picture: coverPicture(first), sizes: '(min-width: 56.25rem) 25vw, 50vw' }),
  };
}
