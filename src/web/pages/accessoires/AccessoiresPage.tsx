import { ACCESSORY_CATEGORY_NAMES } from '#catalogue/category-names.ts';
import { ALL } from '#rules/filters.ts';
import { ACCESSORY_CAP_CENTS } from '#rules/list-view.ts';
import type { HeadProps, PageProps } from '#web/runtime/page.ts';
import { CategoryList } from '../product-list/CategoryList.tsx';
import { listHead } from '../product-list/list-head.ts';
import { AddOne } from './AddOne.tsx';
import type { AccessoiresData } from './data.ts';
import type { AccessoiresTexts } from './de.ts';

export function Page({ texts, lang, data }: PageProps<AccessoiresTexts, AccessoiresData>) {
  if (!data) return null;
  return (
    <CategoryList
      list="accessoires"
      texts={texts}
      data={data}
      label={(filter) => (filter === ALL ? texts.all : ACCESSORY_CATEGORY_NAMES[filter][lang])}
      capCents={ACCESSORY_CAP_CENTS}
      action={(accessory) => <AddOne accessory={accessory} />}
    />
  );
}

export function head(props: HeadProps<AccessoiresTexts, AccessoiresData>) {
  return listHead(props, 'accessoires');
}
