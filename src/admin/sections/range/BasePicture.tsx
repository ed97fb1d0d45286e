interface BasePictureProps {
  /** The picture's path without width and ending. */
  readonly base: string;
  readonly className: string;
}

/** A picture of a product, of the library or of the studio, in the one width that all of them have. */
export const BasePicture = ({ base, className }: BasePictureProps) => (
  <img
    className={`bg-(--paper-2) object-cover ${className}`}
    src={`${base}-480.avif`}
    alt=""
    width={160}
    height={120}
    loading="lazy"
    decoding="async"
  />
);
