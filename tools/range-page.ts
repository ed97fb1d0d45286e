import type { RangePoint } from '#bench/growth-range.ts';
import { figure } from '#bench/result.ts';

const ROWS: readonly (readonly [label: string, of: keyof RangePoint, unit: string])[] = [
  ['pages', 'pages', ''],
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
export function rangeTable(points: readonly RangePoint[]): string {
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
  return [
    `| | ${heads.join(' | ')} |`,
    `|---|${points.map(() => '---:').join('|')}|`,
    ...rows,
  ].join('\n');
}
