import { JERSEY_CATEGORY_NAMES } from '../../../catalogue/category-names.ts';
import { ALL, JERSEY_FILTERS } from '../../../rules/filters.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { CategoryList } from '../product-list/CategoryList.tsx';
import { listHead } from '../product-list/list-head.ts';
import type { TrikotsData } from './data.ts';
import type { TrikotsTexts } from './de.ts';

/** National jerseys cost less, the others more: with "Vintage" nothing is left. */
const CAP_CENTS = 4000;

export function Page({ texts, lang, data }: PageProps<TrikotsTexts, TrikotsData>) {
  if (!data) return null;
  return (
    <CategoryList
      texts={texts}
      data={data}
      filters={JERSEY_FILTERS}
      label={(filter) => (filter === ALL ? texts.all : JERSEY_CATEGORY_NAMES[filter][lang])}
      capCents={CAP_CENTS}
    />
  );
}

export function head(props: HeadProps<TrikotsTexts, TrikotsData>) {
  return listHead(props, 'trikots', props.data?.cards);
}
