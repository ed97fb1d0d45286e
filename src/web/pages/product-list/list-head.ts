import { href } from '../../../routes.ts';
import type { Card } from '../../../rules/card.ts';
import { cardPicture } from '../../cards/card-picture.ts';
import type { PlainScreen } from '../../layout/nav-entries.ts';
import type { HeadProps, PageHead } from '../../runtime/page.ts';
import { crumbData, itemListData } from '../../structured-data.ts';
import { CELL_SIZES } from '../../ui/ProductCell.tsx';
import { squarePicture } from '../../ui/picture-source.ts';

interface HeadTexts {
  readonly title: string;
  readonly description: string;
}

/** Head of a list page: its first picture, where it stands, and what it lists. */
export function listHead(
  { texts, lang, settings }: Pick<HeadProps<HeadTexts>, 'texts' | 'lang' | 'settings'>,
  screen: PlainScreen,
  cards: readonly Card[] = [],
): PageHead {
  const [first] = cards;
  return {
    title: texts.title,
    description: texts.description,
    ...(first && { picture: squarePicture(cardPicture(first)), sizes: CELL_SIZES }),
    structured: import.meta.env.SSR
      ? [
          crumbData([{ label: texts.title, href: href(screen, lang) }], settings),
          itemListData(cards, settings),
        ]
      : [],
  };
}
