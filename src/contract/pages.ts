import * as z from 'zod/mini';

/**
 * `<version>.json` beside the rendered files: what the renderer hands to the page server. A file's name is a hash
 * of its content, so files never change and versions share those that are equal.
 */

/** A source of the page's Content-Security-Policy for one inline block: `sha256-<base64>`. */
const hash = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/));
const fileName = z.string().check(z.regex(/^[0-9a-f]{24}\.(html|json|xml|txt)$/));

const pageEntry = z.strictObject({
  /** Absent while the document is not rendered. */
  file: z.optional(fileName),
  /** Hash of everything the document is made of. */
  inputs: z.string(),
  /** 404 for `/not-found`, the 404 page and the pages of unknown products. */
  status: z.union([z.literal(200), z.literal(404)]),
  /** Hashes of the page's inline scripts. */
  script: z.array(hash),
  /** Hashes of the page's inline style blocks. */
  style: z.array(hash),
  /** Pages that no cache may keep (`/admin`, `/konto`). */
  noStore: z.optional(z.boolean()),
});
export type PageEntry = z.infer<typeof pageEntry>;

/** A key of `pages` per language. */
const perLang = z.strictObject({ de: z.string(), en: z.string() });

/** Not strict: documents of the release before, which are open, load data of its versions. */
export const pageManifest = z.object({
  /** The bundle and the printed settings. */
  build: z.string(),
  version: z.string().check(z.regex(/^[0-9a-f]{10}$/)),
  /** By pathname as the browser requests it, percent-encoded, without a trailing slash. */
  pages: z.record(z.string().check(z.startsWith('/')), pageEntry),
  /** Other files by pathname: data of pages, sitemap, robots.txt. */
  files: z.record(z.string().check(z.startsWith('/')), fileName),
  /** Shown at every unknown path of its language. */
  notFound: perLang,
  /**
   * Shown for an unknown product, by the German path of the list above it: the shop's not-found page, by a redirect, or
   * a key of `pages`. Absent in versions of the release before, whose files stay for a day.
   */
  unknown: z._default(
    z.record(z.string().check(z.startsWith('/')), z.union([z.literal('not-found'), perLang])),
    {},
  ),
});
export type PageManifest = z.infer<typeof pageManifest>;
