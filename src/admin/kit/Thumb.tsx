import { FALLBACK_WIDTH_PX } from '#catalogue/pictures.ts';
import { picturesOfLine } from '#rules/order-pieces.ts';

const WIDTHS_PX = [160, 320];

interface ThumbProps {
  /** The picture's path without width and ending; an empty square without one. */
  readonly base: string | undefined;
  /** Length of its side on screen: 40 px unless told. */
  readonly size?: 'large';
}

/** A product picture beside its name. */
export function Thumb({ base, size }: ThumbProps) {
  const className = size === 'large' ? 'thumb is-large' : 'thumb';
  if (base === undefined) return <span className={className} aria-hidden="true" />;
  const files = WIDTHS_PX.map((width) => `${base}-${width}.avif ${width}w`);
  return (
    <picture className={className}>
      <source
        type="image/avif"
        srcSet={files.join(', ')}
        sizes={size === 'large' ? '80px' : '40px'}
      />
      <img
        src={`${base}-${FALLBACK_WIDTH_PX}.webp`}
        alt=""
        width={WIDTHS_PX[0]}
        height={WIDTHS_PX[0]}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

interface LineThumbProps {
  readonly line: Parameters<typeof picturesOfLine>[0] | undefined;
}

/** Pictures of an order's line: of a pack one for each colour, side by side. */
export function LineThumb({ line }: LineThumbProps) {
  const bases = line ? picturesOfLine(line).map(pictureBase) : [];
  if (bases.length < 2) return <Thumb base={bases[0]} />;
  return (
    <span className="thumbs">
      {[...new Set(bases)].map((base) => (
        <Thumb key={base} base={base} />
      ))}
    </span>
  );
}

/** Path without width and ending of a picture that an order has stored: `/images/pouch/rosa-800.webp`. */
export function pictureBase(path: string): string {
  return path.replace(/-\d+\.\w+$/, '');
}
