/**
 * Makes favicon, icons of the home screen, web manifest (an E in paper on ink), the press's wordmark and the box of
 * mails.
 */
import sharp from 'sharp';
import { BOX_DRAWING } from '#rules/box-drawing.ts';
import { drawWordmark, type Wordmark } from './wordmark.ts';

const ink = '#141413';
const paper = '#F6F4F1';
/** Height of the E as a share of the icon's height, so that it fits the circle of maskable icons. */
const share = 0.5;

/** Draws the icon as SVG of 512 units; `radius` rounds its corners where no launcher does. */
export function iconSvg(mark: Wordmark, radius: number): string {
  const scale = (512 * share) / mark.height;
  const x = round((512 - mark.width * scale) / 2);
  const y = round((512 + mark.height * scale) / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${radius}" fill="${ink}"/><path transform="translate(${x} ${y}) scale(${round(scale)})" fill="${paper}" d="${mark.path}"/></svg>\n`;
}

/** Draws the name in ink without background, cropped to its outlines. */
function wordmarkSvg({ path, width, height }: Wordmark): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${round(-height)} ${round(width)} ${round(height)}"><path fill="${ink}" d="${path}"/></svg>\n`;
}

/** Draws the box in ink, filled with white: it shows on dark mails as well. */
async function boxPng(path: string, { left = 0, top = 0, width = 0, height = 0 }): Promise<Buffer> {
  const { line } = BOX_DRAWING;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}"><path fill="#FFFFFF" stroke="${ink}" stroke-width="${line}" stroke-linejoin="round" d="${path}"/></svg>`;
  return sharp(Buffer.from(svg))
    .resize(3 * width)
    .png({ palette: true })
    .toBuffer();
}

/** Draws the name for mails, three device pixels to one; on a plate of paper, because some programs darken the mail. */
function wordmarkPng(mark: Wordmark): Promise<Buffer> {
  return sharp(Buffer.from(wordmarkSvg(mark)), { density: 288 })
    .resize({ width: 396 })
    .flatten({ background: paper })
    .extend({ top: 23, bottom: 24, left: 24, right: 24, background: paper })
    .png({ palette: true })
    .toBuffer();
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

const webManifest = {
  name: 'Elvare',
  short_name: 'Elvare',
  start_url: '/',
  display: 'standalone',
  background_color: paper,
  theme_color: ink,
  icons: [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
};

/** Returns an ICO file of one PNG, for what asks for `/favicon.ico` by itself; `size` in px. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Letters of icons that shops without one are given (`src/server/media/look-files.ts`). */
export async function makeLetters(): Promise<string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].map(async (letter) => {
    const { path, width } = await drawWordmark(letter);
    return [letter, { path, width }] as const;
  });
  return `${JSON.stringify(Object.fromEntries(await Promise.all(letters)), null, 2)}\n`;
}

/** Returns the files: name below public/ → content. */
export async function makeIcons(): Promise<Map<string, Buffer | string>> {
  const mark = await drawWordmark('E');
  const name = await drawWordmark('ELVARE');
  const square = Buffer.from(iconSvg(mark, 0));
  const png = (size: number) =>
    sharp(square, { density: 72 }).resize(size, size).png({ palette: true }).toBuffer();
  return new Map<string, Buffer | string>([
    ['favicon.svg', iconSvg(mark, 64)],
    ['box.png', await boxPng(BOX_DRAWING.path, BOX_DRAWING)],
    ['box-closed.png', await boxPng(BOX_DRAWING.closed, BOX_DRAWING.closedAt)],
    ['favicon.ico', ico(await png(48), 48)],
    ['wordmark.svg', wordmarkSvg(name)],
    ['wordmark.png', await wordmarkPng(name)],
    ['apple-touch-icon.png', await png(180)],
    ['icon-192.png', await png(192)],
    ['icon-512.png', await png(512)],
    ['site.webmanifest', `${JSON.stringify(webManifest, null, 2)}\n`],
  ]);
}
