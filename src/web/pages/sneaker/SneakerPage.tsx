import { SILHOUETTE_NAMES } from '#catalogue/category-names.ts';
import { href, type Lang } from '#routes.ts';
import { filterParam } from '#rules/filter-param.ts';
import type { HeadProps, PageProps } from '#web/runtime/page.ts';
import type { Crumb } from '#web/ui/Breadcrumb.tsx';
import { detailHead } from '../product-detail/detail-head.ts';
import { detailPictures } from '../product-detail/detail-pictures.ts';
import type { SneakerData } from './data.ts';
import type { SneakerTexts } from './de.ts';
import { SneakerDetail } from './SneakerDetail.tsx';

function crumbs({ name, silhouette }: SneakerData, lang: Lang): Crumb[] {
  const list = href('sneakers', lang);
  return [
    { label: 'Sneakers', href: list },
    {
      label: SILHOUETTE_NAMES[silhouette][lang],
      href: `${list}?kategorie=${filterParam(silhouette)}`,
    },
    { label: name },
  ];
}

/**
 * `/sneakers/{id}`; the server sends unknown ids to the not-found page
 * (docs/specification.md#25-products).
 */
export function Page({ texts, id, lang, data }: PageProps<SneakerTexts, SneakerData>) {
  if (!data) return null;
  return (
    <SneakerDetail
      key={id}
      sneaker={data}
      texts={texts}
      crumbs={crumbs(data, lang)}
      pictures={detailPictures(data.name, data.pictures, lang, texts.shared)}
    />
  );
}

export function head({ texts, lang, data, settings }: HeadProps<SneakerTexts, SneakerData>) {
  if (!data) return { title: 'Sneakers', description: '' };
  return detailHead({
    product: data,
    crumbs: crumbs(data, lang),
    pictures: detailPictures(data.name, data.pictures, lang, texts.shared),
    lang,
    settings,
  });
}
