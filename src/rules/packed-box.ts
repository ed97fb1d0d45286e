import { type PackedLine, piecesOf } from './order-pieces.ts';
import type { FindProduct } from './range.ts';
import { type Front, frontOf, type MeasuredProduct } from './scale-drawing.ts';

/** A line of an order or a cart as the box holds it. */
export interface BoxLine {
  readonly front: Front;
  readonly pieces: number;
}

/** A piece that stands in the open box, in units of `BOX_DRAWING`. */
export interface PackedPiece {
  /** Index of its line, and its place among the pieces of that line. */
  readonly line: number;
  readonly nth: number;
  /** SVG path data. */
  readonly path: string;
  /** Middle of its front. */
  readonly x: number;
  readonly y: number;
}

type Standing = Front & Pick<PackedPiece, 'line' | 'nth'>;

/** Pieces that are drawn; of more, the largest. */
const MOST = 12;
/** Units per millimetre at most: no box is narrower than 450 mm. */
const LARGEST_SCALE = 0.2;
/** Shortest side in millimetres, and as a share of the longest: a ring can be seen, alone and beside a travel bag. */
const LEAST = { mm: 30, share: 1 / 12 };
const GAP = { least: 2, most: 7 };
/** Depth of the filling below the opening. */
const FILLING = 7;
/**
 * For one, two and three rows: their places as shares of the way from the opening's back to its front, and how far
 * pieces reach back at most, so that those behind show above them.
 */
const ROWS = [
  { places: [0.66], deepest: 20 },
  { places: [0.34, 0.84], deepest: 11 },
  { places: [0.22, 0.53, 0.84], deepest: 6 },
];

/** Line on which a row stands, between the sides of the box, and the height of the drawing above it. */
function groundAt(place: number) {
  const [x, y] = [27 + 18.5 * place, 46 + 33.5 * place + FILLING];
  const [width, rise] = [84 + 6.5 * place, 16 + 2 * place];
  return { x, y, width, slope: -rise / width, room: y - rise - 2 };
}

/** Returns the pieces that are drawn, the highest first. */
function standingPieces(lines: readonly BoxLine[]): Standing[] {
  const all = lines.flatMap(({ front, pieces }, line) =>
    Array.from({ length: Math.min(pieces, MOST) }, (_, nth) => ({ ...front, line, nth })),
  );
  const longest = Math.max(...all.flatMap(({ width, height }) => [width, height]));
  const least = Math.max(LEAST.mm, longest * LEAST.share);
  const side = (mm: number) => Math.max(mm, least);
  return all
    .map((each) => ({ ...each, width: side(each.width), height: side(each.height) }))
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, MOST)
    .toSorted((a, b) => b.height - a.height);
}

const widthOf = (row: readonly Front[]) => row.reduce((sum, { width }) => sum + width, 0);

/** Splits pieces into as many rows as there are places, each about as wide. */
function splitIntoRows(pieces: readonly Standing[], { places, deepest }: (typeof ROWS)[number]) {
  const share = widthOf(pieces) / places.length;
  let end = 0;
  const rowOf = pieces.map(({ width }) => {
    end += width;
    return Math.floor((end - width / 2) / share);
  });
  const rows = places.map((place, nth) => {
    const row = pieces.filter((_, at) => rowOf[at] === nth);
    return { ...groundAt(place), row };
  });
  const scales = rows.map(({ row, width, room }) =>
    Math.min(
      (width - GAP.least * (row.length + 1)) / widthOf(row),
      (room - 4) / Math.max(...row.map(({ height }) => height)),
    ),
  );
  return { rows, deepest, scale: Math.min(LARGEST_SCALE, ...scales) };
}

/** Draws a front whose lower left corner is `x`, `y`, and the edges that lead back from it. */
function drawPiece(x: number, y: number, slope: number, { width: w, height: h, ...front }: Front) {
  const { depth: d, isRound } = front;
  const r = Math.min(w, h) / (isRound ? 2 : 8);
  // Distances from a corner at which its arc has its handle, and meets an edge that leads back.
  const [handle, edge] = [r * 0.45, r * 0.29];
  const p = (across: number, up: number, back = 0) =>
    [x + across - 0.48 * back, y + across * slope - up - 0.87 * back]
      .map((each) => Math.round(each * 10) / 10)
      .join(' ');
  const over = (back: number) =>
    `L${p(0, h - r, back)}C${p(0, h - handle, back)} ${p(handle, h, back)} ${p(r, h, back)}L${p(w - r, h, back)}`;
  const behind = `M${p(edge, edge)}L${p(edge, edge, d)}Q${p(0, handle, d)} ${p(0, r, d)}${over(d)}Q${p(w - handle, h, d)} ${p(w - edge, h - edge, d)}L${p(w - edge, h - edge)}`;
  return `${d > 1 ? behind : ''}M${p(0, r)}${over(0)}C${p(w - handle, h)} ${p(w, h - handle)} ${p(w, h - r)}L${p(w, r)}C${p(w, handle)} ${p(w - handle, 0)} ${p(w - r, 0)}L${p(r, 0)}C${p(handle, 0)} ${p(0, handle)} ${p(0, r)}z`;
}

/**
 * Packs lines into the open box at one scale, in up to three rows: the highest pieces at the back, each row showing
 * above the one before it. Returns them in the order in which they are drawn.
 */
export function packBox(lines: readonly BoxLine[]): PackedPiece[] {
  const pieces = standingPieces(lines);
  if (pieces.length === 0) return [];
  // A further row has to make everything larger by a tenth.
  const { rows, deepest, scale } = ROWS.map((each) => splitIntoRows(pieces, each)).reduce(
    (best, next) => (next.scale > best.scale * 1.1 ? next : best),
  );
  return rows.flatMap(({ row, x: left, y, width, slope, room }) => {
    const free = width - widthOf(row) * scale;
    const gap = Math.min(free / (row.length + 1), GAP.most);
    let x = left + (free - gap * (row.length - 1)) / 2;
    const drawn = row.map(({ line, nth, isRound, ...mm }): PackedPiece => {
      const [w, height] = [mm.width * scale, mm.height * scale];
      const depth = Math.min((mm.depth * scale) / 2, deepest, (room - height) / 0.87);
      const from = { x, y: y + (x - left) * slope };
      x += w + gap;
      return {
        ...{ line, nth },
        path: drawPiece(from.x, from.y, slope, { width: w, height, depth, isRound }),
        ...{ x: from.x + w / 2, y: from.y + (w * slope - height) / 2 },
      };
    });
    // From right to left: of each its left side shows.
    return drawn.reverse();
  });
}

/** Returns lines of an order as the box holds them; `find` also knows the product that is a gift. */
export const boxLinesOf = (
  items: readonly (PackedLine & { readonly product_id: string })[],
  find: FindProduct<MeasuredProduct>,
): BoxLine[] =>
  items.map((item) => ({ front: frontOf(find(item.product_id)), pieces: piecesOf(item) }));
