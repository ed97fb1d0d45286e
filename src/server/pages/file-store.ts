import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { securityHeaders } from '../http/security-headers.ts';
import { ADMIN_BUNDLE, FORMER_BUNDLE } from '../rendering/build-files.ts';
import { readOptional } from '../rendering/read-file.ts';
import { ByteCache } from './byte-cache.ts';
import { type Bodies, prepareReply, type Reply, sizeOf } from './reply.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';
/** Size of the LRU cache for files read on demand; a shop's pictures have 20 MB. */
const MEMORY_BYTES = 12 * 1024 * 1024;

/** Caches files with a hash in their path for a year (the build's, fonts, pages' data), others for a day. */
function cacheControlOf(pathname: string): string {
  return /^\/(assets|data)\/|-[0-9a-f]{8,}\.\w+$/.test(pathname) ? YEAR : DAY;
}

/** Returns pathname and file of everything below the folder with a type in `TYPES`. */
function servedFiles(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TYPES[path.extname(entry.name)] !== undefined)
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const segments = path.relative(folder, file).split(path.sep);
      return [`/${segments.map(encodeURIComponent).join('/')}`, file];
    });
}

/** Returns pathname and file of the bundle's scripts and styles; of the one before it, too, if wanted. */
export function builtFiles(distDir: string, withFormer = false): [string, string][] {
  const bundles = withFormer ? [`${FORMER_BUNDLE}/`, ''] : [''];
  return bundles
    .flatMap((bundle) => ['assets', `${ADMIN_BUNDLE}/assets`].map((folder) => bundle + folder))
    .flatMap((folder) => servedFiles(path.join(distDir, folder)))
    .map(([name, file]) => [`/assets${name}`, file]);
}

interface Read {
  readonly reply: Reply;
  readonly bytes: number;
}

/** Reads files other than pages with their compressed siblings, as responses. */
export class FileReader {
  readonly #headers: Readonly<Record<string, string>>;

  constructor(baseUrl: string) {
    this.#headers = {
      ...securityHeaders(baseUrl),
      // The hosted payment page has another origin and shows the pictures of the order.
      'cross-origin-resource-policy': 'cross-origin',
      // An SVG opened as a document must not run scripts it may contain.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    };
  }

  read(pathname: string, file: string): Read | undefined {
    const identity = readOptional(file);
    if (identity === undefined) return undefined;
    const bodies = { identity, br: readOptional(`${file}.br`), gzip: readOptional(`${file}.gz`) };
    return this.prepare(pathname, bodies);
  }

  prepare(pathname: string, bodies: Bodies): Read {
    const reply = prepareReply({
      status: 200,
      type: TYPES[path.extname(pathname)] ?? 'application/octet-stream',
      cacheControl: cacheControlOf(pathname),
      headers: this.#headers,
      ...bodies,
    });
    return { reply, bytes: sizeOf(bodies) };
  }
}

/**
 * Serves the files of `public/` and the scripts and styles of the build. Only paths that existed at start are
 * known, so no spelling of a request can reach another file.
 */
export class FileStore {
  readonly #paths: ReadonlyMap<string, string>;
  readonly #kept = new ByteCache<string, Reply>(MEMORY_BYTES);
  readonly #built = new Map<string, Reply>();
  readonly #reader: FileReader;

  /**
   * @param publicDir read file by file on demand; 20 MB of pictures need not be in memory
   * @param distDir read at once: a build made while the shop runs removes these files
   */
  constructor(publicDir: string, distDir: string, reader: FileReader) {
    this.#reader = reader;
    this.#paths = new Map(servedFiles(publicDir));
    for (const [pathname, file] of builtFiles(distDir)) {
      const read = reader.read(pathname, file);
      if (read !== undefined) this.#built.set(pathname, read.reply);
    }
  }

  /** Returns the file's response, or undefined if there is no such file. */
  get(pathname: string): Reply | undefined {
    const kept = this.#built.get(pathname) ?? this.#kept.get(pathname);
    if (kept !== undefined) return kept;
    const file = this.#paths.get(pathname);
    const read = file === undefined ? undefined : this.#reader.read(pathname, file);
    if (read !== undefined) this.#kept.set(pathname, read.reply, read.bytes);
    return read?.reply;
  }
}
