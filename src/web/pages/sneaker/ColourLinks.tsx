import { href } from '#routes.ts';
import { Link } from '#web/runtime/Link.tsx';
import { useShop } from '#web/shop-context.ts';
import { GALLERY_SIZES } from '#web/ui/Gallery.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { smaller, squarePicture } from '#web/ui/picture-source.ts';
import { preloadPicture } from '#web/ui/preload-picture.ts';
import type { SneakerData } from './data.ts';

const LARGEST_PX = 320;

export interface ColourLinksProps {
  readonly sneaker: SneakerData;
  readonly legend: string;
  /** Goes along to the other colour: `?groesse=42`, or empty. */
  readonly query: string;
}

/** The same shoe in its other colours, each a page of its own. */
export function ColourLinks({ sneaker, legend, query }: ColourLinksProps) {
  const { lang } = useShop();
  return (
    <nav aria-label={legend}>
      <p className="buy-label name" aria-hidden="true">
        {legend}
      </p>
      <ul className="swatches">
        {sneaker.family.map(({ id, name, picture }) => {
          const cover = squarePicture(picture);
          const aim = () => preloadPicture(cover, GALLERY_SIZES);
          return (
            <li key={id}>
              <Link
                className="swatch"
                href={href('sneaker', lang, id) + query}
                aria-label={name}
                aria-current={id === sneaker.id ? 'page' : undefined}
                title={name}
                onPointerEnter={aim}
                onFocusCapture={aim}
              >
                <Picture source={smaller(cover, LARGEST_PX)} alt="" sizes="84px" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
