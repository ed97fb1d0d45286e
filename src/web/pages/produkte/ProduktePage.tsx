import { fill } from '#browser/fill.ts';
import { href } from '#routes.ts';
import { ratingOf } from '#rules/claims.ts';
import { ALL } from '#rules/filters.ts';
import { LIST_RULES } from '#rules/list-view.ts';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { useShop } from '#web/shop-context.ts';
import { scenePicture } from '#web/ui/picture-source.ts';
import { CellNote } from '../product-list/CellNote.tsx';
import { listHead } from '../product-list/list-head.ts';
import { ProductList } from '../product-list/ProductList.tsx';
import type { ProdukteData } from './data.ts';
import type { ProdukteTexts } from './de.ts';

/** `/produkte`; the filter stands in the URL (docs/specification.md#24-lists). */
export function Page({ texts, lang, data }: PageProps<ProdukteTexts, ProdukteData>) {
  const { t, settings } = useShop();
  if (!data) return null;
  const { title, filterLabel: families, empty, reset, all } = texts;
  return (
    <ProductList
      list="produkte"
      data={data}
      texts={{ title, families, empty, reset, all }}
      label={(filter) => texts.filters[filter]}
      count={(n) => fill(texts.count, { n })}
      note={(card) => (
        <CellNote
          category={texts.filters[LIST_RULES.produkte.familyOf(card) ?? ALL]}
          rating={ratingOf(settings.mode, card.demoRating)}
        />
      )}
      below={<p className="cell-note">{t('product.freeShipping')}</p>}
      lastScene={{
        name: t('nav.sneakers'),
        picture: scenePicture('tile-sneakers/main'),
        href: href('sneakers', lang),
      }}
      className="fashion"
    />
  );
}

export function head(props: HeadProps<ProdukteTexts, ProdukteData>): PageHead {
  return { ...listHead(props, 'produkte'), structured: [] };
}
