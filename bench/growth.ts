/**
 * `npm run growth [-- products]`: measures how cost grows with the number of products, up to 10,000 or the number
 * given, and writes the table between the marks in `docs/performance.md`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '#tools/settings.ts';
import { measureRanges, RANGES, type RangePoint } from './growth-range.ts';
import { figure } from './result.ts';

const PAGE = path.join(ROOT_DIR, 'docs', 'performance.md');
const MARKS = /(<!-- growth-range -->\n)[\s\S]*?(<!-- \/growth-range -->)/;

const ROWS: readonly (readonly [label: string, of: keyof RangePoint, unit: string])[] = [
  ['pages', 'pages', ''],
  ['until pages can be served', 'begunMs', ' ms'],
  ['render everything', 'renderAllMs', ' ms'],
  ['pages per second', 'pagesPerSecond', ''],
  ['render after a price change', 'renderOneMs', ' ms'],
  ['renderer, peak memory', 'rendererPeakMb', ' MB'],
  ['page server, start', 'startMs', ' ms'],
  ['page server at rest, memory', 'serverMb', ' MB'],
  ['search, median', 'searchP50Ms', ' ms'],
  ['search, p95', 'searchP95Ms', ' ms'],
  ['list page', 'listMs', ' ms'],
  ['product page', 'productMs', ' ms'],
];

/** Returns a Markdown table with a column per range; ratios are to the first one. */
function tableOf(points: readonly RangePoint[]): string {
  const [reference] = points;
  const heads = points.map(({ products }) => `${products.toLocaleString('en-GB')} products`);
  const rows = ROWS.map(([label, of, unit]) => {
    const cells = points.map((point) => {
      const ratio =
        reference && point !== reference ? ` (${figure(point[of] / reference[of])}x)` : '';
      return `${figure(point[of])}${unit}${ratio}`;
    });
    return `| ${label} | ${cells.join(' | ')} |`;
  });
  const rule = `|---|${points.map(() => '---:').join('|')}|`;
  return [`| | ${heads.join(' | ')} |`, rule, ...rows].join('\n');
}

const largest = Number(process.argv[2] ?? RANGES.at(-1));
const page = readFileSync(PAGE, 'utf8');
if (!MARKS.test(page)) throw new Error(`${PAGE} has no marks for the table.`);
const points = await measureRanges(RANGES.filter((range) => range <= largest));
writeFileSync(PAGE, page.replace(MARKS, `$1${tableOf(points)}\n$2`));
