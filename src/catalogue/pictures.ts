/** Widths of the AVIF files in pixels; every product picture is square and never enlarged. */
export const PICTURE_WIDTHS_PX = [160, 320, 480, 800, 1200] as const;

/** Pictures of use have one more. */
export const USE_WIDTHS_PX = [...PICTURE_WIDTHS_PX, 1600] as const;

/** Widths of a picture by its path without width and ending. */
export function widthsOf(base: string): readonly (typeof USE_WIDTHS_PX)[number][] {
  return /\/(?:inside|scale|use|worn)$/.test(base) ? USE_WIDTHS_PX : PICTURE_WIDTHS_PX;
}

/** One width more, for screens and the zoom that show a picture larger than 1200 px. */
export const FINE_WIDTH_PX = 2000;

/** True for pictures that have it: the first two views of every product. */
export function isFine(base: string): boolean {
  return /(?:quarter|front|main|\/back|[-/]side|(?:ring|(?:brille|kette|parfum|reif|uhr)-\w+)\/detail)$/.test(
    base,
  );
}

/** The one width that also exists as WebP, for what can't show AVIF (and for Stripe). */
export const FALLBACK_WIDTH_PX = 800;

/** Side of the JPEG that mails show: almost two device pixels for each of its 120 CSS pixels. */
export const MAIL_PICTURE_PX = 216;

/** Views that pictures of products show. */
export const VIEWS = [
  ...['quarter', 'side', 'top', 'heel', 'sole', 'front', 'back', 'detail', 'main'],
  // Contents, size and use of the goods.
  ...['inside', 'scale', 'use', 'worn'],
] as const;
export type View = (typeof VIEWS)[number];

/** Path of the picture's WebP fallback, the one path that every client can show. */
export function fallbackPicture(base: string): string {
  return `${base}-${FALLBACK_WIDTH_PX}.webp`;
}

/** Path of a line's picture as JPEG, because Outlook on Windows shows no WebP. */
export function mailPicture(base: string): string {
  return `${base}-${MAIL_PICTURE_PX}.jpg`;
}

/** Path of the 1200 x 630 JPEG shown where a link is shared; without a product, the shop's own. */
export function sharedPicture(productId?: string): string {
  return `/images/og/${productId ?? 'default'}.jpg`;
}
