import type { CSSProperties } from 'react';

/** Archivo has no star, and every system draws its own: these are outlines like the icons. */
const OUTLINE = 'l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1-5.5-3-5.5 3 1.3-6.1-4.6-4.2 6.2-.7z';

/** One star as a path in a square of 22. */
export const STAR = `M11 2${OUTLINE}`;
const FIVE_STARS = `M11 2${Array(5).fill(OUTLINE).join('m22 0')}`;

/** Share of a star's fifth of the row that is empty on either side of it. */
const MARGIN = 0.1;

/** Five stars, filled up to `rating`. Decoration: the text beside it says the same. */
export function StarRow({ rating }: { readonly rating: number }) {
  const whole = Math.floor(rating);
  // The margins between the stars have no part in it: 4.9 would look like 5.
  const filled = whole + MARGIN + (rating - whole) * (1 - 2 * MARGIN);
  const style = { '--filled': `${Math.round(filled * 20)}%` } as CSSProperties;
  return (
    <svg className="stars-row" style={style} viewBox="0 0 110 22" aria-hidden="true">
      <path d={FIVE_STARS} />
    </svg>
  );
}
