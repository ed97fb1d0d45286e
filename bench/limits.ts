/** What a first visit may weigh at most, in KB of 1,000 bytes as sent (brotli where it applies). */
export const LIMITS_KB = {
  /** All scripts of a page that sells one product. */
  productScripts: 75,
  /** All scripts of every other page that is not the dashboard. */
  publicScripts: 80,
  /** Its document with the styles and texts in it; the home page's as well. */
  productHtml: 14,
  font: 45,
  /** The largest picture at phone width. */
  firstPicture: 60,
  /** Scripts of a step from page to page inside the shop. */
  navigationScripts: 15,
} as const;

/** Requests of a cold product page until it has loaded and answers. */
export const FIRST_VISIT_REQUESTS = 12;
