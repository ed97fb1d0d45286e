import path from 'node:path';
import { VERSION_METRIC } from '#contract/document-version.ts';
import type { PageEntry, PageManifest } from '#contract/pages.ts';
import type { PlainState } from '#contract/plain-success.ts';
import type { RenderedDocument } from '#contract/rendering.ts';
import { href, LANGS, type Lang } from '#routes.ts';
import { pagePolicy, securityHeaders } from '../http/security-headers.ts';
import { compress, FAST } from '../rendering/compress.ts';
import { readOptional } from '../rendering/read-file.ts';
import type { ByteCache } from './byte-cache.ts';
import { plainSuccessBodies } from './plain-success-pages.ts';
import { type Bodies, prepareReply, type Reply, sizeOf } from './reply.ts';

/**
 * Browsers revalidate pages on every request and mostly get a 304: a page cached for longer would name
 * scripts of an earlier build.
 */
const PAGE_CACHE = 'public, max-age=0, must-revalidate, no-transform';

/** Documents that are held in memory, of all versions; keys are paths with the names of their files. */
export type PageCache = ByteCache<string, Reply>;

interface Entry extends PageEntry {
  /** Key of its reply in the cache; made once, because each request looks it up. */
  readonly key: string;
}

type SuccessReplies = Readonly<Record<PlainState, Reply>>;

const SUCCESS_PATHS = new Set(LANGS.map((lang) => href('success', lang)));

/** The documents of one version: in memory with all their headers, or read from disk. */
export class PageStore {
  readonly version: string;
  /** Header of each document. It names the version, so that later steps in the browser fetch data of the same one. */
  readonly versionHeader: readonly string[];
  readonly notFound: Readonly<Record<Lang, Reply>>;
  /** What an unknown product shows, by the German path of the list above it. */
  readonly unknown: PageManifest['unknown'];
  readonly #unknown = new Map<string, Readonly<Record<Lang, Reply>>>();
  readonly #folder: string;
  readonly #baseUrl: string;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #cache: PageCache;
  readonly #success = new Map<string, SuccessReplies>();
  readonly #making = new Map<string, Promise<Reply>>();

