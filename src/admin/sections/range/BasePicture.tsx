interface BasePictureProps {
  /** The picture's path without width and ending, or an SVG. */
  readonly base: string;
  readonly className: string;
}

const sourceOf = (base: string): string =>
  base.startsWith('<svg')
    ? `data:image/svg+xml;utf8,${encodeURIComponent(base)}`
    : `${base}-480.avif`;

/** A picture of a product, of the library or of the studio, in the one width that all of them have; a wordmark. */
export const BasePicture = ({ base, className }: BasePictureProps) => (
  <img
    className={`bg-(--paper-2) ${base.startsWith('<svg') ? 'object-contain' : 'object-cover'} ${className}`}
    src={sourceOf(base)}
    alt=""
    width={160}
    height={120}
    loading="lazy"
    decoding="async"
  />
);
