/**
 * Fallback faces that take the same room as Archivo, so that nothing moves when it arrives: local
 * fonts scaled to Archivo's average width, with Archivo's line height. One face per width and
 * weight the design uses, because Archivo's widths differ far more than Arial's.
 */
import type { Sfnt } from './fonts-sfnt.ts';

/** What widths are compared on: both languages, as the pages write. */
export const sample =
  'Sneakers, Trikots und Taschen, die laut auftreten und leise verarbeitet sind. ' +
  'In den Warenkorb legen. Kostenloser Versand ab 20 €, Lieferung in 4 bis 7 Werktagen. ' +
  'Sneakers, jerseys and bags that speak up and are quietly well made. Add to cart. ' +
  'Free shipping from 20 €, delivery in 4 to 7 working days. Größe wählen: 36, 37, 38, 39, 40.';

/** Average advance of a character in em, without kerning. */
export function averageWidth(font: Sfnt, text = sample): number {
  const characters = [...text];
  const total = characters.reduce((sum, c) => sum + font.advance(c.codePointAt(0) ?? 0), 0);
  return total / characters.length / font.unitsPerEm;
}

/** A cut of the local fonts: names to look for and the sample's average width in em. */
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
    regular: { names: ['Arial', 'ArialMT', 'Liberation Sans'], averageWidth: 0.44403 },
    bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], averageWidth: 0.47245 },
  },
  Roboto: {
    regular: { names: ['Roboto', 'Roboto-Regular'], averageWidth: 0.43751 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], averageWidth: 0.44662 },
  },
};

/** A stretch of the design space answered by one fallback face. */
export interface Zone {
  weight: string;
  stretch: string;
  cut: 'regular' | 'bold';
  /** Where in Archivo's design space the width is measured. */
  at: { wght: number; wdth: number };
}

export const zones: readonly Zone[] = [
  { weight: '400 549', stretch: '100% 103%', cut: 'regular', at: { wght: 400, wdth: 100 } },
  { weight: '550 800', stretch: '100% 103%', cut: 'bold', at: { wght: 650, wdth: 100 } },
  { weight: '400 800', stretch: '104% 116%', cut: 'bold', at: { wght: 650, wdth: 109 } },
  { weight: '400 800', stretch: '117% 125%', cut: 'bold', at: { wght: 800, wdth: 125 } },
];

/** One decimal is below a pixel on any headline, and these lines are inlined in every page. */
const percent = (ratio: number): string => `${Math.round(ratio * 1000) / 10}%`;

/** One @font-face of a fallback family. `archivo` is the font pinned at `zone.at`. */
export function fallbackFace(local: 'Arial' | 'Roboto', zone: Zone, archivo: Sfnt): string {
  const cut = localFonts[local][zone.cut];
  const scale = averageWidth(archivo) / cut.averageWidth;
  const line = (units: number) => percent(units / archivo.unitsPerEm / scale);
  return `@font-face {
  font-family: "Archivo Fallback ${local}";
  src: ${cut.names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${zone.weight};
  font-stretch: ${zone.stretch};
  size-adjust: ${percent(scale)};
  ascent-override: ${line(archivo.ascent)};
  descent-override: ${line(-archivo.descent)};
  line-gap-override: ${line(archivo.lineGap)};
}`;
}
