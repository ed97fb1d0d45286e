import { productName } from '../../catalogue/names.ts';
import { Link } from '../runtime/Link.tsx';
import { useShop } from '../shop-context.ts';
import { useSoldOut } from '../sold-out/sold-out-store.ts';
import { Picture } from '../ui/Picture.tsx';
import { Price, Saving } from '../ui/Price.tsx';
import { smaller } from '../ui/picture-source.ts';
import { coverPicture } from '../ui/product-cover.ts';
import { productHref } from '../ui/product-href.ts';
import type { FoundProduct } from './search.ts';

/** Widest file: beside the text, and above it on wide screens. */
const LARGEST_PX = 800;

/** A product in the list under the search line. */
export function SearchHit({ product }: { readonly product: FoundProduct }) {
  const { lang } = useShop();
  const gone = useSoldOut()[product.id];
  return (
    <li>
      <Link
        className="grid grid-cols-[88px_1fr] items-center gap-4 pr-2 hover:bg-ground lg:block lg:p-0"
        href={productHref(product, lang, product.colour)}
        data-hit=""
      >
        <Picture
          source={smaller(coverPicture(product, product.colour), LARGEST_PX)}
          alt=""
          sizes="(min-width: 75rem) 24vw, 88px"
          eager
        />
        <span className="block min-w-0 py-2">
          <span className="name block">{productName(product.id, lang)}</span>
          <Price price={product} /> <Saving price={product} />
          {gone && <span className="badge ink ml-2">{gone}</span>}
        </span>
      </Link>
    </li>
  );
}
