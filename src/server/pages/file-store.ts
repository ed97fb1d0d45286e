import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { securityHeaders } from '../http/security-headers.ts';
import { prepareReply, type Reply } from './reply.ts';

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

/** Files of the build that are not served. */
const INTERNAL = /^\/(pages\/|(vite-)?manifest\.json$|fingerprint\.txt$)/;

interface Kept {
  readonly reply: Reply;
  readonly bytes: number;
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

/**
 * Serves files other than pages: the build's and those of `public/`. Only paths that existed at start are
 * known, so no spelling of a request can reach another file.
 */
export class FileStore {
  readonly #paths = new Map<string, string>();
  readonly #kept = new Map<string, Kept>();
  readonly #headers: Readonly<Record<string, string>>;
  #bytes = 0;

  readonly #built = new Map<string, Reply>();

  /**
   * @param publicDir read file by file on demand; 20 MB of pictures need not be in memory
   * @param distDir read at once: a build made while the shop runs removes these files
   */
  constructor(publicDir: string, distDir: string, baseUrl: string) {
    this.#headers = {
      ...securityHeaders(baseUrl),
      // The hosted payment page has another origin and shows the pictures of the order.
      'cross-origin-resource-policy': 'cross-origin',
      // An SVG opened as a document must not run scripts it may contain.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    };
    for (const [pathname, file] of servedFiles(publicDir)) this.#paths.set(pathname, file);
    for (const [pathname, file] of servedFiles(distDir)) {
      if (INTERNAL.test(pathname)) continue;
      const read = this.#read(pathname, file);
      if (read !== undefined) this.#built.set(pathname, read.reply);
    }
  }

  /** Returns the file's response, or undefined if there is no such file. */
  get(pathname: string): Reply | undefined {
    const built = this.#built.get(pathname);
    if (built !== undefined) return built;
    const kept = this.#kept.get(pathname);
    if (kept !== undefined) {
      this.#kept.delete(pathname);
      this.#kept.set(pathname, kept);
      return kept.reply;
    }
    const file = this.#paths.get(pathname);
    const read = file === undefined ? undefined : this.#read(pathname, file);
    if (read !== undefined) this.#keep(pathname, read);
    return read?.reply;
  }

  #read(pathname: string, file: string): Kept | undefined {
    const identity = readOptional(file);
    if (identity === undefined) return undefined;
    const br = readOptional(`${file}.br`);
    const gzip = readOptional(`${file}.gz`);
    const reply = prepareReply({
      status: 200,
      type: TYPES[path.extname(file)] ?? 'application/octet-stream',
      cacheControl: cacheControlOf(pathname),
      headers: this.#headers,
      identity,
      br,
      gzip,
    });
    return { reply, bytes: identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) };
  }

  #keep(pathname: string, read: Kept): void {
    this.#kept.set(pathname, read);
    this.#bytes += read.bytes;
    for (const [oldest, { bytes: freed }] of this.#kept) {
      if (this.#bytes <= MEMORY_BYTES) break;
      this.#kept.delete(oldest);
      this.#bytes -= freed;
    }
  }
}

/** Returns the file's bytes, or undefined if there is no such file. */
export function readOptional(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
