/** Draws the shop's name and initial as outlines, so that no picture depends on an installed font. */
import { pinArchivo, readArchivo } from '../fonts/cut.ts';

/** Archivo's own kerning at weight 800 and width 125, in units per 1000. */
const kerning: Record<string, number> = { LV: -110, VA: -65 };
const tracking = -20;

/** SVG path data with the baseline at y = 0; sizes in font units (1000 to the em). */
export interface Wordmark {
  path: string;
  width: number;
  /** Height of a capital above the baseline. */
  height: number;
}

/** Draws capitals in the style of the logo: weight 800, width 125, slightly tight. */
export async function drawWordmark(text: string): Promise<Wordmark> {
  const font = await pinArchivo(await readArchivo(), { wght: 800, wdth: 125 }, text);
  let pen = 0;
  let path = '';
  for (const [i, letter] of [...text].entries()) {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    // y points down in SVG.
    const outline = glyph.path.scale(1, -1).translate(pen, 0).toSVG();
    // With the line back to a contour's start, which fingerprints of pictures have had from the beginning.
    path += outline.replaceAll(/M([^LQ]+)([^Z]*)Z/g, (whole, start: string, rest: string) =>
      rest.endsWith(start) ? whole : `M${start}${rest}L${start}Z`,
    );
    const pair = letter + (text[i + 1] ?? '');
    pen += glyph.advanceWidth + (pair.length > 1 ? tracking + (kerning[pair] ?? 0) : 0);
  }
  const ys = [...path.matchAll(/[\d.] (-?[\d.]+)/g)].map((match) => Number(match[1]));
  return { path, width: pen, height: -Math.min(...ys) };
}
