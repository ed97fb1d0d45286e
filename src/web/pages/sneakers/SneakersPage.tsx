import { fill } from '#browser/fill.ts';
import { SILHOUETTE_MATERIALS, SILHOUETTE_NAMES } from '#catalogue/category-names.ts';
import { SNEAKERS_PER_PAGE } from '#catalogue/limits.ts';
import { ALL } from '#rules/filters.ts';
import type { HeadProps, PageProps } from '#web/runtime/page.ts';
import { listHead } from '../product-list/list-head.ts';
import { ProductList } from '../product-list/ProductList.tsx';
import type { SneakersData } from './data.ts';
import type { SneakersTexts } from './de.ts';

/** Sneakers, twelve at a time; filter, order and steps in the URL (docs/specification.md#24-lists). */
export function Page({ texts, lang, data }: PageProps<SneakersTexts, SneakersData>) {
  if (!data) return null;
  const { title, silhouette, empty } = texts;
  const { reset, all } = texts.list;
  return (
    <ProductList
      list="sneakers"
      data={data}
      texts={{ title, families: silhouette, empty, reset, all, sort: texts.list }}
      label={(filter) => (filter === ALL ? texts.all : SILHOUETTE_NAMES[filter][lang])}
      count={(n, total) => fill(texts.count, { n, total })}
      narrow={{
        label: texts.sale,
        className: 'chip sale',
        // All of them needs no figure.
        figure: (kept, inFamily) => (kept === inFamily ? undefined : kept),
      }}
      steps={{ size: SNEAKERS_PER_PAGE, more: texts.more }}
      note={({ silhouette: family }) => SILHOUETTE_MATERIALS[family][lang]}
    />
  );
}

export function head(props: HeadProps<SneakersTexts, SneakersData>) {
  return listHead(props, 'sneakers');
}
