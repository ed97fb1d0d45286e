import { BOX_DRAWING } from '#rules/box-drawing.ts';
import { type BoxLine, packBox } from '#rules/packed-box.ts';
import type { Drawing } from './draw-png.ts';

/** Id under which drawings of packed boxes stand beside uploaded pictures. */
export const BOX_ID = 'box';

const LINE = /^(\d{1,2})x(\d{1,6})x(\d{1,6})x(\d{1,6})(o?)$/;
/** Device pixels to a unit of the drawing. */
const SHARPNESS = 3;

/** Returns the name of the PNG of these lines: pieces, width, height, depth and shape of each that is drawn. */
export function boxFile(lines: readonly BoxLine[]): string {
  const drawn = packBox(lines);
  const names = lines.flatMap(({ front: { width, height, depth, isRound } }, line) => {
    const pieces = drawn.filter((piece) => piece.line === line).length;
    const sides = [width, height, depth].map(Math.round).join('x');
    return pieces > 0 ? `${pieces}x${sides}${isRound ? 'o' : ''}` : [];
  });
  return `${names.join('_')}.png`;
}

/** Returns the drawing of a name; undefined if `boxFile()` can't have made it. */
export function boxDrawing(name: string): Drawing | undefined {
  const lines = name
    .slice(0, -'.png'.length)
    .split('_')
    .map((each): BoxLine => {
      const [, pieces, width, height, depth, round] = LINE.exec(each) ?? [];
      const mm = { width: Number(width), height: Number(height), depth: Number(depth) };
      return { front: { ...mm, isRound: round === 'o' }, pieces: Number(pieces) };
    });
  // Any other name would be a second address of the same drawing, or of none.
  if (lines.some(({ pieces }) => !(pieces > 0)) || boxFile(lines) !== name) return undefined;
  const { width, height, line, filled, front } = BOX_DRAWING;
  const paths = [filled, ...packBox(lines).map(({ path }) => path), front];
  // Filled with white: it shows on dark mails as well.
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="#FFFFFF" stroke="#141413" stroke-width="${line}" stroke-linejoin="round">${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;
  const size = { width: width * SHARPNESS, height: height * SHARPNESS };
  return { source, ...size, fit: 'contain', ground: 'transparent' };
}
