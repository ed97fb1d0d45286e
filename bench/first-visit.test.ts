import { describe, expect, test } from 'vitest';
import { firstVisitScripts, scriptsOfHtml, staticImports } from './first-visit.ts';

const html = `<head><link rel="preload" href="/fonts/a.woff2" as="font">
  <link rel=modulepreload href=/assets/react.js crossorigin>
  <script type="module" crossorigin src="/assets/entry.js"></script>
  <script>inline()</script><link href="/assets/de.js" rel="modulepreload"></head>`;

describe('first visit', () => {
  test('scripts and modulepreloads of the page, in any order of attributes', () => {
    expect(scriptsOfHtml(html)).toEqual(['/assets/react.js', '/assets/entry.js', '/assets/de.js']);
  });

  test('static imports and re-exports of minified modules, but no import()', () => {
    const code =
      'import{a as b}from"./a.js";import"./b.js";import c,{d}from\'./c.js\';export{e}from"./e.js";' +
      'const f=()=>import("./lazy.js");const important="x.js";';
    expect(staticImports(code)).toEqual(['./a.js', './b.js', './c.js', './e.js']);
  });

  test('every script counts once, however many ask for it', () => {
    const files: Record<string, string> = {
      '/assets/react.js': 'export{r}',
      '/assets/entry.js': 'import{r}from"./react.js";import"./chunks/cart.js";import("./admin.js")',
      '/assets/chunks/cart.js': 'import"../react.js"',
      '/assets/de.js': '',
      '/assets/admin.js': '',
    };
    expect(firstVisitScripts(html, (pathname) => files[pathname])).toEqual([
      '/assets/react.js',
      '/assets/entry.js',
      '/assets/chunks/cart.js',
      '/assets/de.js',
    ]);
  });

  test('a script that is not built is an error, not zero bytes', () => {
    expect(() => firstVisitScripts(html, () => undefined)).toThrow('/assets/react.js');
  });
});
