import type { FoundProduct } from '#contract/search.ts';
import { cardHref, cardPicture } from '../cards/card-picture.ts';
import { Link } from '../runtime/Link.tsx';
import { useSoldOut } from '../sold-out/sold-out-store.ts';
import { Picture } from '../ui/Picture.tsx';
import { CellPrice } from '../ui/ProductCell.tsx';
import { smaller, squarePicture } from '../ui/picture-source.ts';

/** Widest file: beside the text, and above it on wide screens. */
const LARGEST_PX = 800;

/** A product in the list under the search line. */
export function SearchHit({ card, colour }: FoundProduct) {
  const gone = useSoldOut()[card.id];
  return (
    <li>
      <Link
        className="grid grid-cols-[88px_1fr] items-center gap-4 pr-2 hover:bg-ground lg:block lg:p-0"
        href={cardHref(card, colour)}
        data-hit=""
      >
        <Picture
          source={smaller(squarePicture(cardPicture(card, colour)), LARGEST_PX)}
          alt=""
          sizes="(min-width: 75rem) 24vw, 88px"
          eager
        />
        <span className="cell-text min-w-0 max-lg:py-2">
          <span className="name cell-name">{card.name}</span>
          <CellPrice product={card} />
          {gone && <span className="badge ink justify-self-start">{gone}</span>}
        </span>
      </Link>
    </li>
  );
}
