/** Largest sizes of a first visit, in KB of 1,000 bytes as sent (with brotli where it applies). */
export const LIMITS_KB = {
  /** Scripts that hydrate a page that sells one product. */
  productScripts: 73,
  /** Scripts of a page that its document makes, until it rests or somebody acts. */
  restingScripts: 5,
  /** All scripts and data of a list or a product page at rest, and what a next step loads ahead. */
  restedScripts: 78,
  stepScripts: 19,
  /** The same of every other public page. */
  publicScripts: 80,
  /** The document of a product page and of the home page, with its styles and texts. */
  productHtml: 15,
  /** Scripts of the back office until it is known who is signed in. */
  adminGate: 20,
  /** Scripts of the back office until its first section is there, and of each further one. */
  adminFirst: 228,
  adminSection: 60,
  font: 45,
  /** The largest picture at phone width. */
  firstPicture: 60,
  /** Scripts of a step from page to page inside the shop. */
  navigationScripts: 15,
} as const;

/** Most requests of an uncached product page until it has loaded. */
export const FIRST_VISIT_REQUESTS = 5;
