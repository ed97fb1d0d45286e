import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import type { PaperLine } from '#rules/papers.ts';
import { layText, writeLines, writeText } from '../packing/pdf-text.ts';
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
type Element = PDFKit.PDFStructureElement;

/** Columns from the left margin on; amounts end at the right of theirs. */
const COLUMNS = [
  { key: 'quantity', x: 0, width: mm(18) },
  { key: 'item', x: mm(18), width: mm(87) },
  { key: 'unit', x: mm(107), width: mm(28), align: 'right' },
  { key: 'amount', x: mm(137), width: mm(28), align: 'right' },
] as const;
const PADDING = mm(2);
const SUMS = { x: mm(85), width: mm(50), value: mm(137), valueWidth: mm(28), line: mm(6) } as const;

/** Draws content of an element of the document's structure. */
type Tag = (type: 'P' | 'H1', draw: () => void) => void;

function drawHead(doc: Doc, input: PaperInput, tag: Tag): number {
  const { content, brand } = input;
  const texts = TEXTS[content.lang];
  const { left } = PAGE;
  drawArtifact(doc, 'Layout', () => drawWordmark(doc, brand));
  let y: number = PAGE.sender;
  tag('P', () => {
    doc.fillColor(SOFT);
    const style = { size: SIZE.small, width: mm(100) };
    y = writeText(doc, content.seller.lines.join(' · '), left, y, style);
  });
  y = Math.max(PAGE.recipient, y);
  for (const line of content.recipient) {
    tag('P', () => {
      doc.fillColor(INK);
      y = writeText(doc, line, left, y, { size: SIZE.item, width: mm(95) });
    });
  }
  const width = left + PAGE.width - PAGE.facts;
  let top: number = PAGE.sender;
  for (const [name, value] of factsOf(input)) {
    tag('P', () => {
      doc.fillColor(SOFT);
      top = writeText(doc, name, PAGE.facts, top, { size: SIZE.small, width });
      doc.fillColor(INK);
      const style = { cut: 'bold', size: SIZE.text, width } as const;
      top = writeText(doc, value, PAGE.facts, top, style) + mm(2);
    });
  }
  y = Math.max(PAGE.title, y + mm(8), top + mm(6));
  tag('H1', () => {
    const style = { cut: 'bold', size: SIZE.title, width: PAGE.width } as const;
    y = writeText(doc, titleOf(input), left, y, style) + mm(2);
  });
  const said = [content.isSample ? texts.sampleNote : '', causeOf(input)].filter(Boolean);
  for (const text of said)
    tag('P', () => {
      doc.fillColor(INK);
      y = writeText(doc, text, left, y, { size: SIZE.text, width: PAGE.width }) + mm(2);
    });
  return y + mm(4);
}

const drawRule = (doc: Doc, y: number): void =>
  drawArtifact(doc, 'Layout', () =>
    doc
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + PAGE.width, y)
      .lineWidth(0.5)
      .stroke(LINE),
  );

/** Begins a page that continues the paper; returns where its content begins. */
function nextPage(doc: Doc, input: PaperInput): number {
  doc.addPage();
  drawArtifact(doc, 'Pagination', () => {
    drawWordmark(doc, input.brand);
    doc.fillColor(INK);
    const style = { cut: 'bold', size: SIZE.item, width: mm(60) } as const;
    writeText(doc, input.number, PAGE.facts, PAGE.wordmark, style);
  });
  return PAGE.continued;
}

function writeHeadings(doc: Doc, input: PaperInput, y: number, key: string): void {
  const column = COLUMNS.find((each) => each.key === key);
  if (!column) return;
  doc.fillColor(SOFT);
  const align = 'align' in column ? column.align : 'left';
  const style = { size: SIZE.small, width: column.width, align } as const;
  writeText(doc, TEXTS[input.content.lang][column.key], PAGE.left + column.x, y, style);
}

