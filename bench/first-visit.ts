/** Counts the files that a first visit of a page loads before any interaction, from the build. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { ByteCache } from '#server/pages/byte-cache.ts';
import { type PageCache, PageStore } from '#server/pages/page-store.ts';
import { DOCUMENT_BYTES } from '#server/pages/site.ts';
import { RENDERED, readBuild } from '#server/rendering/build-files.ts';
import { readManifest, versionOf } from '#server/rendering/versions.ts';
import { isProductPage as sellsProduct, type Target } from '#web/runtime/target.ts';

/** The build's output. */
export const dist = path.resolve(import.meta.dirname, '..', 'dist');

/** Returns the text of a built file by its path as the browser requests it; undefined if missing. */
export type ReadAsset = (pathname: string) => string | undefined;

interface Tag {
  readonly isScript: boolean;
  readonly attribute: (name: string) => string | undefined;
}

function tagsOf(html: string): Tag[] {
  return (html.match(/<(?:script|link)\b[^>]*>/g) ?? []).map((tag) => ({
    isScript: tag.startsWith('<script'),
    attribute: (name) =>
      new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag)?.slice(1).find(Boolean),
  }));
}

/** Returns the scripts that a page's HTML loads at once: `<script src>` and `<link rel="modulepreload">`. */
export function scriptsOfHtml(html: string): string[] {
  return tagsOf(html).flatMap(({ isScript, attribute }) => {
    if (isScript) return attribute('src') ?? [];
    return attribute('rel') === 'modulepreload' ? (attribute('href') ?? []) : [];
  });
}

function preloads(html: string, kind: string): Tag[] {
  return tagsOf(html).filter(
    ({ attribute }) => attribute('rel') === 'preload' && attribute('as') === kind,
  );
}

/** Returns the font files that a page preloads. */
export function fontsOfHtml(html: string): string[] {
  return preloads(html, 'font').flatMap(({ attribute }) => attribute('href') ?? []);
}

/** A large phone; most phones are smaller. */
const PHONE = { cssPixels: 390, pixelRatio: 3 };

/**
 * Returns the file that a phone loads for a page's first picture: the smallest that fills `sizes`. The last
 * part of `sizes`, without a condition, is the phone's.
 */
export function phonePictureOfHtml(html: string): string | undefined {
  const forPhones = preloads(html, 'image').find(
    ({ attribute }) => !attribute('media')?.startsWith('(min-width'),
  );
  const [, size, unit] = /([\d.]+)(vw|px)$/.exec(forPhones?.attribute('imagesizes') ?? '') ?? [];
  const candidates = (forPhones?.attribute('imagesrcset') ?? '').split(', ').map((candidate) => {
    const [file = '', width = '0w'] = candidate.split(' ');
    return { file, width: Number.parseInt(width, 10) };
  });
  if (size === undefined) return undefined;
  const shown = unit === 'px' ? Number(size) : (Number(size) / 100) * PHONE.cssPixels;
  const needed = shown * PHONE.pixelRatio;
  return (candidates.find(({ width }) => width >= needed) ?? candidates.at(-1))?.file;
}

