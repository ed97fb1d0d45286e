import { describe, expect, test } from 'vitest';
import { below, code, product } from './sources.ts';

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
    [
      'src/catalogue/',
      /^(src\/(rules|contract|server|browser|web|admin)\/|sandbox\/|tools\/|test\/|node:)/,
    ],
    ['src/rules/', /^(src\/(contract|server|browser|web|admin)\/|sandbox\/|tools\/|test\/|node:)/],
    ['src/contract/', /^(src\/(server|browser|web|admin)\/|sandbox\/|tools\/|test\/|node:)/],
    ['src/server/', /^(src\/(browser|web|admin)\/|sandbox\/|tools\/|test\/|bench\/|react|zustand)/],
    ['src/browser/', /^(src\/(web|admin|server)\/|sandbox\/|tools\/|test\/|bench\/|node:|zod$)/],
    [
      'src/web/',
      /^(src\/(admin|server)\/|sandbox\/|tools\/|test\/|bench\/|node:|zod$|hono|pg|drizzle|stripe|@tanstack|react-aria)/,
    ],
    ['src/admin/', /^(src\/(web|server)\/|sandbox\/|tools\/|test\/|bench\/|node:|zod$)/],
    ['sandbox/', /^(src\/|tools\/|test\/|bench\/)/],
  ])('from %s', (folder, forbidden) => {
    expect(crossings(folder, forbidden)).toEqual([]);
  });

  test('pages load no declaration of an endpoint, only types', () => {
    const loading = ['src/browser/', 'src/web/', 'src/admin/']
      .flatMap(below)
      .filter(({ codeImports }) =>
        codeImports.some((target) => target.startsWith('src/contract/endpoints/')),
      );
    expect(loading.map(({ file }) => file)).toEqual([]);
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
      /^src\/(routes|contract\/document-version|rules\/offer|web\/(settings|shop-context|shop-facts|i18n\/translate|toasts\/say-offline|ui\/(picture-source|scene-picture)))\.ts$/;
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
  /** Static and dynamic imports, those of types, too. */
  const graph = new Map(
    [...below('src/'), ...below('sandbox/')].map(({ file, imports }) => [file, imports]),
  );
  const loads = new Map(below('src/').map(({ file, codeImports }) => [file, codeImports]));

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
    expect(graph.get('src/server/shop.ts')).toContain('src/server/jobs/jobs.ts');
    expect(graph.get('src/web/pages.ts')).toContain('src/web/pages/page/HeroPage.tsx');
    const clean = new Set<string>();
    const circles = [...graph.keys()].map((file) => circleAt(file, [], clean).join(' → '));
    expect(circles.filter(Boolean)).toEqual([]);
    expect(clean.size).toBeGreaterThan(500);
  });

  /** Files that a file loads, packages included. */
  function reach(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const target of loads.get(file) ?? []) reach(target, seen);
    return seen;
  }

  test('bring sharp into the process of pictures, and into none that serves', () => {
    expect([...reach('src/server/media/picture-process.ts')]).toContain('sharp');
    for (const file of ['main', 'worker', 'media/picture-processor']) {
      expect([file, reach(`src/server/${file}.ts`).has('sharp')]).toEqual([file, false]);
    }
  });

  test('climb one folder at most; further files have a name from the root', () => {
    const climbing = code.filter(({ text }) => /(from|import\() ?'\.\.\/\.\.\//.test(text));
    expect(climbing.map(({ file }) => file)).toEqual([]);
  });
});

