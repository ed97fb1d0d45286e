import { PRODUCTS_PER_LIST_PAGE } from '#catalogue/limits.ts';
import { localized, pageHref } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { cardPicture } from '#web/cards/card-picture.ts';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { crumbData, itemListData } from '#web/structured-data.ts';
import { CELL_SIZES } from '#web/ui/ProductCell.tsx';
import { squarePicture } from '#web/ui/picture-source.ts';
import type { ListData } from './data.ts';
import { LongList } from './LongList.tsx';
import { ShortList } from './ShortList.tsx';
import type { ListTexts } from './texts.ts';

/** A list with filters and orders; a long one has pages (docs/specification.md#24-lists). */
export function Page({ texts, data }: PageProps<ListTexts, ListData>) {
  if (!data) return null;
  const { paging, list } = data;
  // Keyed: a step to another list begins anew.
  return paging ? (
    <LongList key={list.id} texts={texts} data={data} paging={paging} />
  ) : (
    <ShortList key={list.id} texts={texts} data={data} />
  );
}

/** Head of a list: its first picture, where it stands, and what it lists. */
export function head({ lang, settings, data }: HeadProps<ListTexts, ListData>): PageHead {
  if (!data) return { title: '', description: '' };
  const { list, cards, paging } = data;
  const { title, description, path } = list;
  const { found, page = 1, pages, texts } = paging ?? {};
  const [first] = cards;
  const crumbs = [{ label: title, href: localized(path, lang) }];
  if (texts && page > 1) {
    crumbs.push({ label: fill(texts.page, { page }), href: pageHref(path, lang, page) });
  }
  const figures = { shop: settings.name, title, count: cards.length, found, pages, page };
  return {
    title: texts && page > 1 ? fill(texts.title, figures) : title,
    description: fill(texts?.description ?? description, figures),
    ...(first && { picture: squarePicture(cardPicture(first)), sizes: CELL_SIZES }),
    structured:
      import.meta.env.SSR && list.isStructured
        ? [
            crumbData(crumbs, settings),
            itemListData(cards, settings, (page - 1) * PRODUCTS_PER_LIST_PAGE),
          ]
        : [],
  };
}
