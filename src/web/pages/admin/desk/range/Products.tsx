import { useState } from 'react';
import { useReturnFocus } from '../row-focus.ts';
import { EntryEditor } from './EntryEditor.tsx';
import { NO_FILTER, ProductList } from './ProductList.tsx';
import type { RangeProps } from './Range.tsx';
import { useProductList } from './use-product-list.ts';

/** Products with their states; a product's id opens its editor. */
export function Products(props: RangeProps) {
  const { id } = props;
  const [filter, setFilter] = useState(NO_FILTER);
  const list = useProductList({ ...filter }, id === undefined);
  useReturnFocus(id, list.isCurrent);
  if (id !== undefined) return <EntryEditor key={id} {...props} kind="product" id={id} />;
  return <ProductList {...props} filter={filter} onFilter={setFilter} list={list} />;
}
