import { avifSet, fallbackPath, PHONE_MEDIA, type PictureSource } from './picture-source.ts';

interface PictureProps {
  readonly source: PictureSource;
  /** Alternative text; empty if text beside it says the same. */
  readonly alt: string;
  /** Displayed width, as a `sizes` attribute. */
  readonly sizes: string;
  /** Another crop for phones, in a box of its own ratio; also named in the page's `head`. */
  readonly phone?: PictureSource;
  /** The page's largest picture: loaded first, never lazily. Exactly one per page. */
  readonly priority?: boolean;
  /** Not lazy, for pictures that are visible at once without being the largest. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  /** Product id: the picture grows into the same product's picture on the next page. */
  readonly morph?: string | undefined;
}

/**
 * A picture on its own paper ground: AVIF in the fitting width, WebP where AVIF is unknown. Width
 * and height are always there, so nothing moves when it arrives.
 */
export function Picture(props: PictureProps) {
  const { source, alt, sizes, priority = false, eager = priority, className, morph } = props;
  const { phone } = props;
  return (
    <picture className={className} data-morph={morph}>
      {phone && (
        <>
          <source
            media={PHONE_MEDIA}
            type="image/avif"
            srcSet={avifSet(phone)}
            sizes={sizes}
            width={phone.width}
            height={phone.height}
          />
          <source
            media={PHONE_MEDIA}
            srcSet={fallbackPath(phone)}
            width={phone.width}
            height={phone.height}
          />
        </>
      )}
      <source type="image/avif" srcSet={avifSet(source)} sizes={sizes} />
      <img
        src={fallbackPath(source)}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={eager ? undefined : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        className="pic-img"
      />
    </picture>
  );
}
