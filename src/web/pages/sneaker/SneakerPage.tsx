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
import { SneakerDetail } from './SneakerDetail.tsx';
import type { SneakerCopy } from './sneaker-copy.ts';

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
export function Page({ copy, id, lang }: PageProps<SneakerCopy>) {
  const sneaker = find(id);
  if (!sneaker) return null;
  return (
    <SneakerDetail
      key={id}
      sneaker={sneaker}
      copy={copy}
      crumbs={crumbs(sneaker, lang)}
      pictures={detailPictures(sneaker.id, sneakerGallery(sneaker.id), lang, copy.words)}
    />
  );
}

export function head({ copy, id, lang, settings }: HeadProps<SneakerCopy>) {
  const sneaker = find(id);
  if (!sneaker) return { title: 'Sneakers', description: '' };
  return detailHead({
    product: { kind: 'sneaker', ...sneaker },
    texts: copy.texts[sneaker.id],
    crumbs: crumbs(sneaker, lang),
    pictures: detailPictures(sneaker.id, sneakerGallery(sneaker.id), lang, copy.words),
    lang,
    settings,
  });
}
