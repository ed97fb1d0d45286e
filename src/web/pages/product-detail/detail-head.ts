import type { ProductTexts } from '../../../catalogue/texts/types.ts';
import type { Lang } from '../../../routes.ts';
import type { ListedProduct } from '../../../rules/products.ts';
import type { PageHead } from '../../runtime/page.ts';
import type { ShopSettings } from '../../settings.ts';
import { crumbData, productData } from '../../structured-data.ts';
import type { Crumb } from '../../ui/Breadcrumb.tsx';
import { GALLERY_SIZES, type GalleryPicture } from '../../ui/Gallery.tsx';
import { metaDescription } from '../../ui/lead.ts';
import type { LinkedProduct } from '../../ui/product-href.ts';

export interface DetailHeadInput {
  readonly product: ListedProduct<LinkedProduct>;
  readonly name: string;
  readonly productTexts: ProductTexts;
  readonly crumbs: readonly Crumb[];
  /** As the gallery opens. */
  readonly pictures: readonly GalleryPicture[];
  readonly lang: Lang;
  readonly settings: ShopSettings;
}

/** Head of a product page: its first picture, Product with its one Offer, BreadcrumbList. */
export function detailHead(input: DetailHeadInput): PageHead {
  const { product, name, productTexts, crumbs, pictures, lang, settings } = input;
  const [first] = pictures;
  return {
    title: name,
    description: metaDescription(productTexts.description),
    ...(first && { picture: first.source, sizes: GALLERY_SIZES }),
    structured: import.meta.env.SSR
      ? [
          productData({
            product,
            name,
            lang,
            settings,
            description: productTexts.description,
            pictures: pictures.map(({ source }) => source),
            offers: [{ cents: product.priceCents }],
          }),
          crumbData(crumbs, settings),
        ]
      : [],
  };
}
