import type { Lang } from '#routes.ts';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import type { CompanyFacts } from '#rules/company-texts.ts';
import { fill } from '#rules/fill.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { layText, writeLines, writeText } from './pdf-text.ts';
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
  type SlipBrand,
  SOFT,
  tickBoxes,
} from './slip-page.ts';
import { drawArtifact, taggedPdf } from './tagged-pdf.ts';

/** By the language of the order. */
const TEXTS: Readonly<Record<Lang, typeof de>> = { de, en };

const dateIn = (lang: Lang, date: Date): string =>
  new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'long',
  }).format(date);

interface SlipShop {
  readonly company: Pick<CompanyFacts, 'name' | 'street' | 'city' | 'email'>;
  readonly brand: SlipBrand;
}

/** Draws content of an element of the document's structure, which reading aloud follows. */
type Tag = (type: 'P' | 'H1', draw: () => void) => void;

/** Draws the top of a slip; returns where its rows begin. A long address moves what follows it down. */
function drawHead(
  doc: PDFKit.PDFDocument,
  slip: PackingSlip,
  { company, brand }: SlipShop,
  tag: Tag,
): number {
  const texts = TEXTS[slip.lang];
  drawArtifact(doc, 'Layout', () => {
    drawWordmark(doc, brand);
    drawBox(doc, slip.lines);
  });
  const { left } = PAGE;
  let y: number = PAGE.sender;
  tag('P', () => {
    const sender = [company.name, company.street, company.city].filter((part) => part !== '');
    doc.fillColor(SOFT);
    y = writeText(doc, sender.join(' · '), left, y, { size: SIZE.small, width: mm(85) });
  });
  y = Math.max(PAGE.recipient, y);
  for (const line of slip.recipient) {
    tag('P', () => {
      doc.fillColor(INK);
      y = writeText(doc, line, left, y, { size: SIZE.item, width: mm(85) });
    });
  }
  const facts = [
    [texts.number, slip.number],
    [texts.ordered, dateIn(slip.lang, slip.orderedAt)],
  ] as const;
  const width = left + PAGE.width - PAGE.facts;
  facts.forEach(([name, value], index) => {
    const top = PAGE.recipient + index * mm(11);
    tag('P', () => {
      doc.fillColor(SOFT);
      writeText(doc, name, PAGE.facts, top, { size: SIZE.small, width });
      doc.fillColor(INK);
      writeText(doc, value, PAGE.facts, top + mm(4), { cut: 'bold', size: SIZE.item, width });
    });
  });
  const title = Math.max(PAGE.title, y + mm(10));
  tag('H1', () => {
    const style = { cut: 'bold', size: SIZE.title, width: PAGE.width } as const;
    writeText(doc, `${texts.title} ${slip.number}`, left, title, style);
  });
  return title + PAGE.rows - PAGE.title;
}

function drawRule(doc: PDFKit.PDFDocument, y: number): void {
  drawArtifact(doc, 'Layout', () =>
    doc
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + PAGE.width, y)
      .lineWidth(0.5)
      .stroke(LINE),
  );
}

function layRow(doc: PDFKit.PDFDocument, line: SlipLine, gift: string) {
  const { name, variant, isGift, pieces } = line;
  const width = PAGE.width - COLUMN.item;
  const detail = [variant, isGift ? gift : ''].filter((part) => part !== '').join(' · ');
  const title = layText(doc, name, { cut: 'bold', size: SIZE.item, width });
  const below = layText(doc, detail, { size: SIZE.text, width });
  const boxes = tickBoxes(pieces);
  const content = Math.max(title.height + below.height, boxes.height);
  return { title, below, boxes, height: Math.max(ROW.minimum, content + 2 * ROW.padding) };
}

function drawRow(
  doc: PDFKit.PDFDocument,
  line: SlipLine,
  { title, below }: ReturnType<typeof layRow>,
  y: number,
): void {
  const top = y + ROW.padding;
  doc.fillColor(INK);
  writeText(doc, `${line.quantity} ×`, PAGE.left + COLUMN.quantity, top, {
    cut: 'bold',
    size: SIZE.item,
    width: COLUMN.item - COLUMN.quantity,
  });
  const x = PAGE.left + COLUMN.item;
  const next = writeLines(doc, title, x, top);
  doc.fillColor(SOFT);
  writeLines(doc, below, x, next);
}

