import { BOX_DRAWING } from '#rules/box-drawing.ts';
import { type BoxLine, packBox } from '#rules/packed-box.ts';
import type { Drawing } from '../media/draw-png.ts';

/** Draws the open box with these lines, filled with white: it shows on dark mails as well. */
export function packedBoxDrawing(lines: readonly BoxLine[]): Drawing {
  const { width, height, line, filled, front } = BOX_DRAWING;
  const paths = [filled, ...packBox(lines).map(({ path }) => path), front];
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="#FFFFFF" stroke="#141413" stroke-width="${line}" stroke-linejoin="round">${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;
  return { source, width: 3 * width, height: 3 * height, fit: 'contain', ground: 'transparent' };
}