describe('slices of the server', () => {
  /**
   * Folders of `src/server` and those they import. Files of `src/server` itself assemble the slices and
   * import all of them. A `schema.ts` may be imported everywhere: a query joins tables of any slice.
   */
  const ARROWS: Readonly<Record<string, string>> = {
    env: '',
    postgres: '',
    db: 'postgres',
    http: '',
    jobs: 'db',
    'alert-texts': '',
    'mail-queue': 'alert-texts http',
    alerts: 'alert-texts jobs mail-queue',
    'security-log': 'alerts db http',
    'sold-out': 'db http',
    lists: 'http',
    search: 'http',
    rendering: '',
    guarantee: 'http',
    media: 'guarantee http rendering',
    visits: 'db http',
    erasures: '',
    catalogue: 'alerts db media sold-out',
    feeds: 'catalogue http sold-out',
    pages: 'catalogue db env http rendering sold-out',
    orders: 'http mail-queue',
    withdrawals: 'alerts http mail-queue orders',
    defects: 'alerts http mail-queue media orders',
    stock: 'alerts orders',
    forms: 'db erasures http mail-queue sold-out stock',
    auth: 'alerts http mail-queue security-log',
    account: 'auth defects erasures http mail-queue orders security-log',
    reviews: 'account catalogue http mail-queue orders',
    'discount-codes': 'http',
    payments: 'alerts db discount-codes http mail-queue orders stock visits',
    backup: 'account alerts db env erasures mail-queue payments postgres',
    metrics: 'backup catalogue http jobs',
    mail: 'alert-texts alerts backup guarantee jobs mail-queue media orders',
    packing: 'mail orders',
    papers: 'mail-queue media packing',
    checkout: 'auth discount-codes http mail mail-queue orders payments sold-out stock visits',
    retention: 'account alerts db forms reviews',
    dashboard: 'auth http orders visits',
    golive: 'alert-texts alerts backup catalogue env jobs mail payments',
    reports: 'payments',
    admin:
      'account alerts auth backup catalogue db defects env erasures golive guarantee http mail mail-queue media orders packing payments reports reviews security-log sold-out stock withdrawals',
  };
  /** Files beside the slices that slices use. */
  const BASE = [
    'at-most',
    'bounded-cache',
    'env',
    'errors',
    'firm',
    'keys',
    'limited-client',
    'log',
    'notices',
    'owner',
    'readable-address',
    'run-in-process',
    'shop',
    'waits',
    'within',
  ].map((name) => `src/server/${name}.ts`);
  const SLICE = /^src\/server\/([^/]+)\//;

  const arrows = below('src/server/').flatMap(({ file, imports }) => {
    const from = SLICE.exec(file)?.[1];
    if (from === undefined) return [];
    return imports
      .filter((target) => target.startsWith('src/server/') && !BASE.includes(target))
      .filter((target) => !/\/schema\.ts$|^src\/server\/db\/columns\.ts$/.test(target))
      .map((target) => ({ from, to: SLICE.exec(target)?.[1] ?? target, file, target }))
      .filter(({ to }) => to !== from);
  });
  const allowed = (from: string) => (ARROWS[from] ?? '').split(' ').filter(Boolean);

  test('have a row in the table each, with nothing that is not used', () => {
    const folders = new Set(
      below('src/server/').flatMap(({ file }) => SLICE.exec(file)?.[1] ?? []),
    );
    expect(Object.keys(ARROWS).toSorted()).toEqual([...folders].toSorted());
    const used = new Set(arrows.map(({ from, to }) => `${from} → ${to}`));
    const rows = Object.keys(ARROWS).flatMap((from) =>
      allowed(from).map((to) => `${from} → ${to}`),
    );
    expect(rows.filter((row) => !used.has(row))).toEqual([]);
  });

  test('import only what the table allows', () => {
    const found = arrows.filter(({ from, to }) => !allowed(from).includes(to));
    expect(found.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  test('never import each other in a circle', () => {
    // Each row may only name rows above it: then there is no way back.
    const order = Object.keys(ARROWS);
    const upwards = order.flatMap((from, at) =>
      allowed(from)
        .filter((to) => !order.slice(0, at).includes(to))
        .map((to) => `${from} → ${to}`),
    );
    expect(upwards).toEqual([]);
  });
});
