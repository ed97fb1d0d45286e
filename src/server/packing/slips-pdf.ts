import PdfDocument from 'pdfkit';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import type { CompanyFacts } from '#rules/company-texts.ts';
import { registerFonts, writeText } from './pdf-text.ts';
import type { PackingSlip, SlipLine } from './read-slips.ts';
import {
  COLUMN,
  drawBox,
  drawWordmark,
  INK,
  LINE,
  mm,
  PAGE,
  ROW,
  SIZE,
  SOFT,
} from './slip-page.ts';
import { SLIP_TEXTS } from './slip-texts.ts';

type SlipCompany = Pick<CompanyFacts, 'name' | 'street' | 'city' | 'email'>;

function drawHead(doc: PDFKit.PDFDocument, slip: PackingSlip, company: SlipCompany): void {
  const texts = SLIP_TEXTS[slip.lang];
  drawWordmark(doc);
  drawBox(doc);
  const sender = [company.name, company.street, company.city].filter((part) => part !== '');
  doc.fillColor(SOFT);
  writeText(doc, sender.join(' · '), PAGE.left, PAGE.sender, { size: SIZE.small, width: mm(80) });
  doc.fillColor(INK);
  slip.recipient.forEach((line, index) => {
    writeText(doc, line, PAGE.left, PAGE.recipient + index * mm(5), {
      size: SIZE.item,
      width: mm(85),
      height: mm(5),
      ellipsis: true,
    });
  });
  const facts = [
    [texts.number, slip.number],
    [texts.ordered, texts.date(slip.orderedAt)],
  ] as const;
  facts.forEach(([name, value], index) => {
    const y = PAGE.recipient + index * mm(11);
    doc.fillColor(SOFT);
    writeText(doc, name, PAGE.facts, y, { size: SIZE.small });
    doc.fillColor(INK);
    writeText(doc, value, PAGE.facts, y + mm(4), { cut: 'bold', size: SIZE.item });
  });
  writeText(doc, `${texts.title} ${slip.number}`, PAGE.left, PAGE.title, {
    cut: 'bold',
    size: SIZE.title,
  });
}

function drawRule(doc: PDFKit.PDFDocument, y: number): void {
  doc
    .moveTo(PAGE.left, y)
    .lineTo(PAGE.left + PAGE.width, y)
    .lineWidth(0.5)
    .stroke(LINE);
}

function rowHeight(doc: PDFKit.PDFDocument, { name, variant }: SlipLine): number {
  const width = PAGE.width - COLUMN.item;
  const nameHeight = doc.fontSize(SIZE.item).heightOfString(name, { width });
  const detailHeight = variant ? doc.fontSize(SIZE.text).heightOfString(variant, { width }) : 0;
  return Math.max(ROW.minimum, nameHeight + detailHeight + 2 * ROW.padding);
}

function drawRow(doc: PDFKit.PDFDocument, line: SlipLine, y: number, gift: string): void {
  const top = y + ROW.padding;
  doc
    .rect(PAGE.left + COLUMN.box, top, mm(4), mm(4))
    .lineWidth(0.75)
    .stroke(INK);
  doc.fillColor(INK);
  writeText(doc, `${line.quantity} ×`, PAGE.left + COLUMN.quantity, top, {
    cut: 'bold',
    size: SIZE.item,
  });
  const x = PAGE.left + COLUMN.item;
  const width = PAGE.width - COLUMN.item;
  writeText(doc, line.name, x, top, { cut: 'bold', size: SIZE.item, width });
  const detail = [line.variant, line.isGift ? gift : ''].filter((part) => part !== '');
  if (detail.length === 0) return;
  doc.fillColor(SOFT);
  writeText(doc, detail.join(' · '), x, doc.y, { size: SIZE.text, width });
}

function drawFooter(
  doc: PDFKit.PDFDocument,
  slip: PackingSlip,
  company: SlipCompany,
  page: string,
) {
  const texts = SLIP_TEXTS[slip.lang];
  const y = PAGE.footer;
  doc.fillColor(SOFT);
  writeText(doc, texts.help(company.email), PAGE.left, y, { size: SIZE.small });
  const width = mm(60);
  const x = PAGE.left + PAGE.width - width;
  writeText(doc, page, x, y, { size: SIZE.small, width, align: 'right' });
}

/** Draws one slip from a new page on. */
function drawSlip(doc: PDFKit.PDFDocument, slip: PackingSlip, company: SlipCompany): void {
  const texts = SLIP_TEXTS[slip.lang];
  const first = doc.bufferedPageRange().count;
  doc.addPage();
  drawHead(doc, slip, company);
  let y: number = PAGE.rows;
  for (const line of slip.lines) {
    const height = rowHeight(doc, line);
    if (y + height > PAGE.lastRow) {
      doc.addPage();
      drawWordmark(doc);
      doc.fillColor(INK);
      writeText(doc, slip.number, PAGE.facts, PAGE.wordmark, { cut: 'bold', size: SIZE.item });
      y = PAGE.continued;
    }
    drawRule(doc, y);
    drawRow(doc, line, y, texts.gift);
    y += height;
  }
  drawRule(doc, y);
  const pieces = slip.lines.reduce((sum, line) => sum + line.pieces, 0);
  doc.fillColor(INK);
  writeText(doc, pieces === 0 ? texts.nothing : texts.pieces(pieces), PAGE.left, y + ROW.padding, {
    cut: 'bold',
    size: SIZE.text,
  });
  const { count } = doc.bufferedPageRange();
  for (let page = first; page < count; page++) {
    doc.switchToPage(page);
    const place = texts.page(page - first + 1, count - first);
    drawFooter(doc, slip, company, `${slip.number} · ${place}`);
  }
}

/** Input of `drawSlips`; plain data, because it crosses to another process. */
export interface SlipsInput {
  readonly slips: readonly PackingSlip[];
  readonly company: SlipCompany;
  readonly nowMs: number;
}

/**
 * Returns the slips as one PDF on A4, each from a new page on. Lines have no prices, because a parcel may be a
 * present.
 */
export function drawSlips({ slips, company, nowMs }: SlipsInput): Promise<Buffer> {
  const lang = slips[0]?.lang ?? 'de';
  const doc = new PdfDocument({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    autoFirstPage: false,
    bufferPages: true,
    lang,
    displayTitle: true,
    info: {
      Title: `${SLIP_TEXTS[lang].title} ${isoDate(berlinDate(nowMs))}`,
      Author: company.name,
      CreationDate: new Date(nowMs),
    },
  });
  registerFonts(doc);
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const slip of slips) drawSlip(doc, slip, company);
  doc.end();
  return ended;
}