function drawFooter(
  doc: PDFKit.PDFDocument,
  slip: PackingSlip,
  { company }: SlipShop,
  page: string,
) {
  const texts = TEXTS[slip.lang];
  const y = PAGE.footer;
  doc.fillColor(SOFT);
  writeText(doc, fill(texts.help, { email: company.email }), PAGE.left, y, {
    size: SIZE.small,
    width: mm(100),
  });
  const width = mm(60);
  const x = PAGE.left + PAGE.width - width;
  writeText(doc, page, x, y, { size: SIZE.small, width, align: 'right' });
}

/** Draws one slip from a new page on, as a section of `root`. */
function drawSlip(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  slip: PackingSlip,
  shop: SlipShop,
): void {
  const texts = TEXTS[slip.lang];
  const first = doc.bufferedPageRange().count;
  doc.addPage();
  const section = doc.struct('Sect', { lang: slip.lang });
  root.add(section);
  const tag: Tag = (type, draw) => section.add(doc.struct(type, {}, [draw]));
  let y = drawHead(doc, slip, shop, tag);
  const list = doc.struct('L');
  section.add(list);
  for (const line of slip.lines) {
    const row = layRow(doc, line, texts.gift);
    if (y + row.height > PAGE.lastRow) {
      doc.addPage();
      drawArtifact(doc, 'Pagination', () => {
        drawWordmark(doc, shop.brand);
        doc.fillColor(INK);
        const style = { cut: 'bold', size: SIZE.item, width: mm(60) } as const;
        writeText(doc, slip.number, PAGE.facts, PAGE.wordmark, style);
      });
      y = PAGE.continued;
    }
    drawRule(doc, y);
    const top = y;
    const { side, corners } = row.boxes;
    drawArtifact(doc, 'Layout', () => {
      for (const { x, y: below } of corners)
        doc.rect(PAGE.left + COLUMN.box + x, top + ROW.padding + below, side, side);
      doc.lineWidth(0.75).stroke(INK);
    });
    const body = doc.struct('LBody', {}, [() => drawRow(doc, line, row, top)]);
    list.add(doc.struct('LI', {}, [body]));
    y += row.height;
  }
  drawRule(doc, y);
  const pieces = slip.lines.reduce((sum, line) => sum + line.pieces, 0);
  tag('P', () => {
    doc.fillColor(INK);
    const some = pieces === 1 ? texts.onePiece : fill(texts.pieces, { count: pieces });
    const text = pieces === 0 ? texts.nothing : some;
    const style = { cut: 'bold', size: SIZE.text, width: PAGE.width } as const;
    writeText(doc, text, PAGE.left, y + ROW.padding, style);
  });
  section.end();
  const { count } = doc.bufferedPageRange();
  for (let page = first; page < count; page++) {
    doc.switchToPage(page);
    const place = fill(texts.page, { page: page - first + 1, pages: count - first });
    drawArtifact(doc, 'Pagination', () => drawFooter(doc, slip, shop, `${slip.number} · ${place}`));
  }
}

/** Input of `drawSlips`; plain data, because it crosses to another process. */
export interface SlipsInput extends SlipShop {
  readonly slips: readonly PackingSlip[];
  readonly nowMs: number;
}

/**
 * Returns the slips as one PDF on A4, each from a new page on. Lines have no prices, because a parcel may be a
 * present.
 */
export function drawSlips({ slips, nowMs, ...shop }: SlipsInput): Promise<Buffer> {
  const lang = slips[0]?.lang ?? 'de';
  const facts = {
    title: `${TEXTS[lang].title} ${isoDate(berlinDate(nowMs))}`,
    author: shop.company.name,
    at: new Date(nowMs),
  };
  return taggedPdf({ lang, ...facts }, (doc, root) => {
    for (const slip of slips) drawSlip(doc, root, slip, shop);
  });
}
