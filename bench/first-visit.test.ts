import { describe, expect, test } from 'vitest';
import {
  firstVisitScripts,
  fontsOfHtml,
  phonePictureOfHtml,
  scriptsOfHtml,
  staticImports,
} from './first-visit.ts';

const html = `<head><link rel="preload" href="/fonts/a.woff2" as="font">
  <link rel=modulepreload href=/assets/react.js crossorigin>
  <script type="module" crossorigin src="/assets/entry.js"></script>
  <script>inline()</script><link href="/assets/de.js" rel="modulepreload"></head>`;

describe('first visit', () => {
  test('scripts and modulepreloads of the page, in any order of attributes', () => {
    expect(scriptsOfHtml(html)).toEqual(['/assets/react.js', '/assets/entry.js', '/assets/de.js']);
  });

  test('the font, and the picture file that fits a phone', () => {
    const picture = (media: string, name: string, sizes: string) =>
      `<link rel="preload" as="image" imagesrcset="/${name}-480.avif 480w, /${name}-800.avif 800w, /${name}-1200.avif 1200w" imagesizes="${sizes}" ${media}>`;
    expect(fontsOfHtml(html)).toEqual(['/fonts/a.woff2']);
    expect(phonePictureOfHtml(picture('', 'a', '(min-width: 9rem) 25vw, 50vw'))).toBe(
      '/a-800.avif',
    );
    expect(phonePictureOfHtml(picture('', 'a', '100vw'))).toBe('/a-1200.avif');
    expect(phonePictureOfHtml(picture('', 'a', '(min-width: 9rem) 65vw, 250px'))).toBe(
      '/a-800.avif',
    );
    const wide = picture('media="(min-width: 56.25rem)"', 'wide', '100vw');
    const phone = picture('media="not all and (min-width: 56.25rem)"', 'phone', '100vw');
    expect(phonePictureOfHtml(wide + phone)).toBe('/phone-1200.avif');
    expect(phonePictureOfHtml(html)).toBeUndefined();
  });

  test('static imports and re-exports of minified modules, but no import()', () => {
    const code =
      'import{a as b}from"./a.js";import"./b.js";import c,{d}from\'./c.js\';export{e}from"./e.js";' +
      'const f=()=>import("./lazy.js");const important="x.js";';
    expect(staticImports(code)).toEqual(['./a.js', './b.js', './c.js', './e.js']);
  });

  test('every script counts once, even if several modules import it', () => {
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

  test('a missing script is an error, not zero bytes', () => {
    expect(() => firstVisitScripts(html, () => undefined)).toThrow('/assets/react.js');
  });
});
