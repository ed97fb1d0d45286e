import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PageEntry, pageManifest } from '../../contract/pages.ts';
import type { Lang } from '../../routes.ts';
import { pagePolicy, securityHeaders } from '../http/security-headers.ts';
import { readOptional } from './read-optional.ts';
import { prepareReply, type Reply } from './reply.ts';

/**
 * Pages are always asked for anew and mostly answered 304: a page kept for longer would name
 * scripts of an earlier build. `stale-while-revalidate` is for what may be old (pictures).
 */
const PAGE_CACHE = 'public, max-age=0, must-revalidate';

/** The prerendered pages, in memory with all their headers. */
export interface PageStore {
  /** By pathname as the browser sends it. */
  readonly pages: ReadonlyMap<string, Reply>;
  readonly notFound: Readonly<Record<Lang, Reply>>;
  readonly jerseyNotFound: Readonly<Record<Lang, Reply>>;
}

export class BuildMissing extends Error {}

function preparePage(distDir: string, entry: PageEntry, baseUrl: string, status: number): Reply {
  const file = path.join(distDir, entry.file);
  return prepareReply({
    status,
    type: 'text/html; charset=utf-8',
    cacheControl: entry.noStore ? 'no-store' : PAGE_CACHE,
    headers: {
      'Content-Security-Policy': pagePolicy(entry),
      ...securityHeaders(baseUrl),
    },
    identity: readFileSync(file),
    br: readOptional(`${file}.br`),
    gzip: readOptional(`${file}.gz`),
  });
}

/** Loads `dist/manifest.json` and every page it names. Throws `BuildMissing` without a build. */
export function loadPages(distDir: string, baseUrl: string): PageStore {
  const text = readOptional(path.join(distDir, 'manifest.json'));
  if (text === undefined) throw new BuildMissing(`There is no build in ${distDir}.`);
  const manifest = pageManifest.parse(JSON.parse(text.toString()));
  const load = (key: string, status?: number) => {
    const entry = manifest.pages[key];
    if (entry === undefined) throw new BuildMissing(`The build has no page ${key}.`);
    return preparePage(distDir, entry, baseUrl, status ?? entry.status);
  };
  const both = ({ de, en }: Record<Lang, string>) => ({ de: load(de, 404), en: load(en, 404) });
  return {
    pages: new Map(Object.keys(manifest.pages).map((key) => [key, load(key)])),
    notFound: both(manifest.notFound),
    jerseyNotFound: both(manifest.jerseyNotFound),
  };
}