/** Returns the static imports of a built module, without `import()`. */
export function staticImports(code: string): string[] {
  const found = code.matchAll(/\b(?:import|export)\b(?![\s]*\()[^"'();]*["']([^"']+\.m?js)["']/g);
  return [...found].flatMap((match) => match[1] ?? []);
}

/** Returns the scripts that a page loads when it rests or somebody acts. */
function restingScripts(html: string): string[] {
  const printed = /"scripts":(\[[^\]]*\])/.exec(html)?.[1] ?? '[]';
  return (JSON.parse(printed) as string[]).map((name) => `/assets/${name}.js`);
}

/** Returns every script of a first visit once: those at once and those at rest, and all their static imports. */
export function firstVisitScripts(html: string, read: ReadAsset): string[] {
  return scriptsFrom([...scriptsOfHtml(html), ...restingScripts(html)], read);
}

function scriptsFrom(entries: readonly string[], read: ReadAsset): string[] {
  const seen = new Set<string>();
  const visit = (pathname: string) => {
    if (seen.has(pathname)) return;
    const code = read(pathname);
    if (code === undefined) throw new Error(`The page asks for ${pathname}, which is not built.`);
    seen.add(pathname);
    for (const next of staticImports(code)) visit(resolve(next, pathname));
  };
  for (const pathname of entries) visit(resolve(pathname, '/'));
  return [...seen];
}

const resolve = (to: string, from: string): string => new URL(to, `http://host${from}`).pathname;

/** Returns the bytes of a file in public/, which is served uncompressed. */
function publicBytes(pathname: string): number {
  return statSync(path.join(dist, '..', 'public', pathname)).size;
}

/** Reads a file below dist/. */
export const readBuilt: ReadAsset = (pathname) => {
  const file = path.join(dist, pathname);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** Returns the bytes that a browser receives for a built file: its `.br` file, else compressed here. */
export function brotliBytes(pathname: string): number {
  const file = path.join(dist, pathname);
  const built = `${file}.br`;
  if (existsSync(built)) return readFileSync(built).length;
  return brotliCompressSync(readFileSync(file)).length;
}

export interface FirstVisit {
  readonly pathname: string;
  /** Brotli bytes of the page's HTML with its inlined CSS. */
  readonly htmlBytes: number;
  /** Brotli bytes of all scripts together. */
  readonly scriptBytes: number;
  /** Of those that it loads before it rests. */
  readonly earlyBytes: number;
  readonly scripts: readonly string[];
  /** The page's HTML itself. */
  readonly html: string;
}

/** Counts the first visit of a page with this document, which is sent with so many bytes. */
export function measureDocument(pathname: string, html: string, htmlBytes: number): FirstVisit {
  const scripts = firstVisitScripts(html, readBuilt);
  const bytesOf = (some: readonly string[]) =>
    some.reduce((sum, script) => sum + brotliBytes(script), 0);
  const earlyBytes = bytesOf(scriptsFrom(scriptsOfHtml(html), readBuilt));
  return { pathname, htmlBytes, scriptBytes: bytesOf(scripts), earlyBytes, scripts, html };
}

/** Returns the bytes of the first picture on a phone; 0 without one. */
export function pictureBytes({ html }: FirstVisit): number {
  const file = phonePictureOfHtml(html);
  return file === undefined ? 0 : publicBytes(file);
}

/** Returns the bytes of the fonts that a page preloads. */
export function fontBytes({ html }: FirstVisit): number {
  return fontsOfHtml(html).reduce((sum, file) => sum + publicBytes(file), 0);
}

/** Counts the first visit of every built page. */
export function measureFirstVisits(): FirstVisit[] {
  const version = versionOf(readBuild(dist)?.id ?? '', seedCatalogue);
  const manifest = readManifest(path.join(dist, RENDERED), version);
  if (manifest === undefined) throw new Error('Nothing is built yet: run npm run build first.');
  const cache: PageCache = new ByteCache(DOCUMENT_BYTES);
  const pages = new PageStore(path.join(dist, RENDERED), manifest, 'http://localhost', cache);
  return [...pages.paths()].map((pathname) => {
    const htmlBytes = pages.get(pathname)?.variants.br.body.length ?? 0;
    return measureDocument(pathname, pages.html(pathname) ?? '', htmlBytes);
  });
}

/** Start of the names of chunks that the first step inside the shop loads besides its page (`tools/build/chunks.ts`). */
const STEP_CHUNKS = /^_(?:pages|asking)-/;

/**
 * Returns the brotli bytes of the scripts that the first step from a page to another loads: those of
 * `sources` (below src/web), of navigation and all their imports, without the scripts of the first visit. For
 * phones, whose header shows no navigation.
 */
export function measureStep(from: FirstVisit, sources: readonly string[]): number {
  const text = readBuilt('/vite-manifest.json');
  if (text === undefined) throw new Error('dist/vite-manifest.json is missing.');
  const manifest: Record<string, { readonly file: string }> = JSON.parse(text);
  const steps = Object.keys(manifest).filter((key) => STEP_CHUNKS.test(key));
  const entries = [...steps, ...sources.map((source) => `src/web/${source}`)].map((source) => {
    const file = manifest[source]?.file;
    if (file === undefined) throw new Error(`${source} is no chunk of its own.`);
    return `/${file}`;
  });
  const there = new Set(from.scripts);
  return scriptsFrom(entries, readBuilt)
    .filter((script) => !there.has(script))
    .reduce((sum, script) => sum + brotliBytes(script), 0);
}

/** True for a page that sells one product; the page of an unknown jersey sells none. */
export function isProductPage({ html }: FirstVisit): boolean {
  const printed = /"target":(\{[^{}]*\})/.exec(html)?.[1];
  if (printed === undefined) throw new Error('The document does not say which page it is.');
  return sellsProduct(JSON.parse(printed) as Target);
}
