/** Cuts Archivo with harfbuzz (npm `subset-font`). */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { glyphs } from './glyphs.ts';

const require = createRequire(import.meta.url);

/** Folder of the npm package with the full font and its licence. */
export const archivoPackage = require
  .resolve('@fontsource-variable/archivo/package.json')
  .replace(/package\.json$/, '');

/** The variable file with both axes, weight and width, Latin part. */
export const readArchivo = (): Promise<Buffer> =>
  readFile(`${archivoPackage}files/archivo-latin-wdth-normal.woff2`);

/** OpenType features that the design uses: kerning, tabular and proportional figures, marks, ligatures. */
const keepFeatures = [
  'kern',
  'tnum',
  'pnum',
  'lnum',
  'liga',
  'calt',
  'case',
  'ccmp',
  'locl',
  'mark',
];

/** Cuts the shop's font: its characters, weights 400 to 800, widths 100 to 125, as WOFF2. */
export const cutArchivo = (source: Buffer): Promise<Buffer> =>
  subsetFont(source, glyphs, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 125 } },
    noHinting: true,
  });

/** Cuts one point of the design space as a font without variations, for measuring and drawing. */
export async function pinArchivo(
  source: Buffer,
  { wght, wdth }: { wght: number; wdth: number },
  text = glyphs,
): Promise<Font> {
  return create(
    await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: { wght, wdth } }),
  );
}
