import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

const FONTS = path.resolve(import.meta.dirname, '../../public/fonts');

/** The style sheet with the utilities that the pages name. Compiled when the first page asks for it. */
let sheet: Promise<string> | undefined;
async function compileSheet(): Promise<string> {
  const { compile } = await import('tailwindcss');
  const cwd = path.resolve(import.meta.dirname, '..');
  const read = (file: string) => readFileSync(path.join(cwd, file), 'utf8');
  const resets = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/preflight.css'));
  const { build } = await compile(`${resets}\n${read('page/sandbox.css')}\n@tailwind utilities;`);
  const pages = globSync('{page,control,inbox/page}/*.ts', { cwd }).map(read);
  return build(pages.flatMap((page) => page.match(/[^\s"'`]+/g) ?? []));
}

/** Serves the style sheet, the script and the icon of a folder, and the shop's font, revalidated by their hash. */
export function serveAssets(folder: string, script: string): Hono {
  const font = readdirSync(FONTS).find((name) => name.endsWith('.woff2')) ?? '';
  const files: [name: string, type: string, file: string][] = [
    ['page.js', 'text/javascript; charset=utf-8', path.join(folder, script)],
    ['icon.svg', 'image/svg+xml', path.join(folder, 'icon.svg')],
    ['archivo.woff2', 'font/woff2', path.join(FONTS, font)],
  ];
  const headersOf = (type: string) => ({
    'content-type': type,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  const app = new Hono();
  app.use('/assets/*', etag());
  app.get('/assets/page.css', async (c) => {
    sheet ??= compileSheet();
    return c.body(await sheet, 200, headersOf('text/css; charset=utf-8'));
  });
  for (const [name, type, file] of files) {
    const bytes = readFileSync(file);
    app.get(`/assets/${name}`, (c) => c.body(bytes, 200, headersOf(type)));
  }
  return app;
}
