/** Outline of a star from its top. Archivo has none, and every system draws its own. */
export const STAR_OUTLINE = 'l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1-5.5-3-5.5 3 1.3-6.1-4.6-4.2 6.2-.7z';
/** One star as a path in a square of 22. */
export const STAR = `M11 2${STAR_OUTLINE}`;
