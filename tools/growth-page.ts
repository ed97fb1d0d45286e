import { CATALOGUES, type GrowthPoint, OPERATIONS, VISITS } from '#bench/growth.ts';
import { figure } from '#bench/result.ts';

const count = (n: number) => n.toLocaleString('en-GB');

function timeOf(microseconds: number | undefined): string {
  if (microseconds === undefined) return '';
  if (microseconds < 1_000) return `${figure(microseconds)} µs`;
  return `${figure(microseconds / 1_000)} ms`;
}

/** Returns a Markdown table with a row per operation and catalogue and a column per number of visits. */
export function growthTable(points: readonly GrowthPoint[]): string {
  const rows = OPERATIONS.flatMap((operation) =>
    CATALOGUES.map((catalogue) => {
      const own = points.filter(
        (point) => point.operation === operation && point.catalogue === catalogue,
      );
      const cells = VISITS.map((visits) =>
        timeOf(own.find((point) => (point.visits ?? visits) === visits)?.microseconds),
      );
      return `| ${operation} | ${catalogue}x | ${cells.join(' | ')} |`;
    }),
  );
  const heads = VISITS.map((visits) => `${count(visits)} visits`);
  return [
    `| operation | catalogue | ${heads.join(' | ')} |`,
    `|---|---|${VISITS.map(() => '---:').join('|')}|`,
    ...rows,
  ].join('\n');
}

const WIDTH = 640;
const HEIGHT = 380;
const LEFT = 64;
const RIGHT = 150;
const TOP = 16;
const BOTTOM = 60;
const COLOURS = ['#57544e', '#8a6d00', '#1f6f4a', '#c8402a', '#2d5aa8'];
/** Decades of microseconds that the plot spans. */
const FROM = 1;
const TO = 5;

/** Draws an SVG plot with logarithmic axes; a cost proportional to its work is parallel to the dashed line. */
export function growthPlot(points: readonly GrowthPoint[]): string {
  const x = (visits: number) => LEFT + ((Math.log10(visits) - 3) / 2) * (WIDTH - LEFT - RIGHT);
  const y = (microseconds: number) =>
    HEIGHT - BOTTOM - ((Math.log10(microseconds) - FROM) / (TO - FROM)) * (HEIGHT - TOP - BOTTOM);
  const decades = Array.from({ length: TO - FROM + 1 }, (_, n) => 10 ** (FROM + n));
  const lines = OPERATIONS.flatMap((operation, nth) =>
    CATALOGUES.map((catalogue) => {
      const own = points.filter(
        (point) => point.operation === operation && point.catalogue === catalogue,
      );
      const at = VISITS.flatMap((visits) => {
        const point = own.find((one) => (one.visits ?? visits) === visits);
        return point ? [`${x(visits).toFixed(1)},${y(point.microseconds).toFixed(1)}`] : [];
      });
      const last = at.at(-1)?.split(',')[1] ?? '0';
      const dash = catalogue === 1 ? '' : ' stroke-dasharray="2 4"';
      const label =
        catalogue === 1
          ? `<text x="${WIDTH - RIGHT + 8}" y="${Number(last) + 4}" fill="${COLOURS[nth]}">${operation}</text>`
          : '';
      return `<polyline points="${at.join(' ')}" fill="none" stroke="${COLOURS[nth]}" stroke-width="2"${dash}/>${label}`;
    }),
  );
  const rules = decades.map(
    (value) =>
      `<path d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}" stroke="#ddd"/><text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end">${timeOf(value)}</text>`,
  );
  const marks = VISITS.map(
    (visits) =>
      `<text x="${x(visits)}" y="${HEIGHT - BOTTOM + 22}" text-anchor="middle">${count(visits)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" fill="#333" role="img" aria-label="Cost of each operation by visits that are here; the table beside it has the figures">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${rules.join('\n')}
${marks.join('\n')}
<path d="M${x(1_000)} ${y(100)}L${x(100_000)} ${y(10_000)}" stroke="#999" stroke-dasharray="8 6"/>
${lines.join('\n')}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - BOTTOM + 44}" text-anchor="middle">visits that are here at once</text>
</svg>
`;
}
