import { productName } from '../../../catalogue/names.ts';
import type { ProductKind } from '../../../catalogue/types.ts';
import { href } from '../../../routes.ts';
import { allProducts, type ListedProduct } from '../../../rules/products.ts';
import { Link } from '../../navigation/Link.tsx';
import type { HeadProps, PageHead, PageProps } from '../../page.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { coverPicture } from '../../ui/product-cover.ts';

export interface ProductDetailCopy {
  readonly description: string;
  readonly back: string;
  readonly missing: string;
}

const SIZES = '(min-width: 56.25rem) 65vw, 100vw';
const BACK = { sneaker: 'sneakers', jersey: 'trikots', accessory: 'accessoires' } as const;

export type DetailKind = keyof typeof BACK & ProductKind;

function find(kind: DetailKind, id: string): ListedProduct | undefined {
  return allProducts().find((product) => product.kind === kind && product.id === id);
}

/** A product with its picture, name and price; an unknown id says so and leads back. */
export function ProductDetail(props: PageProps<ProductDetailCopy> & { kind: DetailKind }) {
  const { copy, id, lang, kind } = props;
  const product = find(kind, id);
  if (!product) {
    return (
      <div className="wrap section">
        <h1 className="h2 pb-6">{copy.missing}</h1>
        <Link className="btn" href={href(BACK[kind], lang)}>
          {copy.back}
        </Link>
      </div>
    );
  }
  return (
    <div className="product">
      <Picture source={coverPicture(product)} alt="" sizes={SIZES} priority morph={product.id} />
      <div className="buy">
        <h1 className="buy-title">{productName(product.id, lang)}</h1>
        <Price price={product} />
      </div>
    </div>
  );
}

export function detailHead(kind: DetailKind, props: HeadProps<ProductDetailCopy>): PageHead {
  const { copy, id, lang } = props;
  const product = find(kind, id);
  if (!product) return { title: copy.missing, description: copy.description };
  return {
    title: productName(product.id, lang),
    description: copy.description,
    picture: coverPicture(product),
    sizes: SIZES,
  };
}
