import { FALLBACK_WIDTH_PX } from '#catalogue/pictures.ts';
import type { Lang } from '#routes.ts';
import { orderItemPictures } from '#web/cards/order-item-picture.ts';
import { useAllCards } from '#web/cards/use-cards.ts';
import { Picture } from '#web/ui/Picture.tsx';

const WIDTHS_PX = [160, 320];
const SIDE_PX = 160;

export interface ThumbnailProps {
  /** The picture's path without width and ending. */
  readonly base: string | undefined;
  readonly className?: string;
  readonly sizes?: string;
}

/** A small product picture; an empty square where there is none. */
export function Thumbnail({ base, className = 'news-thumb', sizes = '40px' }: ThumbnailProps) {
  if (base === undefined) return <span className={className} aria-hidden="true" />;
  const files = { base, widths: WIDTHS_PX, fallbackWidth: FALLBACK_WIDTH_PX };
  const source = { ...files, width: SIDE_PX, height: SIDE_PX };
  return <Picture source={source} alt="" sizes={sizes} className={className} />;
}

export interface ItemPictureProps {
  readonly item: Parameters<typeof orderItemPictures>[0] | null | undefined;
  readonly lang: Lang;
  readonly className?: string;
}

/** Thumbnail of an order's line; a pack's colours stand side by side. */
export function ItemPicture({ item, lang, className = 'news-thumb' }: ItemPictureProps) {
  const cards = useAllCards(lang);
  const bases = item && cards ? orderItemPictures(item, cards) : [];
  if (bases.length < 2) return <Thumbnail base={bases[0]} className={className} />;
  return (
    <span className={`${className} is-split`}>
      {bases.map((base) => (
        <Thumbnail key={base} base={base} className="" />
      ))}
    </span>
  );
}
