import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import type { PaperLine } from '#rules/papers.ts';
import { layText, writeText } from '../packing/pdf-text.ts';
import { drawWordmark, INK, LINE, mm, PAGE, SIZE, SOFT } from '../packing/slip-page.ts';
import { drawArtifact, taggedPdf } from '../packing/tagged-pdf.ts';
import {
  causeOf,
  factsOf,
  hasLines,
  notesOf,
  type PaperInput,
  sellerOf,
  sumsOf,
  TEXTS,
  titleOf,
} from './paper-page.ts';

type Doc = PDFKit.PDFDocument;

/** From the left margin on, in points. */
interface Column {
  readonly x: number;
  readonly width: number;
  readonly align?: 'right';
}
/** Columns of lines. */
const COLUMNS = {
  quantity: { x: 0, width: mm(18) },
  item: { x: mm(18), width: mm(87) },
  unit: { x: mm(107), width: mm(28), align: 'right' },
  amount: { x: mm(137), width: mm(28), align: 'right' },
} as const satisfies Readonly<Record<string, Column>>;
const KEYS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const WHOLE: Column = { x: 0, width: PAGE.width };
const ADDRESS: Column = { x: 0, width: mm(100) };
const FACTS: Column = { x: PAGE.facts - PAGE.left, width: PAGE.left + PAGE.width - PAGE.facts };
const SUM: Column = { x: mm(85), width: mm(50) };
const PAGE_NUMBER: Column = { x: mm(115), width: mm(50), align: 'right' };

interface Style {
  readonly size?: number;
  readonly cut?: 'regular' | 'bold';
  readonly colour?: string;
}
const SMALL: Style = { size: SIZE.small, colour: SOFT };
const BOLD: Style = { cut: 'bold' };
const PADDING = mm(2);
const HEADING = SIZE.small * 1.2 + PADDING;

/** Writes a text in a column; returns where the next one may begin. */
function write(doc: Doc, text: string, { x, width, align }: Column, y: number, style: Style = {}) {
  const { size = SIZE.text, cut = 'regular', colour = INK } = style;
  doc.fillColor(colour);
  return writeText(doc, text, PAGE.left + x, y, { size, cut, width, ...(align && { align }) });
}

/** Writes a text as an element of the document's structure. */
type Add = (text: string, column: Column, y: number, style?: Style, type?: 'P' | 'H1') => number;

function drawHead(doc: Doc, input: PaperInput, add: Add): number {
  const { content, brand } = input;
  drawArtifact(doc, 'Layout', () => drawWordmark(doc, brand));
  let y = add(content.seller.lines.join(' · '), ADDRESS, PAGE.sender, SMALL);
  y = Math.max(PAGE.recipient, y);
  for (const line of content.recipient) y = add(line, ADDRESS, y, { size: SIZE.item });
  let top: number = PAGE.sender;
  for (const [name, value] of factsOf(input))
    top = add(value, FACTS, add(name, FACTS, top, SMALL), BOLD) + PADDING;
  y = Math.max(PAGE.title, y + mm(8), top + mm(6));
  y = add(titleOf(input), WHOLE, y, { ...BOLD, size: SIZE.title }, 'H1') + PADDING;
  const note = content.isSample ? TEXTS[content.lang].sampleNote : '';
  for (const text of [note, causeOf(input)]) if (text !== '') y = add(text, WHOLE, y) + PADDING;
  return y + mm(4);
}

function drawRule(doc: Doc, y: number): void {
  const { left, width } = PAGE;
  const line = () => doc.moveTo(left, y).lineTo(left + width, y);
  drawArtifact(doc, 'Layout', () => line().lineWidth(0.5).stroke(LINE));
}

/** Begins a page that continues the paper; returns where its content begins. */
function nextPage(doc: Doc, input: PaperInput): number {
  doc.addPage();
  drawArtifact(doc, 'Pagination', () => {
    drawWordmark(doc, input.brand);
    write(doc, input.number, FACTS, PAGE.wordmark, BOLD);
  });
  return PAGE.continued;
}

