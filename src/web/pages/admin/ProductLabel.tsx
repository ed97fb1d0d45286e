import { productName } from '../../../catalogue/names.ts';
import { SEED_OFFERS } from '../../../catalogue/seed/offers.ts';
import type { Lang } from '../../../routes.ts';
import { listProducts } from '../../../rules/products.ts';
import { Link } from '../../runtime/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { smaller } from '../../ui/picture-source.ts';
import { coverPicture } from '../../ui/product-cover.ts';
import { productHref } from '../../ui/product-href.ts';

const THUMB_PX = 320;

/** A product by picture and name, leading to its page; an id the shop no longer has stays an id. */
export function ProductLabel({ id, lang }: { readonly id: string; readonly lang: Lang }) {
  const product = listProducts(SEED_OFFERS).find((one) => one.id === id);
  if (!product) return id;
  return (
    <Link className="news-product" href={productHref(product, lang)}>
      <Picture source={smaller(coverPicture(product), THUMB_PX)} alt="" sizes="40px" />
      <span className="news-cut">{productName(product.id, lang)}</span>
    </Link>
  );
}
