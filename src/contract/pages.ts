import * as z from 'zod/mini';

/**
 * `dist/manifest.json`: what the build hands to the page server. The build writes every file with
 * its `.br` and `.gz` sibling; the server keeps them in memory.
 */

/** A source of the page's Content-Security-Policy for one inline block: `sha256-<base64>`. */
const hash = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/));

export const pageEntry = z.strictObject({
  /** Path below `dist/`, for example `pages/en/produkte.html`. */
  file: z.string().check(z.regex(/^pages\/[A-Za-z0-9._/-]+\.html$/)),
  /** 404 for `/not-found`, the 404 page and the page of an unknown jersey. */
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

export const pageManifest = z.strictObject({
  /** By pathname as the browser requests it, percent-encoded, without a trailing slash. */
  pages: z.record(z.string().check(z.startsWith('/')), pageEntry),
  /** Shown at every unknown path of its language. */
  notFound: perLang,
  /** Shown for every unknown jersey of its language (docs/specification.md#25-products). */
  jerseyNotFound: perLang,
});
export type PageManifest = z.infer<typeof pageManifest>;
