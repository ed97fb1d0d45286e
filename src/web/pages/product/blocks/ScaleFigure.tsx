import type { BlockProps } from '../block.ts';

/** The product at true scale beside things of known size. */
export function ScaleFigure({ data: { scale } }: BlockProps) {
  return (
    scale && (
      <figure className="scale">
        <svg className="i" viewBox={scale.viewBox} aria-hidden="true">
          <path d={scale.beside} opacity=".4" />
          <path d={scale.product} />
        </svg>
        <figcaption className="note num">
          <b className="name">{scale.size}</b> {scale.text}
        </figcaption>
      </figure>
    )
  );
}
