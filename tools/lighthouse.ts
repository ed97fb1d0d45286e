/**
 * `npm run lighthouse`: runs Lighthouse in mobile mode on every indexable route of a real shop, with the
 * installed Chromium. Words after `--` select the routes that contain one of them (`/` is the home page).
 * Prints a table and the audits that lower a route below the aim; exits 1 if a route misses it.
 *
 * `npm run lighthouse -- --rounds=9 / /products/pouch`: measures only the category performance of these routes,
 * nine times each, in turns. Prints each run, the medians, and their ratio to those of the last route. Ratios
 * are valid on a machine with other load; milliseconds aren't.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { interleave, median } from '#bench/measure.ts';
import { figure } from '#bench/result.ts';
import { NOT_INDEXED, SCREENS, type Screen } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { newPlace, removePlace, ShopProcess } from '#test/running-shop.ts';
import { startChromium } from './chromium-process.ts';
import { LISTED } from './shots/screens.ts';

/** Lowest accepted score of each category, of 100. */
const AIMS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof AIMS;
const CATEGORIES = Object.keys(AIMS) as Category[];

/** Returns the wanted routes among every indexable screen in German and three in English. */
function routes(wanted: readonly string[]): string[] {
  const screens = (Object.keys(SCREENS) as Screen[]).filter((name) => !NOT_INDEXED.includes(name));
  const german = [...screens.map((name) => SCREENS[name]), ...Object.values(LISTED)];
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

function visit(url: string, port: number, onlyCategories: readonly Category[] = CATEGORIES) {
  return lighthouse(
    url,
    { port, logLevel: 'silent', onlyCategories: [...onlyCategories], output: 'json' },
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

/** Compared figures, by the name of their column. */
const COMPARED = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  tasks: 'mainthread-work-breakdown',
} as const;
type Column = keyof typeof COMPARED;
const COLUMNS = Object.keys(COMPARED) as Column[];
type Sample = Readonly<Record<Column | 'perf', number>>;

function sampleOf(result: Result): Sample {
  const value = (column: Column) => result.audits[COMPARED[column]]?.numericValue ?? Number.NaN;
  return {
    perf: score(result, 'performance'),
    FCP: value('FCP'),
    LCP: value('LCP'),
    TBT: value('TBT'),
    tasks: value('tasks'),
  };
}

const cells = (label: string, values: readonly number[]) =>
  `${label.padEnd(32)}${values.map((value) => figure(value).padStart(8)).join('')}\n`;
const columnsOf = (sample: Sample) => [sample.perf, ...COLUMNS.map((column) => sample[column])];

/** Measures the routes in turns; prints every run, the medians and their ratios to the last route's. */
async function compare(routes: readonly string[], rounds: number, origin: string, port: number) {
  const header = ['perf', ...COLUMNS].map((column) => column.padStart(8)).join('');
  process.stdout.write(`${'milliseconds'.padEnd(32)}${header}\n`);
  const samples = await interleave(
    rounds,
    routes.map((route) => async () => {
      const done = await visit(origin + route, port, ['performance']);
      if (done === undefined) throw new Error(`Lighthouse did not measure ${route}.`);
      const sample = sampleOf(done.lhr);
      process.stdout.write(cells(route, columnsOf(sample)));
      return sample;
    }),
  );
  const medians = samples.map((runs) =>
    (['perf', ...COLUMNS] as const).map((column) => median(runs.map((run) => run[column]))),
  );
  const reference = medians.at(-1) ?? [];
  process.stdout.write(`\nmedians of ${rounds}\n`);
  for (const [at, values] of medians.entries()) {
    process.stdout.write(cells(routes[at] ?? '', values));
    if (at === medians.length - 1) continue;
    const ratios = values.map((value, column) => value / (reference[column] ?? Number.NaN));
    process.stdout.write(cells(`  ratio to ${routes.at(-1)}`, ratios));
  }
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

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' } },
});
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
  if (options.rounds) await compare(words, Number(options.rounds), origin, port);
  else process.exitCode = (await check(words, origin, port)) === 0 ? 0 : 1;
} finally {
  chromium?.kill();
  await shop.end();
  removePlace(place);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
