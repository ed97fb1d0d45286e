import { JERSEY_CATEGORY_NAMES } from '#catalogue/category-names.ts';
import { ALL } from '#rules/filters.ts';
import { JERSEY_CAP_CENTS } from '#rules/list-view.ts';
import type { HeadProps, PageProps } from '#web/runtime/page.ts';
import { CategoryList } from '../product-list/CategoryList.tsx';
import { listHead } from '../product-list/list-head.ts';
import type { TrikotsData } from './data.ts';
import type { TrikotsTexts } from './de.ts';

export function Page({ texts, lang, data }: PageProps<TrikotsTexts, TrikotsData>) {
  if (!data) return null;
  return (
    <CategoryList
      list="trikots"
      texts={texts}
      data={data}
      label={(filter) => (filter === ALL ? texts.all : JERSEY_CATEGORY_NAMES[filter][lang])}
      capCents={JERSEY_CAP_CENTS}
    />
  );
}

export function head(props: HeadProps<TrikotsTexts, TrikotsData>) {
  return listHead(props, 'trikots');
}
