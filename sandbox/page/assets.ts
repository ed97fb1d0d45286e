import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';

const TYPES = {
  'page.css': 'text/css; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'archivo.woff2': 'font/woff2',
};

const FONTS = path.resolve(import.meta.dirname, '../../public/fonts');

/** Serves style sheet, script and icon of a folder, and the shop's font, revalidated by their hash. */
export function serveAssets(folder: string, names: { css: string; js: string }): Hono {
  const font = readdirSync(FONTS).find((name) => name.endsWith('.woff2')) ?? '';
  const files: Record<keyof typeof TYPES, string[]> = {
    'page.css': [path.join(import.meta.dirname, 'sandbox.css'), path.join(folder, names.css)],
    'page.js': [path.join(folder, names.js)],
    'icon.svg': [path.join(folder, 'icon.svg')],
    'archivo.woff2': [path.join(FONTS, font)],
  };
  const app = new Hono();
  for (const [name, type] of Object.entries(TYPES)) {
    const parts = files[name as keyof typeof TYPES];
    const bytes = Buffer.concat(parts.map((part) => readFileSync(part)));
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
    const headers = {
      'content-type': type,
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
