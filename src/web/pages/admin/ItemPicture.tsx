import { FALLBACK_WIDTH_PX } from '../../../catalogue/pictures.ts';
import { orderItemPicture } from '../../../rules/order-item-picture.ts';
import { Picture } from '../../ui/Picture.tsx';

const WIDTHS_PX = [160, 320];
const SIDE_PX = 160;

export interface ItemPictureProps {
  readonly item: { readonly id: string; readonly variant: string } | null | undefined;
  readonly className?: string;
}

/** Thumbnail of an order's line; an empty square where the catalogue has no picture of it. */
export function ItemPicture({ item, className = 'news-thumb' }: ItemPictureProps) {
  const base = item ? orderItemPicture(item) : undefined;
  if (base === undefined) return <span className={className} aria-hidden="true" />;
  const files = { base, widths: WIDTHS_PX, fallbackWidth: FALLBACK_WIDTH_PX };
  return (
    <Picture
      source={{ ...files, width: SIDE_PX, height: SIDE_PX }}
      alt=""
      sizes="40px"
      className={className}
    />
  );
}