function layLine(doc: Doc, line: PaperLine, { content: { lang } }: PaperInput) {
  const [quantity, item, unit, amount] = COLUMNS;
  const isGift = line.totalCents === 0;
  const detail = [line.variant, isGift ? TEXTS[lang].gift : ''].filter(Boolean).join(' · ');
  const plain = { size: SIZE.text } as const;
  const name = layText(doc, line.name, { cut: 'bold', ...plain, width: item.width });
  const below = layText(doc, detail, { size: SIZE.small, width: item.width });
  const height = name.height + (detail === '' ? 0 : below.height);
  const price = (cents: number) => formatPrice(cents, lang);
  const cell = (text: string, column: (typeof COLUMNS)[number], y: number) => () => {
    doc.fillColor(INK);
    const align = 'align' in column ? column.align : 'left';
    writeText(doc, text, PAGE.left + column.x, y, { ...plain, width: column.width, align });
  };
  const cells = (y: number) => [
    cell(String(line.quantity), quantity, y),
    () => {
      doc.fillColor(INK);
      const next = writeLines(doc, name, PAGE.left + item.x, y);
      doc.fillColor(SOFT);
      if (detail !== '') writeLines(doc, below, PAGE.left + item.x, next);
    },
    cell(price(line.unitCents), unit, y),
    cell(price(line.totalCents), amount, y),
  ];
  return { height: height + 2 * PADDING, cells };
}

/** Draws the lines as a table, whose heading every page repeats; returns where they end. */
function drawLines(doc: Doc, section: Element, input: PaperInput, from: number): number {
  let y = from;
  const table = doc.struct('Table');
  section.add(table);
  const heading = COLUMNS.map(({ key }) =>
    doc.struct('TH', {}, [() => writeHeadings(doc, input, y, key)]),
  );
  table.add(doc.struct('TR', {}, heading));
  y += SIZE.small * 1.2 + PADDING;
  for (const line of input.content.lines) {
    const { height, cells } = layLine(doc, line, input);
    if (y + height > PAGE.lastRow) {
      drawRule(doc, y);
      y = nextPage(doc, input);
      drawArtifact(doc, 'Pagination', () => {
        for (const { key } of COLUMNS) writeHeadings(doc, input, y, key);
      });
      y += SIZE.small * 1.2 + PADDING;
    }
    drawRule(doc, y);
    const row = cells(y + PADDING).map((draw) => doc.struct('TD', {}, [draw]));
    table.add(doc.struct('TR', {}, row));
    y += height;
  }
  drawRule(doc, y);
  return y + PADDING;
}

function drawSums(doc: Doc, input: PaperInput, from: number, tag: Tag): void {
  const sums = sumsOf(input);
  const notes = notesOf(input);
  const height = (sums.length + notes.length + 1) * SUMS.line;
  let y = from + height > PAGE.lastRow ? nextPage(doc, input) : from;
  for (const { name, value, isStrong } of sums) {
    const cut = isStrong ? 'bold' : 'regular';
    tag('P', () => {
      doc.fillColor(INK);
      const { x, width, value: at, valueWidth } = SUMS;
      const style = { cut, size: SIZE.text } as const;
      const left = layText(doc, name, { ...style, width });
      writeLines(doc, left, PAGE.left + x, y);
      const right = { ...style, width: valueWidth, align: 'right' as const };
      writeText(doc, value, PAGE.left + at, y, right);
      y += Math.max(SUMS.line, left.height);
    });
  }
  y += mm(4);
  for (const note of notes)
    tag('P', () => {
      const style = { size: SIZE.text, width: PAGE.width };
      y = writeText(doc, note, PAGE.left, y, style) + mm(1);
    });
}

/** Draws the foot of every page, and across it that a paper of a demo is none. */
function drawFeet(doc: Doc, input: PaperInput): void {
  const { content, number } = input;
  const texts = TEXTS[content.lang];
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    drawArtifact(doc, 'Pagination', () => {
      doc.fillColor(SOFT);
      const style = { size: SIZE.small, width: mm(110) };
      writeText(doc, sellerOf(content), PAGE.left, PAGE.footer, style);
      const place = `${number} · ${fill(texts.page, { page: page + 1, pages: count })}`;
      const right = { size: SIZE.small, width: mm(50), align: 'right' } as const;
      writeText(doc, place, PAGE.left + mm(115), PAGE.footer, right);
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
    const tag: Tag = (type, draw) => section.add(doc.struct(type, {}, [draw]));
    let y = drawHead(doc, input, tag);
    if (hasLines(content)) y = drawLines(doc, section, input, y);
    drawSums(doc, input, y, tag);
    section.end();
    drawFeet(doc, input);
  });
}
