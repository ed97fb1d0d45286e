/**
 * `npm run growth`: measures how cost grows and writes `docs/growth.json`, the table between the marks in
 * `docs/performance.md`, and the plot. With `--draw` it only draws the stored figures again; with `--range` it
 * measures only how cost grows with the number of products, up to 10,000 or the number that follows.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GrowthPoint, measureGrowth } from '#bench/growth.ts';
import { measureRanges, RANGES, type RangePoint } from '#bench/growth-range.ts';
import { growthPlot, growthTable } from './growth-page.ts';
import { rangeTable } from './range-page.ts';
import { ROOT_DIR } from './settings.ts';

const DATA = path.join(ROOT_DIR, 'docs', 'growth.json');
const PAGE = path.join(ROOT_DIR, 'docs', 'performance.md');
const RANGE_DATA = path.join(ROOT_DIR, 'docs', 'growth-range.json');
const PLOT = path.join(ROOT_DIR, 'docs', 'pictures', 'growth.svg');
const MARKS = /(<!-- growth -->\n)[\s\S]*?(<!-- \/growth -->)/;
const RANGE_MARKS = /(<!-- growth-range -->\n)[\s\S]*?(<!-- \/growth-range -->)/;

const rangeAt = process.argv.indexOf('--range');
const isDrawn = process.argv.includes('--draw');
const largest = Number(process.argv[rangeAt + 1] ?? RANGES.at(-1));
const points =
  isDrawn || rangeAt > 0
    ? (JSON.parse(readFileSync(DATA, 'utf8')) as GrowthPoint[])
    : await measureGrowth();
const ranges = isDrawn
  ? (JSON.parse(readFileSync(RANGE_DATA, 'utf8')) as RangePoint[])
  : await measureRanges(RANGES.filter((range) => rangeAt < 0 || range <= largest));
writeFileSync(RANGE_DATA, `${JSON.stringify(ranges, null, 2)}\n`);
writeFileSync(DATA, `${JSON.stringify(points, null, 2)}\n`);
writeFileSync(PLOT, growthPlot(points));
const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
if (!MARKS.test(page) || !RANGE_MARKS.test(page))
  throw new Error(`${PAGE} has no marks for the table.`);
const drawn = page
  .replace(MARKS, `$1${growthTable(points)}\n$2`)
  .replace(RANGE_MARKS, `$1${rangeTable(ranges)}\n$2`);
writeFileSync(PAGE, drawn);
