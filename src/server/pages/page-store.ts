import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type PageEntry, pageManifest } from '../../contract/pages.ts';
import {
  PLAIN_STATE_ATTRIBUTE,
  PLAIN_STATES,
  type PlainState,
} from '../../contract/plain-success.ts';
import { href, LANGS, type Lang } from '../../routes.ts';
import { pagePolicy, securityHeaders } from '../http/security-headers.ts';
import { readOptional } from './file-store.ts';
import { prepareReply, type Reply, type ReplyParts } from './reply.ts';

/**
 * Browsers revalidate pages on every request and mostly get a 304: a page cached for longer would name
 * scripts of an earlier build.
 */
const PAGE_CACHE = 'public, max-age=0, must-revalidate';

/** Prerendered pages, in memory with all their headers. */
export interface PageStore {
  /** Pages by pathname as the browser sends it. */
  readonly pages: ReadonlyMap<string, Reply>;
  readonly notFound: Readonly<Record<Lang, Reply>>;
  readonly jerseyNotFound: Readonly<Record<Lang, Reply>>;
  /** `/success` by pathname, then by the state of its checkout. */
  readonly success: ReadonlyMap<string, Readonly<Record<PlainState, Reply>>>;
  /** Returns the response of that page with another document. */
  readonly prepare: (pathname: string, bodies: Bodies) => Reply;
}

export class BuildMissing extends Error {}

type Bodies = Pick<ReplyParts, 'identity' | 'br' | 'gzip'>;

function readBodies(distDir: string, entry: PageEntry): Bodies {
  const file = path.join(distDir, entry.file);
  return {
    identity: readFileSync(file),
    br: readOptional(`${file}.br`),
    gzip: readOptional(`${file}.gz`),
  };
}

function pageParts(entry: PageEntry, baseUrl: string, status: number) {
  return {
    status,
    type: 'text/html; charset=utf-8',
    cacheControl: entry.noStore ? 'no-store' : PAGE_CACHE,
    headers: {
      'Content-Security-Policy': pagePolicy(entry),
      ...securityHeaders(baseUrl),
    },
  };
}

function preparePage(entry: PageEntry, baseUrl: string, status: number, bodies: Bodies): Reply {
  return prepareReply({ ...pageParts(entry, baseUrl, status), ...bodies });
}

/** Ten small documents are compressed at start; at this quality each takes 2 ms. */
const BROTLI_QUALITY = 5;

function prepareSuccess(
  distDir: string,
  entry: PageEntry,
  baseUrl: string,
): Readonly<Record<PlainState, Reply>> {
  const html = readFileSync(path.join(distDir, entry.file), 'utf8');
  const replies = Object.entries(plainSuccessPages(html)).map(([state, text]) => {
    const identity = Buffer.from(text);
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return [
      state,
      prepareReply({
        ...pageParts({ ...entry, noStore: true }, baseUrl, entry.status),
        identity,
        br: brotliCompressSync(identity, { params }),
        gzip: gzipSync(identity),
      }),
    ];
  });
  return Object.fromEntries(replies);
}

/** Loads `dist/manifest.json` and every page it names. Throws `BuildMissing` without a build. */
export function loadPages(distDir: string, baseUrl: string): PageStore {
  const text = readOptional(path.join(distDir, 'manifest.json'));
  if (text === undefined) throw new BuildMissing(`There is no build in ${distDir}.`);
  const manifest = pageManifest.parse(JSON.parse(text.toString()));
  const load = (key: string, status?: number) => {
    const entry = manifest.pages[key];
    if (entry === undefined) throw new BuildMissing(`The build has no page ${key}.`);
    return preparePage(entry, baseUrl, status ?? entry.status, readBodies(distDir, entry));
  };
  const prepare = (key: string, bodies: Bodies) => {
    const entry = manifest.pages[key];
    if (entry === undefined) throw new Error(`${key} is no page`);
    return preparePage(entry, baseUrl, entry.status, bodies);
  };
  const success = LANGS.map((lang) => href('success', lang)).flatMap((pathname) => {
    const entry = manifest.pages[pathname];
    return entry ? [[pathname, prepareSuccess(distDir, entry, baseUrl)] as const] : [];
  });
  const both = ({ de, en }: Record<Lang, string>) => ({ de: load(de, 404), en: load(en, 404) });
  return {
    pages: new Map(Object.keys(manifest.pages).map((key) => [key, load(key)])),
    notFound: both(manifest.notFound),
    jerseyNotFound: both(manifest.jerseyNotFound),
    success: new Map(success),
    prepare,
  };
}

const BLOCK = new RegExp(`<section ${PLAIN_STATE_ATTRIBUTE}="(\\w+)".*?</section>`, 'gs');
const HEADING = /<h1[^>]*>([^<]*)</;
const TITLE = /<title>[^|<]*/;

/**
 * Returns the document of `/success` for each state. It keeps only that state's block in its `<noscript>`
 * and uses the block's heading as the title. The rest is what browsers with scripts hydrate.
 */
function plainSuccessPages(html: string): Readonly<Record<PlainState, string>> {
  const pages = PLAIN_STATES.map((state) => {
    const blocks = [...html.matchAll(BLOCK)];
    const [own = ''] = blocks.find(([, name]) => name === state) ?? [];
    const heading = HEADING.exec(own)?.[1] ?? '';
    const kept = html.replace(BLOCK, (block, name) => (name === state ? block : ''));
    return [state, kept.replace(TITLE, () => `<title>${heading} `)] as const;
  });
  return Object.fromEntries(pages) as Record<PlainState, string>;
}
