import type { SeedProductRef } from '../../../catalogue/types.ts';
import { href } from '../../../routes.ts';
import type { ListedProduct } from '../../../rules/products.ts';
import type { PlainScreen } from '../../layout/nav-entries.ts';
import type { HeadProps, PageHead } from '../../runtime/page.ts';
import { crumbData, itemListData } from '../../structured-data.ts';
import { CELL_SIZES } from '../../ui/ProductCell.tsx';
import { coverPicture } from '../../ui/product-cover.ts';

interface HeadTexts {
  readonly title: string;
  readonly description: string;
}

/** Head of a list page: its first picture, where it stands, and what it lists. */
export function listHead(
  { texts, lang, settings }: HeadProps<HeadTexts>,
  screen: PlainScreen,
  products: readonly ListedProduct<SeedProductRef>[],
): PageHead {
  const [first] = products;
  return {
    title: texts.title,
    description: texts.description,
    ...(first && { picture: coverPicture(first), sizes: CELL_SIZES }),
    structured: import.meta.env.SSR
      ? [
          crumbData([{ label: texts.title, href: href(screen, lang) }], settings),
          itemListData(products, lang, settings),
        ]
      : [],
  };
}
