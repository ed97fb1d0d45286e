/**
 * `npm run lighthouse`: Lighthouse in mobile mode over every indexable route of a real shop, with
 * the installed Chromium. Words after `--` take only the routes that contain one of them (`/` is the
 * home page). Prints a table, what drags each route below the aim, and exits 1 when one is.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { NOT_INDEXED, SCREENS, type Screen } from '../src/routes.ts';
import { newPlace, removePlace, ShopProcess } from '../test/running-shop.ts';
import { startChromium } from './chromium-process.ts';

/** The least each category may score, of 100. */
const AIMS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof AIMS;
const CATEGORIES = Object.keys(AIMS) as Category[];

const DETAILS: Readonly<Record<string, string>> = {
  [SCREENS.sneaker]: '/sneakers/kiez-low-navy',
  [SCREENS.trikot]: '/trikots/vintage-1974',
  [SCREENS.accessoire]: '/accessoires/uhr-klassik',
};

/** Every indexable screen in German, and three in English. */
function routes(wanted: readonly string[]): string[] {
  const screens = (Object.keys(SCREENS) as Screen[]).filter((name) => !NOT_INDEXED.includes(name));
  const german = screens.map((name) => DETAILS[SCREENS[name]] ?? SCREENS[name]);
  const all = [...german, '/en', '/en/products/pouch', '/en/sneakers'];
  const isWanted = (route: string) =>
    wanted.some((one) => (one === '/' ? route === one : route.includes(one)));
  return all.filter((route) => wanted.length === 0 || isWanted(route));
}

const score = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const isBelow = (result: Result) =>
  CATEGORIES.some((category) => score(result, category) < AIMS[category]);

/** Audits that cost points, with what Lighthouse shows of them. */
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

/** One run, or, where it misses an aim, the one in the middle of three: machines have moods. */
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

const place = await newPlace();
const profile = mkdtempSync(path.join(tmpdir(), 'elvare-lighthouse-'));
const shop = new ShopProcess(place);
let chromium: ChildProcess | undefined;
let below = 0;
try {
  await shop.ready();
  const { child, port } = await startChromium(profile);
  chromium = child;
  // Into a browser's first page counts its own start; this one counts for nothing.
  await visit(`http://localhost:${place.port}${SCREENS.impressum}`, port);
  process.stdout.write(
    `${'route'.padEnd(32)} perf a11y best  seo     FCP     LCP     TBT     CLS\n`,
  );
  for (const route of routes(process.argv.slice(2))) {
    const result = await measure(`http://localhost:${place.port}${route}`, port);
    process.stdout.write(`${line(route, result)}\n`);
    if (!isBelow(result)) continue;
    below += 1;
    for (const drag of drags(result)) process.stdout.write(`    ${drag}\n`);
  }
} finally {
  chromium?.kill();
  await shop.end();
  removePlace(place);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
const aims = CATEGORIES.map((category) => AIMS[category]).join('/');
process.stdout.write(below === 0 ? `Every route reaches ${aims}.\n` : `${below} below ${aims}.\n`);
process.exitCode = below === 0 ? 0 : 1;
