import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../src/routes.ts';
import { PAGES, type PageSources } from '../src/web/pages.ts';
import { below, product } from './sources.ts';

/** Directions of imports that the compiler doesn't check. */

/** `file → import` for every import of a folder's files that is forbidden there. */
function crossings(folder: string, forbidden: RegExp): string[] {
  return below(folder).flatMap(({ file, imports }) =>
    imports.filter((target) => forbidden.test(target)).map((target) => `${file} → ${target}`),
  );
}

test('sources are found', () => {
  expect(product.length).toBeGreaterThan(100);
  expect(below('src/server/').some(({ imports }) => imports.includes('src/routes.ts'))).toBe(true);
});

describe('arrows run one way', () => {
  test.each([
    ['src/catalogue/', /^(src\/(rules|contract|server|web)\/|sandbox\/|tools\/|test\/|node:)/],
    ['src/rules/', /^(src\/(contract|server|web)\/|sandbox\/|tools\/|test\/|node:)/],
    ['src/contract/', /^(src\/(server|web)\/|sandbox\/|tools\/|test\/|node:)/],
    ['src/server/', /^(src\/web\/|sandbox\/|tools\/|test\/|bench\/|react|zustand)/],
    [
      'src/web/',
      /^(src\/server\/|sandbox\/|tools\/|test\/|bench\/|node:|zod$|hono|pg|drizzle|stripe)/,
    ],
    ['sandbox/', /^(src\/|tools\/|test\/|bench\/)/],
  ])('from %s', (folder, forbidden) => {
    expect(crossings(folder, forbidden)).toEqual([]);
  });

  test('and the shop cannot tell the sandbox from the world', () => {
    const asking = below('src/server/')
      .filter(({ file }) => !/^src\/server\/env/.test(file))
      .filter(({ text }) => /settings\.sandbox|SANDBOX_KEY/.test(text));
    expect(asking.map(({ file }) => file)).toEqual([]);
  });
});

describe('the runtime of the storefront', () => {
  const RUNTIME = 'src/web/runtime/';

  test('is used through the modules in its folder, never through those in folders below', () => {
    const outside = product.filter(({ file }) => !file.startsWith(RUNTIME));
    const inner = outside.flatMap(({ file, imports }) =>
      imports
        .filter(
          (target) => target.startsWith(RUNTIME) && target.slice(RUNTIME.length).includes('/'),
        )
        // Code for the build alone.
        .filter((target) => !(file.startsWith('tools/') && target.startsWith(`${RUNTIME}build/`)))
        .map((target) => `${file} → ${target}`),
    );
    expect(inner).toEqual([]);
  });

  test('knows no page, and little else of the shop', () => {
    const known =
      /^src\/(routes|catalogue\/ids|rules\/(offer|detail-ids)|web\/(settings|shop-context|i18n\/translate|toasts\/say-offline|ui\/picture-source))\.ts$/;
    const unknown = below(RUNTIME).flatMap(({ file, imports }) =>
      imports
        .filter((target) => target.startsWith('src/') && !target.startsWith(RUNTIME))
        .filter((target) => !known.test(target))
        .map((target) => `${file} → ${target}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('imports', () => {
  /** Static and dynamic imports of code; those of the module that the build makes of the page table as well. */
  const graph = new Map(below('src/').map(({ file, codeImports }) => [file, codeImports]));
  const pages = Object.values<PageSources>(PAGES).flatMap(({ page, texts, islands = page }) =>
    [page, islands, ...LANGS.map((lang) => texts.replace('*', lang))].map((file) =>
      path.posix.join('src/web', file),
    ),
  );
  graph.set('virtual:page-table', ['src/web/runtime/page.ts', ...pages]);

  /** Returns the first circle that starts at `file`, and adds files that lead to none to `clean`. */
  function circleAt(file: string, way: readonly string[], clean: Set<string>): readonly string[] {
    if (clean.has(file)) return [];
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    for (const target of graph.get(file) ?? []) {
      const circle = circleAt(target, [...way, file], clean);
      if (circle.length > 0) return circle;
    }
    clean.add(file);
    return [];
  }

  test('run in no circle', () => {
    expect(pages.filter((file) => !graph.has(file))).toEqual([]);
    const clean = new Set<string>();
    const circles = [...graph.keys()].map((file) => circleAt(file, [], clean).join(' → '));
    expect(circles.filter(Boolean)).toEqual([]);
    expect(clean.size).toBeGreaterThan(500);
  });

  test('in a circle would be found', () => {
    graph.set('a', ['b']).set('b', ['c', 'a']).set('c', []);
    expect(circleAt('a', [], new Set())).toEqual(['a', 'b', 'a']);
  });
});
