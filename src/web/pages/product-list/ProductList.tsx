import type { ProductKind } from '../../../catalogue/types.ts';
import { allProducts } from '../../../rules/products.ts';
import type { PageHead, PageProps } from '../../page.ts';
import { ListHead } from '../../ui/ListHead.tsx';
import { ProductCell } from '../../ui/ProductCell.tsx';

export interface ProductListCopy {
  readonly title: string;
  readonly description: string;
}

/** Every product of a kind; without a kind, the whole range. */
export function ProductList({ copy, kind }: { copy: ProductListCopy; kind?: ProductKind }) {
  const products = allProducts().filter((product) => !kind || product.kind === kind);
  return (
    <div className="wrap pb-24">
      <ListHead title={copy.title} />
      <div className="cells edge">
        {products.map((product, index) => (
          <ProductCell
            key={product.id}
            product={product}
            priority={index === 0}
            eager={index < 4}
          />
        ))}
      </div>
    </div>
  );
}

export function listHead({ copy }: PageProps<ProductListCopy>): PageHead {
  return { title: copy.title, description: copy.description };
}
