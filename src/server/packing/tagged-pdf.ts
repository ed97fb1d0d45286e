import PdfDocument from 'pdfkit';
import type { Lang } from '#routes.ts';
import { registerFonts } from './pdf-text.ts';

interface PdfFacts {
  readonly lang: Lang;
  readonly title: string;
  readonly author: string;
  readonly at: Date;
}

/** Draws what reading aloud leaves out. */
export function drawArtifact(
  doc: PDFKit.PDFDocument,
  type: 'Layout' | 'Pagination',
  draw: () => void,
): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** Makes a tagged PDF on A4 with language and title; `draw` fills it under the root of its structure. */
export function taggedPdf(
  { lang, title, author, at }: PdfFacts,
  draw: (doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) => void,
): Promise<Buffer> {
  const doc = new PdfDocument({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at },
  });
  registerFonts(doc);
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  draw(doc, root);
  doc.end();
  return ended;
}
