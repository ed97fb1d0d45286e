/**
 * Reads the parts of a TrueType file that the tools need: its characters, their widths, the line height and
 * the outlines. Own code, because the shop has no other use for a font library.
 */

/** A TrueType font without variations; lengths in font units. */
export interface Sfnt {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  characters: ReadonlySet<number>;
  /** Returns the advance width of a character; throws if the font lacks it. */
  advance(codePoint: number): number;
  /** Returns the outline as SVG path data, y pointing down from the baseline, moved right by `x`. */
  outline(codePoint: number, x: number): string;
}

interface Point {
  x: number;
  y: number;
  on: boolean;
}

/** Reads a TrueType file (not WOFF; the `subset-font` package converts). */
export function readSfnt(bytes: Buffer): Sfnt {
  const tables = new Map<string, number>();
  for (let i = 0; i < bytes.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    tables.set(bytes.toString('latin1', entry, entry + 4), bytes.readUInt32BE(entry + 8));
  }
  const table = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}.`);
    return offset;
  };
  const hhea = table('hhea');
  const widths = table('hmtx');
  const wideCount = bytes.readUInt16BE(hhea + 34);
  const glyphs = readCmap(bytes, table('cmap'));
  const glyph = (codePoint: number): number => {
    const id = glyphs.get(codePoint);
    if (id === undefined) throw new Error(`The font lacks U+${codePoint.toString(16)}.`);
    return id;
  };
  return {
    unitsPerEm: bytes.readUInt16BE(table('head') + 18),
    ascent: bytes.readInt16BE(hhea + 4),
    descent: bytes.readInt16BE(hhea + 6),
    lineGap: bytes.readInt16BE(hhea + 8),
    characters: new Set(glyphs.keys()),
    advance: (codePoint) =>
      bytes.readUInt16BE(widths + Math.min(glyph(codePoint), wideCount - 1) * 4),
    outline(codePoint, x) {
      const long = bytes.readInt16BE(table('head') + 50) === 1;
      const loca = table('loca');
      const id = glyph(codePoint);
      const at = (n: number) =>
        long ? bytes.readUInt32BE(loca + n * 4) : bytes.readUInt16BE(loca + n * 2) * 2;
      if (at(id) === at(id + 1)) return '';
      return readContours(bytes, table('glyf') + at(id))
        .map((points) => drawContour(points, x))
        .join('');
    },
  };
}

/** Reads character → glyph from the Unicode subtables (formats 4 and 12). */
function readCmap(bytes: Buffer, cmap: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = 0; i < bytes.readUInt16BE(cmap + 2); i++) {
    const sub = cmap + bytes.readUInt32BE(cmap + 4 + i * 8 + 4);
    const format = bytes.readUInt16BE(sub);
    if (format === 4) readFormat4(bytes, sub, found);
    if (format === 12) {
      for (let group = 0; group < bytes.readUInt32BE(sub + 12); group++) {
        const entry = sub + 16 + group * 12;
        const first = bytes.readUInt32BE(entry);
        const glyph = bytes.readUInt32BE(entry + 8);
        for (let c = first; c <= bytes.readUInt32BE(entry + 4); c++)
          found.set(c, glyph + c - first);
      }
    }
  }
  return found;
}

function readFormat4(bytes: Buffer, sub: number, found: Map<number, number>): void {
  const doubled = bytes.readUInt16BE(sub + 6);
  const ends = sub + 14;
  const starts = ends + doubled + 2;
  for (let i = 0; i < doubled; i += 2) {
    const delta = bytes.readUInt16BE(starts + doubled + i);
    const rangeAt = starts + doubled * 2 + i;
    const range = bytes.readUInt16BE(rangeAt);
    const start = bytes.readUInt16BE(starts + i);
    for (let c = start; c <= bytes.readUInt16BE(ends + i) && c !== 0xffff; c++) {
      const raw = range === 0 ? c : bytes.readUInt16BE(rangeAt + range + (c - start) * 2);
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) found.set(c, glyph);
    }
  }
}

/** Points of a simple glyph, one list per contour. */
function readContours(bytes: Buffer, glyph: number): Point[][] {
  const count = bytes.readInt16BE(glyph);
  if (count < 0) throw new Error('Composite glyphs are not read here.');
  const ends = Array.from({ length: count }, (_, i) => bytes.readUInt16BE(glyph + 10 + i * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = glyph + 10 + count * 2;
  at += 2 + bytes.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = bytes.readUInt8(at++);
    const repeat = flag & 8 ? bytes.readUInt8(at++) : 0;
    for (let i = 0; i <= repeat; i++) flags.push(flag);
  }
  const axis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) {
        const step = bytes.readUInt8(at++);
        value += flag & same ? step : -step;
      } else if (!(flag & same)) {
        value += bytes.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(2, 16);
  const ys = axis(4, 32);
  const points = flags.map((flag, i) => ({ x: xs[i] ?? 0, y: ys[i] ?? 0, on: (flag & 1) === 1 }));
  return ends.map((end, i) => points.slice((ends[i - 1] ?? -1) + 1, end + 1));
}

/** One closed contour of lines and quadratic curves, starting on a point of the curve. */
function drawContour(points: Point[], x: number): string {
  const first = points.findIndex((point) => point.on);
  if (first < 0) throw new Error('A contour without a point on its curve is not read here.');
  const turned = [...points.slice(first), ...points.slice(0, first + 1)];
  const write = (point: { x: number; y: number }) => `${point.x + x} ${-point.y}`;
  let path = '';
  let control: Point | undefined;
  for (const point of turned) {
    if (path === '') path = `M${write(point)}`;
    else if (point.on) {
      path += control ? `Q${write(control)} ${write(point)}` : `L${write(point)}`;
      control = undefined;
    } else {
      if (control) {
        const middle = { x: (control.x + point.x) / 2, y: (control.y + point.y) / 2 };
        path += `Q${write(control)} ${write(middle)}`;
      }
      control = point;
    }
  }
  return `${path}Z`;
}
