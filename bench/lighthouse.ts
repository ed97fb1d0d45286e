/**
 * `npm run lighthouse`: runs Lighthouse in mobile mode on every indexable route of a real shop, with the
 * installed Chromium. Words after `--` select the routes that contain one of them (`/` is the home page).
 * Prints a table and the audits that lower a route below the aim; exits 1 if a route misses it.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { SCREENS, type Screen } from '#routes.ts';
import { ownPages } from '#rules/lists.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { newPlace, removePlace, ShopProcess } from '#test/running-shop.ts';
import { LISTED } from '#tools/shots/screens.ts';
import { INDEXED } from '#web/runtime/indexed.ts';
import { startChromium } from './chromium-process.ts';

/** Lowest accepted score of each category, of 100. */
const AIMS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof AIMS;
const CATEGORIES = Object.keys(AIMS) as Category[];

/** Returns the wanted routes among every indexable screen in German and three in English. */
function routes(wanted: readonly string[]): string[] {
  const screens = (Object.keys(SCREENS) as Screen[]).filter((name) => INDEXED.includes(name));
  const own = ownPages(seedCatalogue).map(({ path }) => path);
  const german = [...screens.map((name) => SCREENS[name]), ...own, ...Object.values(LISTED)];
  const bags = seedCatalogue.products.flatMap((each) => (each.packs ? each.path : []));
  const all = [...german, ...bags, '/en', '/en/products/pouch', '/en/sneakers'];
  const isWanted = (route: string) =>
    wanted.some((one) => (one === '/' ? route === one : route.includes(one)));
  return all.filter((route) => wanted.length === 0 || isWanted(route));
}

const score = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const isBelow = (result: Result) =>
  CATEGORIES.some((category) => score(result, category) < AIMS[category]);

/** Returns the audits that cost points, with Lighthouse's value for each. */
function drags(result: Result): string[] {
  const weighing = CATEGORIES.flatMap((category) => result.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => result.audits[id]);
  return weighing.flatMap((audit) =>
    audit && audit.score !== null && audit.score < 0.9
      ? [`${audit.id} ${audit.displayValue ?? ''} (${Math.round(audit.score * 100)})`]
      : [],
  );
}

function line(route: string, result: Result): string {
  const scores = CATEGORIES.map((category) => String(score(result, category)).padStart(5)).join('');
  const shown = (id: string) => (result.audits[id]?.displayValue ?? '').replace(/\s/g, ' ');
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
  const figures = [...times, 'cumulative-layout-shift'].map((id) => shown(id).padStart(8)).join('');
  return `${route.padEnd(32)}${scores}${figures}`;
}

function visit(url: string, port: number) {
  return lighthouse(
    url,
    { port, logLevel: 'silent', onlyCategories: CATEGORIES, output: 'json' },
    { extends: 'lighthouse:default', settings: { formFactor: 'mobile' } },
  );
}

/** Returns one run, or the median of three if the first one misses an aim, because runs vary. */
async function measure(url: string, port: number): Promise<Result> {
  const runs: Result[] = [];
  for (let run = 0; run < 3; run += 1) {
    const done = await visit(url, port);
    if (done === undefined) throw new Error(`Lighthouse did not measure ${url}.`);
    if (run === 0 && !isBelow(done.lhr)) return done.lhr;
    runs.push(done.lhr);
  }
  runs.sort((a, b) => score(a, 'performance') - score(b, 'performance'));
  const [, middle] = runs;
  if (middle === undefined) throw new Error(`Lighthouse did not measure ${url}.`);
  return middle;
}

/** Measures and prints every wanted route. Returns how many miss an aim. */
async function check(wanted: readonly string[], origin: string, port: number): Promise<number> {
  process.stdout.write(
    `${'route'.padEnd(32)} perf a11y best  seo     FCP     LCP     TBT     CLS\n`,
  );
  let below = 0;
  for (const route of routes(wanted)) {
    const result = await measure(origin + route, port);
    process.stdout.write(`${line(route, result)}\n`);
    if (!isBelow(result)) continue;
    below += 1;
    for (const drag of drags(result)) process.stdout.write(`    ${drag}\n`);
  }
  const aims = CATEGORIES.map((category) => AIMS[category]).join('/');
  process.stdout.write(
    below === 0 ? `Every route reaches ${aims}.\n` : `${below} below ${aims}.\n`,
  );
  return below;
}

const place = await newPlace();
const origin = `http://localhost:${place.port}`;
const profile = mkdtempSync(path.join(tmpdir(), 'elvare-lighthouse-'));
const shop = new ShopProcess(place);
let chromium: ChildProcess | undefined;
try {
  await shop.ready();
  const { child, port } = await startChromium(profile);
  chromium = child;
  // The first page of a browser includes the browser's start, so its result is ignored.
  await visit(origin + SCREENS.imprint, port);
  process.exitCode = (await check(process.argv.slice(2), origin, port)) === 0 ? 0 : 1;
} finally {
  chromium?.kill();
  await shop.end();
  removePlace(place);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
