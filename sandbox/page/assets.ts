import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

const FONTS = path.resolve(import.meta.dirname, '../../public/fonts');

/** Serves style sheet, script and icon of a folder, and the shop's font, revalidated by their hash. */
export function serveAssets(folder: string, names: { css: string; js: string }): Hono {
  const font = readdirSync(FONTS).find((name) => name.endsWith('.woff2')) ?? '';
  const styles = [path.join(import.meta.dirname, 'sandbox.css'), path.join(folder, names.css)];
  const files: [name: string, type: string, parts: string[]][] = [
    ['page.css', 'text/css; charset=utf-8', styles],
    ['page.js', 'text/javascript; charset=utf-8', [path.join(folder, names.js)]],
    ['icon.svg', 'image/svg+xml', [path.join(folder, 'icon.svg')]],
    ['archivo.woff2', 'font/woff2', [path.join(FONTS, font)]],
  ];
  const app = new Hono();
  app.use('/assets/*', etag());
  for (const [name, type, parts] of files) {
    const bytes = Buffer.concat(parts.map((part) => readFileSync(part)));
    const headers = {
      'content-type': type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    };
    app.get(`/assets/${name}`, (c) => c.body(bytes, 200, headers));
  }
  return app;
}
