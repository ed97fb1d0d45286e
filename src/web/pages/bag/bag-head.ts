import { itemIdOf } from '#rules/line-ids.ts';
import type { HeadProps, PageHead } from '#web/runtime/page.ts';
import { crumbData, productData } from '#web/structured-data.ts';
import { GALLERY_SIZES } from '#web/ui/Gallery.tsx';
import { metaDescription } from '#web/ui/lead.ts';
import { large, squarePicture } from '#web/ui/picture-source.ts';
import { bagCrumbs } from './bag-crumbs.ts';
import type { BagData } from './data.ts';
import type { BagTexts } from './de.ts';
import { pictureIn } from './picture-in.ts';

/** Head of a bag's page. */
export function head({ lang, data: bag, settings }: HeadProps<BagTexts, BagData>): PageHead {
  if (!bag) return { title: '', description: '' };
  const picture = large(squarePicture(pictureIn(bag, bag.cover)));
  const { name, path, texts } = bag;
  return {
    title: name,
    description: metaDescription(texts.description),
    picture,
    sizes: GALLERY_SIZES,
    structured: import.meta.env.SSR
      ? [
          productData({
            id: bag.id,
            path,
            name,
            lang,
            settings,
            description: texts.description,
            pictures: [picture],
            offers: bag.packs.map((pack) => ({
              cents: pack.priceCents,
              sku: itemIdOf({ productId: bag.id, pack: pack.id }),
            })),
          }),
          crumbData(bagCrumbs(name, lang), settings),
        ]
      : [],
  };
}
