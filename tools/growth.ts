/**
 * `npm run growth`: measures how cost grows and writes `docs/growth.json`, the table between the marks in
 * `docs/performance.md`, and the plot. With `--draw` it only draws the stored figures again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GrowthPoint, measureGrowth } from '../bench/growth.ts';
import { growthPlot, growthTable } from './growth-page.ts';
import { ROOT_DIR } from './settings.ts';

const DATA = path.join(ROOT_DIR, 'docs', 'growth.json');
const PAGE = path.join(ROOT_DIR, 'docs', 'performance.md');
const PLOT = path.join(ROOT_DIR, 'docs', 'pictures', 'growth.svg');
const MARKS = /(<!-- growth -->\n)[\s\S]*?(<!-- \/growth -->)/;

const points = process.argv.includes('--draw')
  ? (JSON.parse(readFileSync(DATA, 'utf8')) as GrowthPoint[])
  : await measureGrowth();
writeFileSync(DATA, `${JSON.stringify(points, null, 2)}\n`);
writeFileSync(PLOT, growthPlot(points));
const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
if (!MARKS.test(page)) throw new Error(`${PAGE} has no marks for the table.`);
writeFileSync(PAGE, page.replace(MARKS, `$1${growthTable(points)}\n$2`));