  constructor(folder: string, manifest: PageManifest, baseUrl: string, cache: PageCache) {
    this.version = manifest.version;
    this.versionHeader = ['Server-Timing', `${VERSION_METRIC};desc="${manifest.version}"`];
    this.#folder = folder;
    this.#baseUrl = baseUrl;
    this.#entries = new Map(
      Object.entries(manifest.pages).map(([pathname, entry]) => [
        pathname,
        { ...entry, key: `${pathname} ${entry.file ?? entry.inputs}` },
      ]),
    );
    this.#cache = cache;
    this.notFound = this.#both(manifest.notFound);
    this.unknown = manifest.unknown;
    for (const [list, own] of Object.entries(manifest.unknown)) {
      if (own !== 'not-found') this.#unknown.set(list, this.#both(own));
    }
  }

  /** Returns the reply to an unknown path, below a list with a page for that. */
  replyToUnknown(lang: Lang, list?: string): Reply {
    return (this.#unknown.get(list ?? '') ?? this.notFound)[lang];
  }

  has(pathname: string): boolean {
    return this.#entries.has(pathname);
  }

  paths(): IterableIterator<string> {
    return this.#entries.keys();
  }

  /** Returns the response of a page; undefined if there is no such page, or its document is not rendered. */
  get(pathname: string): Reply | undefined {
    const entry = this.#entries.get(pathname);
    return entry && (this.#cache.get(entry.key) ?? this.#read(entry));
  }

  /** Returns `/success` by the state of its checkout, made when it is asked for first; undefined for other pages. */
  success(pathname: string): SuccessReplies | undefined {
    if (!SUCCESS_PATHS.has(pathname) || !this.has(pathname)) return undefined;
    const replies = this.#success.get(pathname) ?? this.#prepareSuccess(pathname);
    if (replies) this.#success.set(pathname, replies);
    return replies;
  }

  /** Returns at most so many paths whose documents are in memory, those that were asked for last. */
  held(most: number): string[] {
    const latest = new Set([...this.#cache.keys()].slice(-most));
    return [...this.#entries]
      .filter(([, entry]) => latest.has(entry.key))
      .map(([pathname]) => pathname);
  }

  /** Returns a page's document; undefined while it is not rendered. */
  html(pathname: string): string | undefined {
    return this.#bodies(this.#entry(pathname))?.identity.toString();
  }

  /** Renders a document because somebody asks for it, once however many do, and keeps it. */
  make(pathname: string, render: () => Promise<RenderedDocument>): Promise<Reply> {
    const making =
      this.#making.get(pathname) ??
      this.#make(pathname, render).finally(() => this.#making.delete(pathname));
    this.#making.set(pathname, making);
    return making;
  }

  /** Returns the response of that page with another document. */
  prepare(pathname: string, bodies: Bodies): Reply {
    const entry = this.#entry(pathname);
    return prepareReply({ ...this.#parts(entry, entry.status), ...bodies });
  }

  /** Frees the memory of documents that the version that replaces this one doesn't have. */
  forgetFor(next: PageStore): void {
    for (const [pathname, entry] of this.#entries) {
      if (next.#entries.get(pathname)?.key !== entry.key) this.#cache.delete(entry.key);
    }
  }

  async #make(pathname: string, render: () => Promise<RenderedDocument>): Promise<Reply> {
    const entry = this.#entry(pathname);
    const { html, ...hashes } = await render();
    const identity = Buffer.from(html);
    const bodies = { identity, ...(await compress(identity, FAST)) };
    const reply = prepareReply({
      ...this.#parts({ ...entry, ...hashes }, entry.status),
      ...bodies,
    });
    this.#cache.set(entry.key, reply, sizeOf(bodies));
    return reply;
  }

  #entry(pathname: string): Entry {
    const entry = this.#entries.get(pathname);
    if (entry === undefined) throw new Error(`version ${this.version} has no page ${pathname}`);
    return entry;
  }

  #read(entry: Entry): Reply | undefined {
    const bodies = this.#bodies(entry);
    if (bodies === undefined || entry.file === undefined) return undefined;
    const parts = this.#parts(entry, entry.status);
    const reply = prepareReply({ ...parts, ...bodies, name: entry.file });
    this.#cache.set(entry.key, reply, sizeOf(bodies));
    return reply;
  }

  #both({ de, en }: Record<Lang, string>): Record<Lang, Reply> {
    const load = (pathname: string) => {
      const entry = this.#entry(pathname);
      const bodies = this.#bodies(entry);
      if (bodies === undefined) throw new Error(`${pathname} is not rendered`);
      return prepareReply({ ...this.#parts(entry, 404), ...bodies });
    };
    return { de: load(de), en: load(en) };
  }

  #parts(entry: PageEntry, status: number) {
    return {
      status,
      type: 'text/html; charset=utf-8',
      cacheControl: entry.noStore ? 'no-store, no-transform' : PAGE_CACHE,
      headers: {
        'Content-Security-Policy': pagePolicy(entry),
        ...securityHeaders(this.#baseUrl),
      },
    };
  }

  #bodies(entry: PageEntry): Bodies | undefined {
    if (entry.file === undefined) return undefined;
    const file = path.join(this.#folder, entry.file);
    const identity = readOptional(file);
    return (
      identity && { identity, br: readOptional(`${file}.br`), gzip: readOptional(`${file}.gz`) }
    );
  }

  #prepareSuccess(pathname: string): SuccessReplies | undefined {
    const entry = { ...this.#entry(pathname), noStore: true };
    const html = this.html(pathname);
    if (html === undefined) return undefined;
    const replies = plainSuccessBodies(html).map(([state, bodies]) => {
      return [state, prepareReply({ ...this.#parts(entry, entry.status), ...bodies })];
    });
    return Object.fromEntries(replies);
  }
}