/** Height of a line, and what draws its cells. */
function layLine(doc: Doc, line: PaperLine, { content: { lang } }: PaperInput) {
  const { quantity, item, unit, amount } = COLUMNS;
  const gift = line.totalCents === 0 ? TEXTS[lang].gift : '';
  const detail = [line.variant, gift].filter(Boolean).join(' · ');
  const name = layText(doc, line.name, { cut: 'bold', size: SIZE.text, width: item.width });
  const below = layText(doc, detail, { size: SIZE.small, width: item.width });
  const height = name.height + (detail === '' ? 0 : below.height) + 2 * PADDING;
  const price = (cents: number) => formatPrice(cents, lang);
  const cells = (y: number) => [
    () => write(doc, String(line.quantity), quantity, y),
    () => write(doc, detail, item, write(doc, line.name, item, y, BOLD), SMALL),
    () => write(doc, price(line.unitCents), unit, y),
    () => write(doc, price(line.totalCents), amount, y),
  ];
  return { height, cells };
}

/** Draws the lines as a table, whose heading every page repeats; returns where they end. */
function drawLines(
  doc: Doc,
  section: PDFKit.PDFStructureElement,
  input: PaperInput,
  from: number,
): number {
  const texts = TEXTS[input.content.lang];
  let y = from;
  const headings = KEYS.map((key) => () => write(doc, texts[key], COLUMNS[key], y, SMALL));
  const table = doc.struct('Table');
  section.add(table);
  const addRow = (type: 'TH' | 'TD', cells: readonly (() => unknown)[]) =>
    table.add(
      doc.struct(
        'TR',
        {},
        cells.map((draw) => doc.struct(type, {}, [() => void draw()])),
      ),
    );
  addRow('TH', headings);
  y += HEADING;
  for (const line of input.content.lines) {
    const { height, cells } = layLine(doc, line, input);
    if (y + height > PAGE.lastRow) {
      drawRule(doc, y);
      y = nextPage(doc, input);
      drawArtifact(doc, 'Pagination', () => headings.forEach((draw) => void draw()));
      y += HEADING;
    }
    drawRule(doc, y);
    addRow('TD', cells(y + PADDING));
    y += height;
  }
  drawRule(doc, y);
  return y + PADDING;
}

function drawSums(doc: Doc, input: PaperInput, from: number, add: Add): void {
  const sums = sumsOf(input);
  const notes = notesOf(input);
  const height = (sums.length + notes.length + 1) * mm(6);
  let y = from + height > PAGE.lastRow ? nextPage(doc, input) : from;
  for (const { name, value, isStrong } of sums) {
    const style = isStrong ? BOLD : {};
    y = Math.max(add(name, SUM, y, style), add(value, COLUMNS.amount, y, style)) + mm(1.5);
  }
  y += mm(4);
  for (const note of notes) y = add(note, WHOLE, y) + mm(1);
}

/** Draws the foot of every page, and across it that a paper of a demo is none. */
function drawFeet(doc: Doc, { content, number }: PaperInput): void {
  const texts = TEXTS[content.lang];
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    drawArtifact(doc, 'Pagination', () => {
      const place = fill(texts.page, { page: page + 1, pages: count });
      write(doc, sellerOf(content), { ...ADDRESS, width: mm(110) }, PAGE.footer, SMALL);
      write(doc, `${number} · ${place}`, PAGE_NUMBER, PAGE.footer, SMALL);
    });
    if (!content.isSample) continue;
    drawArtifact(doc, 'Layout', () => {
      doc.save();
      doc.rotate(-45, { origin: [mm(105), mm(150)] }).fillColor(INK, 0.07);
      const style = { cut: 'bold', size: 110, width: mm(220) } as const;
      writeText(doc, texts.sample, mm(40), mm(135), style);
      doc.restore();
      doc.fillOpacity(1);
    });
  }
}

/** Returns an invoice or a correction as a PDF, the same bytes for the same input. */
export function drawPaper(input: PaperInput): Promise<Buffer> {
  const { content, madeAtMs } = input;
  const facts = { lang: content.lang, title: titleOf(input), at: new Date(madeAtMs) };
  return taggedPdf({ ...facts, author: content.seller.lines[0] ?? '' }, (doc, root) => {
    doc.addPage();
    const section = doc.struct('Sect', { lang: content.lang });
    root.add(section);
    const add: Add = (text, column, y, style, type = 'P') => {
      let next = y;
      const draw = () => {
        next = write(doc, text, column, y, style);
      };
      section.add(doc.struct(type, {}, [draw]));
      return next;
    };
    let y = drawHead(doc, input, add);
    if (hasLines(content)) y = drawLines(doc, section, input, y);
    drawSums(doc, input, y, add);
    section.end();
    drawFeet(doc, input);
  });
}
