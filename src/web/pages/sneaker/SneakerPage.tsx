import { SILHOUETTE_NAMES } from '../../../catalogue/category-names.ts';
import { productName } from '../../../catalogue/names.ts';
import { SNEAKERS } from '../../../catalogue/sneakers.ts';
import type { Sneaker } from '../../../catalogue/types.ts';
import { href, type Lang } from '../../../routes.ts';
import { filterParam } from '../../../rules/filter-param.ts';
import { sneakerGallery } from '../../../rules/gallery.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import type { Crumb } from '../../ui/Breadcrumb.tsx';
import { detailHead } from '../product-detail/detail-head.ts';
import { detailPictures } from '../product-detail/detail-pictures.ts';
import type { SneakerTexts } from './de.ts';
import { SneakerDetail } from './SneakerDetail.tsx';

function find(id: string): Sneaker | undefined {
  return SNEAKERS.find((sneaker) => sneaker.id === id);
}

function crumbs({ id, silhouette }: Sneaker, lang: Lang): Crumb[] {
  const list = href('sneakers', lang);
  return [
    { label: 'Sneakers', href: list },
    {
      label: SILHOUETTE_NAMES[silhouette][lang],
      href: `${list}?kategorie=${filterParam(silhouette)}`,
    },
    { label: productName(id, lang) },
  ];
}

/**
 * `/sneakers/{id}`; `target.ts` sends unknown ids to the not-found page
 * (docs/specification.md#25-products).
 */
export function Page({ texts, id, lang }: PageProps<SneakerTexts>) {
  const sneaker = find(id);
  if (!sneaker) return null;
  return (
    <SneakerDetail
      key={id}
      sneaker={sneaker}
      texts={texts}
      crumbs={crumbs(sneaker, lang)}
      pictures={detailPictures(sneaker.id, sneakerGallery(sneaker.id), lang, texts.shared)}
    />
  );
}

export function head({ texts, id, lang, settings }: HeadProps<SneakerTexts>) {
  const sneaker = find(id);
  if (!sneaker) return { title: 'Sneakers', description: '' };
  return detailHead({
    product: { kind: 'sneaker', ...sneaker },
    productTexts: texts.products[sneaker.id],
    crumbs: crumbs(sneaker, lang),
    pictures: detailPictures(sneaker.id, sneakerGallery(sneaker.id), lang, texts.shared),
    lang,
    settings,
  });
}
