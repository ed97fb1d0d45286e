import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Archivo for PDF files, as the static WOFF files of `@fontsource/archivo`: a PDF can't embed the variable
 * WOFF2 of the storefront. Each cut consists of two files, one per range of characters.
 */
const require = createRequire(import.meta.url);
const CUTS = { regular: 400, bold: 700 } as const;
const SCRIPTS = ['latin', 'latin-ext'] as const;
export type Cut = keyof typeof CUTS;
type Script = (typeof SCRIPTS)[number];

/** Ranges of `unicode.json`, such as `U+0100-02BA,U+2020`. */
function parseRanges(ranges: string): (code: number) => boolean {
  const spans = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (code) => spans.some(([from, to]) => code >= from && code <= to);
}

let covers: Readonly<Record<Script, (code: number) => boolean>> | undefined;

function coverage() {
  if (covers) return covers;
  const file = require.resolve('@fontsource/archivo/unicode.json');
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<Script, string>;
  covers = { latin: parseRanges(ranges.latin), 'latin-ext': parseRanges(ranges['latin-ext']) };
  return covers;
}

/** Name under which a font of the cut is registered. */
const fontName = (cut: Cut, script: Script) => `${cut}-${script}`;

/** Registers all fonts; only those in use are read and embedded. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const cut of Object.keys(CUTS) as Cut[]) {
    for (const script of SCRIPTS) {
      const file = `@fontsource/archivo/files/archivo-${script}-${CUTS[cut]}-normal.woff`;
      doc.registerFont(fontName(cut, script), require.resolve(file));
    }
  }
}

/**
 * Splits a text by the font that has its characters. A letter that neither font has loses its accents, or
 * becomes `?`.
 */
export function fontRuns(text: string): { readonly script: Script; readonly text: string }[] {
  const has = coverage();
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0;
    const script = SCRIPTS.find((one) => has[one](code));
    const base = letter.normalize('NFD').charAt(0);
    const shown = script ? letter : has.latin(base.charCodeAt(0)) ? base : '?';
    const last = runs.at(-1);
    if (last?.script === (script ?? 'latin')) last.text += shown;
    else runs.push({ script: script ?? 'latin', text: shown });
  }
  return runs;
}

/** Writes a text that may need several fonts, at `x`, `y` in points, wrapped at `width`. */
export function writeText(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  { cut = 'regular', size, ...options }: PDFKit.Mixins.TextOptions & { cut?: Cut; size: number },
): void {
  const runs = fontRuns(text);
  doc.fontSize(size);
  runs.forEach((run, index) => {
    doc.font(fontName(cut, run.script));
    const continued = index < runs.length - 1;
    if (index === 0) doc.text(run.text, x, y, { ...options, continued });
    else doc.text(run.text, { ...options, continued });
  });
}
