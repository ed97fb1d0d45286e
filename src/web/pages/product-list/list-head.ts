import { fill } from '#browser/fill.ts';
import { PRODUCTS_PER_LIST_PAGE } from '#catalogue/limits.ts';
import { href, type ListScreen, pageHref } from '#routes.ts';
import type { Card } from '#rules/card.ts';
import { cardPicture } from '#web/cards/card-picture.ts';
import type { HeadProps, PageHead } from '#web/runtime/page.ts';
import { crumbData, itemListData } from '#web/structured-data.ts';
import { CELL_SIZES } from '#web/ui/ProductCell.tsx';
import { squarePicture } from '#web/ui/picture-source.ts';

import type { Paging } from './list-data.ts';

interface HeadTexts {
  readonly title: string;
  readonly description: string;
}

interface HeadData {
  readonly cards: readonly Card[];
  readonly paging?: Paging;
}

/** Head of a list page: its first picture, where it stands, and what it lists. */
export function listHead(
  { texts, lang, settings, data }: HeadProps<HeadTexts, HeadData>,
  screen: ListScreen,
): PageHead {
  const { cards = [], paging } = data ?? {};
  const [first] = cards;
  const crumbs = [{ label: texts.title, href: href(screen, lang) }];
  const { page = 1 } = paging ?? {};
  if (paging && page > 1) {
    crumbs.push({ label: fill(paging.texts.page, { page }), href: pageHref(screen, lang, page) });
  }
  const said = { ...texts, ...paging?.texts };
  const figures = {
    title: texts.title,
    count: cards.length,
    ...(paging && { found: paging.found, pages: paging.pages, page }),
  };
  return {
    title: page > 1 ? fill(said.title, figures) : texts.title,
    description: fill(said.description, figures),
    ...(first && { picture: squarePicture(cardPicture(first)), sizes: CELL_SIZES }),
    structured: import.meta.env.SSR
      ? [
          crumbData(crumbs, settings),
          itemListData(cards, settings, (page - 1) * PRODUCTS_PER_LIST_PAGE),
        ]
      : [],
  };
}
