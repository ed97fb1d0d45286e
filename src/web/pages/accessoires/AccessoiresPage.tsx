import { ACCESSORIES } from '../../../catalogue/accessories.ts';
import { ACCESSORY_CATEGORY_NAMES } from '../../../catalogue/category-names.ts';
import { ACCESSORY_FILTERS, ALL } from '../../../rules/filters.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { productPicture } from '../../ui/picture-source.ts';
import { CategoryList } from '../product-list/CategoryList.tsx';
import { listHead } from '../product-list/list-head.ts';
import { AddOne } from './AddOne.tsx';
import type { AccessoiresTexts } from './de.ts';

/** Jewellery and a pair of glasses cost less; watches and perfume are filtered away by it. */
const CAP_CENTS = 3000;
const RANGE = ACCESSORIES.map((accessory) => ({ kind: 'accessory' as const, ...accessory }));

const SCENES = [
  { family: 'Schmuck', picture: productPicture('armreif-fein', 'detail') },
  { family: 'Uhren', picture: productPicture('uhr-klassik', 'detail') },
  { family: 'Parfüm', picture: productPicture('parfum-rose', 'detail') },
  { family: 'Brillen', picture: productPicture('sonnenbrille-pilot', 'detail') },
] as const;

export function Page({ texts, lang }: PageProps<AccessoiresTexts>) {
  return (
    <CategoryList
      texts={texts}
      items={RANGE}
      filters={ACCESSORY_FILTERS}
      label={(filter) => (filter === ALL ? texts.all : ACCESSORY_CATEGORY_NAMES[filter][lang])}
      capCents={CAP_CENTS}
      scenes={SCENES}
      action={(accessory) => <AddOne accessory={accessory} />}
    />
  );
}

export function head(props: HeadProps<AccessoiresTexts>) {
  return listHead(props, 'accessoires', RANGE);
}
