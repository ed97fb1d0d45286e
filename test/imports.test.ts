import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../src/routes.ts';
import { PAGES, type PageSources } from '../src/web/pages.ts';
import { listFiles, readSource, type Source } from './sources.ts';

/** The fence around the storefront's runtime, and circles in `src`. `architecture.test.ts` checks arrows. */

const product = listFiles()
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec|fixture)\.tsx?$/.test(file))
  .flatMap(readSource);
const below = (folder: string) => product.filter(({ file }) => file.startsWith(folder));

const TYPE_IMPORT = /(?:^|\n)\s*(?:import|export)\s+type\b[^'"`;]*?from\s+['"]([^'"]+)['"]/g;

/** Returns a file's imports without those of types, which don't run. */
function codeImportsOf({ file, text, imports }: Source): readonly string[] {
  const code = [...imports];
  for (const [, specifier = ''] of text.matchAll(TYPE_IMPORT)) {
    const isRelative = specifier.startsWith('.');
    const target = isRelative ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
    code.splice(code.indexOf(target), 1);
  }
  return code;
}

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
  const graph = new Map(below('src/').map((source) => [source.file, codeImportsOf(source)]));
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
