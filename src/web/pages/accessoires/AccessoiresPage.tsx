import { ACCESSORY_CATEGORY_NAMES } from '../../../catalogue/category-names.ts';
import { ACCESSORY_FILTERS, ALL } from '../../../rules/filters.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { CategoryList } from '../product-list/CategoryList.tsx';
import { listHead } from '../product-list/list-head.ts';
import { AddOne } from './AddOne.tsx';
import type { AccessoiresData } from './data.ts';
import type { AccessoiresTexts } from './de.ts';

/** Jewellery and a pair of glasses cost less; watches and perfume are filtered away by it. */
const CAP_CENTS = 3000;

export function Page({ texts, lang, data }: PageProps<AccessoiresTexts, AccessoiresData>) {
  if (!data) return null;
  return (
    <CategoryList
      texts={texts}
      data={data}
      filters={ACCESSORY_FILTERS}
      label={(filter) => (filter === ALL ? texts.all : ACCESSORY_CATEGORY_NAMES[filter][lang])}
      capCents={CAP_CENTS}
      action={(accessory) => <AddOne accessory={accessory} />}
    />
  );
}

export function head(props: HeadProps<AccessoiresTexts, AccessoiresData>) {
  return listHead(props, 'accessoires', props.data?.cards);
}
