/**
 * Fallback faces with Archivo's metrics, so that loading it causes no layout shift: local fonts scaled to
 * Archivo's average width, with Archivo's line height. One face per width and weight of the design, because
 * Archivo's widths differ far more than Arial's.
 */
import type { Font } from 'fontkit';

/** Sample text for comparing widths, in both languages. */
export const sample =
  'Sneakers, Trikots und Taschen, die laut auftreten und leise verarbeitet sind. ' +
  'In den Warenkorb legen. Kostenloser Versand ab 20 €, Lieferung in 4 bis 7 Werktagen. ' +
  'Sneakers, jerseys and bags that speak up and are quietly well made. Add to cart. ' +
  'Free shipping from 20 €, delivery in 4 to 7 working days. Größe wählen: 36, 37, 38, 39, 40.';

/** Returns the average advance of a character in em, without kerning. */
export function averageWidth(font: Font, text = sample): number {
  const characters = [...text];
  const total = characters.reduce(
    (sum, c) => sum + font.glyphForCodePoint(c.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
  return total / characters.length / font.unitsPerEm;
}

/**
 * A weight of a local font: its PostScript names, which every browser accepts beside full names, and the
 * sample's average width in em. Browsers look up each name again for each font size of a page.
 */
interface LocalCut {
  names: readonly string[];
  averageWidth: number;
}

/**
 * Measured once with `averageWidth` on Liberation Sans 2 (same widths as Arial) and on Roboto 3;
 * the files themselves are not part of the project.
 */
export const localFonts: Record<'Arial' | 'Roboto', { regular: LocalCut; bold: LocalCut }> = {
  Arial: {
    regular: { names: ['ArialMT', 'LiberationSans'], averageWidth: 0.44403 },
    bold: { names: ['Arial-BoldMT', 'LiberationSans-Bold'], averageWidth: 0.47245 },
  },
  Roboto: {
    regular: { names: ['Roboto-Regular'], averageWidth: 0.43751 },
    bold: { names: ['Roboto-Bold'], averageWidth: 0.44662 },
  },
};

/** One of the three type styles; each has one fallback face per local font. */
interface Voice {
  cut: 'regular' | 'bold';
  /** Its point in Archivo's design space. */
  wght: number;
  wdth: number;
}

/** Text, names with buttons, headlines. The styles use no other (`styles/sheets.test.ts`). */
export const voices: readonly Voice[] = [
  { cut: 'regular', wght: 400, wdth: 100 },
  { cut: 'bold', wght: 650, wdth: 108 },
  { cut: 'bold', wght: 800, wdth: 125 },
];

/** Rounds to one decimal: the error is below a pixel on any headline, and every page inlines these lines. */
const percent = (ratio: number): string => `${Math.round(ratio * 1000) / 10}%`;

/** Returns one @font-face of a fallback family. `archivo` is the font cut at the style's point. */
export function fallbackFace(local: 'Arial' | 'Roboto', voice: Voice, archivo: Font): string {
  const cut = localFonts[local][voice.cut];
  const scale = averageWidth(archivo) / cut.averageWidth;
  const line = (units: number) => percent(units / archivo.unitsPerEm / scale);
  return `@font-face {
  font-family: "Archivo Fallback ${local}";
  src: ${cut.names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${voice.wght};
  font-stretch: ${voice.wdth}%;
  size-adjust: ${percent(scale)};
  ascent-override: ${line(archivo.ascent)};
  descent-override: ${line(-archivo.descent)};
  line-gap-override: ${line(archivo.lineGap)};
}`;
}
