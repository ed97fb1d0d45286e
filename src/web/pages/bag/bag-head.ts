import { bagCover } from '../../../catalogue/bag-covers.ts';
import type { ColourId } from '../../../catalogue/colours.ts';
import { PACK_KEYS } from '../../../catalogue/ids.ts';
import { productName } from '../../../catalogue/names.ts';
import type { Bag } from '../../../catalogue/types.ts';
import { itemIdOf } from '../../../rules/line-ids.ts';
import type { HeadProps, PageHead } from '../../runtime/page.ts';
import { crumbData, productData } from '../../structured-data.ts';
import { GALLERY_SIZES } from '../../ui/Gallery.tsx';
import { metaDescription } from '../../ui/lead.ts';
import { large, productPicture } from '../../ui/picture-source.ts';
import { bagCrumbs } from './bag-crumbs.ts';
import type { BagPageTexts } from './de.ts';

/** Head of a bag page; `shown` is the colour its gallery opens with. */
export function bagHead(
  bag: Bag,
  { texts, lang, settings }: HeadProps<BagPageTexts>,
  shown: ColourId = bagCover(bag.id),
): PageHead {
  const picture = large(productPicture(bag.id, 'quarter', shown));
  return {
    title: productName(bag.id, lang),
    description: metaDescription(texts.product.description),
    picture,
    sizes: GALLERY_SIZES,
    structured: import.meta.env.SSR
      ? [
          productData({
            product: { kind: 'bag', id: bag.id },
            name: productName(bag.id, lang),
            lang,
            settings,
            description: texts.product.description,
            pictures: [picture],
            offers: PACK_KEYS.map((pack) => ({
              cents: bag.packs[pack].priceCents,
              sku: itemIdOf({ kind: 'bag', productId: bag.id, pack }),
            })),
          }),
          crumbData(bagCrumbs(bag.id, lang), settings),
        ]
      : [],
  };
}
