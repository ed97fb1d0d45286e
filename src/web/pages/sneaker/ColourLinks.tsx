import { productName } from '../../../catalogue/names.ts';
import { SNEAKERS } from '../../../catalogue/sneakers.ts';
import type { Sneaker } from '../../../catalogue/types.ts';
import { href } from '../../../routes.ts';
import { sneakerGallery } from '../../../rules/gallery.ts';
import { Link } from '../../runtime/Link.tsx';
import { useShop } from '../../shop-context.ts';
import { GALLERY_SIZES } from '../../ui/Gallery.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { productPicture, smaller } from '../../ui/picture-source.ts';
import { preloadPicture } from '../../ui/preload-picture.ts';

const LARGEST_PX = 320;

export interface ColourLinksProps {
  readonly sneaker: Sneaker;
  readonly legend: string;
  /** Goes along to the other colour: `?groesse=42`, or empty. */
  readonly query: string;
}

/** The same shoe in its other colours, each a page of its own. */
export function ColourLinks({ sneaker, legend, query }: ColourLinksProps) {
  const { lang } = useShop();
  const siblings = SNEAKERS.filter(({ silhouette }) => silhouette === sneaker.silhouette);
  const aim = (id: Sneaker['id']) => {
    const [first] = sneakerGallery(id);
    if (first) preloadPicture(productPicture(id, first.view), GALLERY_SIZES);
  };
  return (
    <nav aria-label={legend}>
      <p className="buy-label name" aria-hidden="true">
        {legend}
      </p>
      <ul className="swatches">
        {siblings.map(({ id }) => (
          <li key={id}>
            <Link
              className="swatch"
              href={href('sneaker', lang, id) + query}
              aria-label={productName(id, lang)}
              aria-current={id === sneaker.id ? 'page' : undefined}
              title={productName(id, lang)}
              onPointerEnter={() => aim(id)}
              onFocusCapture={() => aim(id)}
            >
              <Picture
                source={smaller(productPicture(id, 'quarter'), LARGEST_PX)}
                alt=""
                sizes="84px"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
