import type { Price } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import type { PageHead } from '#web/runtime/page.ts';
import type { ShopSettings } from '#web/settings.ts';
import { crumbData, productData } from '#web/structured-data.ts';
import type { Crumb } from '#web/ui/Breadcrumb.tsx';
import { GALLERY_SIZES, type GalleryPicture } from '#web/ui/Gallery.tsx';
import { metaDescription } from '#web/ui/lead.ts';
import type { LocalizedProduct } from './product-parts.ts';

export interface DetailHeadInput {
  readonly product: LocalizedProduct<string> & Price;
  readonly crumbs: readonly Crumb[];
  /** As the gallery opens. */
  readonly pictures: readonly GalleryPicture[];
  readonly lang: Lang;
  readonly settings: ShopSettings;
}

/** Head of a product page: its first picture, Product with its one Offer, BreadcrumbList. */
export function detailHead(input: DetailHeadInput): PageHead {
  const { product, crumbs, pictures, lang, settings } = input;
  const { id, path, name, texts } = product;
  const [first] = pictures;
  return {
    title: name,
    description: metaDescription(texts.description),
    ...(first && { picture: first.source, sizes: GALLERY_SIZES }),
    structured: import.meta.env.SSR
      ? [
          productData({
            id,
            path,
            name,
            lang,
            settings,
            description: texts.description,
            pictures: pictures.map(({ source }) => source),
            offers: [{ cents: product.priceCents }],
          }),
          crumbData(crumbs, settings),
        ]
      : [],
  };
}
