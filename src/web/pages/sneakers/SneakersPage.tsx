import type { PageProps } from '../../page.ts';
import { ProductList, type ProductListCopy } from '../product-list/ProductList.tsx';

export { listHead as head } from '../product-list/ProductList.tsx';

export function Page({ copy }: PageProps<ProductListCopy>) {
  return <ProductList copy={copy} kind="sneaker" />;
}
