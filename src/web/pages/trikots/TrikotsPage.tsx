import { JERSEY_CATEGORY_NAMES } from '../../../catalogue/category-names.ts';
import { JERSEYS } from '../../../catalogue/jerseys.ts';
import { ALL, JERSEY_FILTERS } from '../../../rules/filters.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { productPicture } from '../../ui/picture-source.ts';
import { CategoryList } from '../product-list/CategoryList.tsx';
import { listHead } from '../product-list/list-head.ts';
import type { TrikotsTexts } from './de.ts';

/** National jerseys cost less, the others more: with "Vintage" nothing is left. */
const CAP_CENTS = 4000;
const RANGE = JERSEYS.map((jersey) => ({ kind: 'jersey' as const, ...jersey }));

const SCENES = [
  { family: 'Special', picture: productPicture('special-kirschbluete', 'detail') },
  { family: 'Vintage', picture: productPicture('vintage-1988', 'detail') },
  { family: 'National', picture: productPicture('italien-heim', 'detail') },
] as const;

export function Page({ texts, lang }: PageProps<TrikotsTexts>) {
  return (
    <CategoryList
      texts={texts}
      items={RANGE}
      filters={JERSEY_FILTERS}
      label={(filter) => (filter === ALL ? texts.all : JERSEY_CATEGORY_NAMES[filter][lang])}
      capCents={CAP_CENTS}
      scenes={SCENES}
    />
  );
}

export function head(props: HeadProps<TrikotsTexts>) {
  return listHead(props, 'trikots', RANGE);
}
