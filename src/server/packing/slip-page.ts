import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BOX_DRAWING } from '#rules/box-drawing.ts';
import { DEMO_NAME } from '#rules/demo-name.ts';
import { type BoxLine, packBox } from '#rules/packed-box.ts';
import { writeText } from './pdf-text.ts';

/** Millimetres as PDF points. */
export const mm = (millimetres: number) => (millimetres * 72) / 25.4;

/** Page of DIN 5008, form B: the address shows in the window of a DL envelope. */
export const PAGE = {
  left: mm(25),
  width: mm(165),
  wordmark: mm(18),
  sender: mm(50),
  recipient: mm(55),
  facts: mm(130),
  title: mm(100),
  rows: mm(116),
  continued: mm(36),
  lastRow: mm(262),
  footer: mm(276),
} as const;
export const COLUMN = { box: 0, quantity: mm(12), item: mm(28) } as const;
const BOX = { side: mm(4), gap: mm(1), inRow: 2, most: 12 } as const;
export const ROW = { minimum: mm(12), padding: mm(3) } as const;

/** Returns the side, height and corners of boxes to tick, one for each piece; more than 12 pieces have one together. */
export function tickBoxes(pieces: number) {
  const { side, gap, inRow, most } = BOX;
  const count = pieces > most ? 1 : pieces;
  const corners = Array.from({ length: count }, (_, at) => ({
    x: (at % inRow) * (side + gap),
    y: Math.floor(at / inRow) * (side + gap),
  }));
  return { side, height: Math.ceil(count / inRow) * (side + gap) - gap, corners };
}

export const INK = '#141413';
export const SOFT = '#5c5b57';
export const LINE = '#d6d3cb';
export const SIZE = { small: 8, text: 10, item: 11, title: 22, brand: 16 } as const;

const WORDMARK_FILE = path.resolve(import.meta.dirname, '..', '..', '..', 'public', 'wordmark.svg');
let wordmark: string | undefined;

/** The wordmark's outline; its baseline is 0, its height 688, its width 4974. */
function readWordmark(): string {
  wordmark ??= / d="([^"]+)"/.exec(readFileSync(WORDMARK_FILE, 'utf8'))?.[1] ?? '';
  return wordmark;
}

/** Marks of the shop on a slip. */
export interface SlipBrand {
  readonly name: string;
  /** Wordmark as PNG; the name stands there without. */
  readonly wordmark?: Uint8Array;
}

/** Draws the wordmark, 5 mm high, at the top left: the demo's drawn one, or the shop's own. */
export function drawWordmark(doc: PDFKit.PDFDocument, { name, wordmark: own }: SlipBrand): void {
  const height = mm(5);
  if (own !== undefined) {
    doc.image(Buffer.from(own), PAGE.left, PAGE.wordmark, { fit: [mm(85), height * 2] });
    return;
  }
  if (name !== DEMO_NAME) {
    doc.fillColor(INK);
    const style = { cut: 'bold', size: SIZE.brand, width: mm(95) } as const;
    writeText(doc, name, PAGE.left, PAGE.wordmark - mm(1), style);
    return;
  }
  doc.save();
  doc.translate(PAGE.left, PAGE.wordmark + height).scale(height / 688);
  doc.path(readWordmark()).fill(INK);
  doc.restore();
}

/** Draws the box with what is in it, 20 mm high, at the top right. */
export function drawBox(doc: PDFKit.PDFDocument, lines: readonly BoxLine[]): void {
  const { width, height, line, filled, front } = BOX_DRAWING;
  const scale = mm(20) / height;
  doc.save();
  doc.translate(PAGE.left + PAGE.width - width * scale, mm(14)).scale(scale);
  doc.lineWidth(line).lineJoin('round');
  for (const d of [filled, ...packBox(lines).map(({ path }) => path), front]) {
    doc.path(d).fillAndStroke('#FFFFFF', INK);
  }
  doc.restore();
}
