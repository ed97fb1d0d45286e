import type { ListScreen } from '#routes.ts';
import { LongList } from './LongList.tsx';
import type { ProductListProps } from './list-props.ts';
import { ShortList } from './ShortList.tsx';

/** A list with filters and orders; a long one has pages (docs/specification.md#24-lists). */
export function ProductList<List extends ListScreen>(props: ProductListProps<List>) {
  const { paging } = props.data;
  return paging ? <LongList of={props} paging={paging} /> : <ShortList of={props} />;
}
