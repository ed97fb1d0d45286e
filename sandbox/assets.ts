import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const FONTS = path.resolve(import.meta.dirname, '../public/fonts');

/** The shop's font and the rules that every page of the sandbox begins with, as paths. */
export const LOOK = {
  css: path.join(import.meta.dirname, 'look.css'),
  font: path.join(FONTS, readdirSync(FONTS).find((name) => name.endsWith('.woff2')) ?? ''),
};

/**
 * Serves files under `/assets/`, revalidated by their hash. Each name is answered with its parts
 * (absolute, or paths below `folder`) one after the other.
 */
export function serveAssets(
  folder: string,
  files: Readonly<Record<string, readonly string[]>>,
): Hono {
  const app = new Hono();
  for (const [name, parts] of Object.entries(files)) {
    const bytes = Buffer.concat(parts.map((part) => readFileSync(path.resolve(folder, part))));
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
    const headers = {
      'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      etag,
    };
    app.get(`/assets/${name}`, (c) =>
      c.req.header('if-none-match') === etag
        ? c.body(null, 304, headers)
        : c.body(bytes, 200, headers),
    );
  }
  return app;
}
