import type { HeadProps, PageProps } from '../../page.ts';
import {
  detailHead,
  ProductDetail,
  type ProductDetailCopy,
} from '../product-detail/ProductDetail.tsx';

export function Page(props: PageProps<ProductDetailCopy>) {
  return <ProductDetail {...props} kind="jersey" />;
}

export function head(props: HeadProps<ProductDetailCopy>) {
  return detailHead('jersey', props);
}
