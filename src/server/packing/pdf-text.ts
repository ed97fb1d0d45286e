import { createRequire } from 'node:module';
import { breakLines, FONT_FILES, type FontFile, fontRuns } from './slip-fonts.ts';

const require = createRequire(import.meta.url);
const CUTS = { regular: 400, bold: 700 } as const;
type Cut = keyof typeof CUTS;

/** Height of a line, as a multiple of the size. */
const LEADING = 1.2;
/** Height of Archivo above the baseline, as a multiple of the size; other fonts stand on the same line. */
const ASCENT = 0.878;

/** Path of a font file: a static WOFF, because a PDF can't embed the variable WOFF2 of the storefront. */
export function fontPath(file: FontFile, cut: Cut): string {
  const [family] = file.split('-');
  return require.resolve(`@fontsource/${family}/files/${file}-${CUTS[cut]}-normal.woff`);
}

/** Name under which a font file is registered. */
const fontName = (file: FontFile, cut: Cut) => `${cut} ${file}`;

/** Registers all fonts; only those in use are read and embedded. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const cut of Object.keys(CUTS) as Cut[]) {
    for (const file of FONT_FILES) doc.registerFont(fontName(file, cut), fontPath(file, cut));
  }
}

/** `size` and `width` in points. */
interface TextStyle {
  readonly cut?: Cut;
  readonly size: number;
  readonly width: number;
}

/** A text in lines that fit its width. */
interface LaidText extends TextStyle {
  readonly lines: readonly string[];
  readonly height: number;
}

function widthOf(doc: PDFKit.PDFDocument, line: string, { cut = 'regular', size }: TextStyle) {
  doc.fontSize(size);
  return fontRuns(line).reduce(
    (sum, { font, text }) => sum + doc.font(fontName(font, cut)).widthOfString(text),
    0,
  );
}

/** Breaks a text, which may need several fonts, into lines. */
export function layText(doc: PDFKit.PDFDocument, text: string, style: TextStyle): LaidText {
  const lines = breakLines(text, style.width, (line) => widthOf(doc, line, style));
  return { ...style, lines, height: lines.length * style.size * LEADING };
}

/** Writes lines at `x`, `y` in points; returns where the next text may begin. */
export function writeLines(
  doc: PDFKit.PDFDocument,
  { lines, height, ...style }: LaidText,
  x: number,
  y: number,
  align: 'left' | 'right' = 'left',
): number {
  const { cut = 'regular', size, width } = style;
  for (const [nth, line] of lines.entries()) {
    let left = align === 'right' ? x + width - widthOf(doc, line, style) : x;
    const baseline = y + (nth * LEADING + ASCENT) * size;
    for (const { font, text } of fontRuns(line)) {
      doc.font(fontName(font, cut)).fontSize(size);
      doc.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += doc.widthOfString(text);
    }
  }
  return y + height;
}

/** Lays a text and writes it. */
export function writeText(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  { align, ...style }: TextStyle & { readonly align?: 'left' | 'right' },
): number {
  return writeLines(doc, layText(doc, text, style), x, y, align);
}
