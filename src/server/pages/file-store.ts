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
/** Read on demand and kept up to here, least recently used first out: a shop's pictures are 20 MB. */
const MEMORY_BYTES = 12 * 1024 * 1024;

/** Files whose name changes with their bytes: the build's, and fonts such as `archivo-f34e21f5.woff2`. */
function cacheControlOf(pathname: string): string {
  return /^\/assets\/|-[0-9a-f]{8,}\.\w+$/.test(pathname) ? YEAR : DAY;
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * The files beside the pages: the build's and those of `public/`. Only paths that existed at start
 * are known, so no request can name another file, however it is spelled.
 */
export class FileStore {
  readonly #paths = new Map<string, string>();
  readonly #kept = new Map<string, { reply: Reply; bytes: number }>();
  readonly #headers: Readonly<Record<string, string>>;
  #bytes = 0;

  /** @param folders later ones win where both have a path */
  constructor(folders: readonly string[], baseUrl: string) {
    for (const folder of folders) {
      for (const file of filesBelow(folder)) {
        const pathname = `/${file.split(path.sep).map(encodeURIComponent).join('/')}`;
        const served = TYPES[path.extname(file)] !== undefined;
        const internal = pathname === '/manifest.json' || pathname.startsWith('/pages/');
        if (served && !internal) this.#paths.set(pathname, path.join(folder, file));
      }
    }
    this.#headers = {
      ...securityHeaders(baseUrl),
      // The hosted payment page is another origin and shows what is being bought.
      'cross-origin-resource-policy': 'cross-origin',
      // A drawing opened by itself must not run what it may hold.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    };
  }

  /** The file's answer, or undefined when there is none. Reads it on first use. */
  get(pathname: string): Reply | undefined {
    const kept = this.#kept.get(pathname);
    if (kept !== undefined) {
      this.#kept.delete(pathname);
      this.#kept.set(pathname, kept);
      return kept.reply;
    }
    const file = this.#paths.get(pathname);
    return file === undefined ? undefined : this.#read(pathname, file);
  }

  #read(pathname: string, file: string): Reply {
    const compressed = (extension: string) =>
      existsSync(`${file}${extension}`) ? readFileSync(`${file}${extension}`) : undefined;
    const identity = readFileSync(file);
    const br = compressed('.br');
    const gzip = compressed('.gz');
    const reply = prepareReply({
      status: 200,
      type: TYPES[path.extname(file)] ?? 'application/octet-stream',
      cacheControl: cacheControlOf(pathname),
      headers: this.#headers,
      identity,
      br,
      gzip,
    });
    this.#keep(pathname, reply, identity.length + (br?.length ?? 0) + (gzip?.length ?? 0));
    return reply;
  }

  #keep(pathname: string, reply: Reply, bytes: number): void {
    this.#kept.set(pathname, { reply, bytes });
    this.#bytes += bytes;
    for (const [oldest, { bytes: freed }] of this.#kept) {
      if (this.#bytes <= MEMORY_BYTES) break;
      this.#kept.delete(oldest);
      this.#bytes -= freed;
    }
  }
}
