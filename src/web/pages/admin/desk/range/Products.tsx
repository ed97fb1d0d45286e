import { useRef, useState } from 'react';
import { EntryEditor } from './EntryEditor.tsx';
import { type ListFilter, NO_FILTER, ProductList } from './ProductList.tsx';
import type { RangeProps } from './Range.tsx';

/** Products with their states; a product's id opens its editor. */
export function Products(props: RangeProps) {
  const [filter, setFilter] = useState<ListFilter>(NO_FILTER);
  const opened = useRef<string>(undefined);
  const { id } = props;
  if (id !== undefined) {
    opened.current = id;
    return <EntryEditor key={id} {...props} kind="product" id={id} />;
  }
  return <ProductList {...props} filter={filter} onFilter={setFilter} opened={opened.current} />;
}
