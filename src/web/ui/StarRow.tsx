import type { CSSProperties } from 'react';
import { STAR_OUTLINE } from './Stars.tsx';

const FIVE_STARS = `M11 2${Array(5).fill(STAR_OUTLINE).join('m22 0')}`;

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
