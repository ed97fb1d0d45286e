import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

export type NoticeResult =
  | { readonly ok: true; readonly png: Uint8Array; readonly address: string }
  | { readonly ok: false; readonly reason: string };

const refuse = (reason: string): NoticeResult => ({ ok: false, reason });

const MIN_WIDTH = 1_200;
/** Width of a picture made of an SVG: A4 at 300 dpi. */
const SVG_WIDTH = 2_480;
/** Pixels per inch at which sharp measures an SVG. */
const SVG_DENSITY = 72;
const A4 = 210 / 297;
/** Share by which the sides may differ from A4. */
const TOLERANCE = 0.02;
const ADDRESS = 'https://europa.eu/youreurope/';
/** Widths in which the code is looked for: a decoder misses one whose modules are too large or too small. */
const LOOKED_AT = [2_480, 1_754, 1_240, 877];
/** Least distance between the channels of a pixel that has a colour, and the share of such pixels. */
const CHROMA = 48;
const COLOURED = 0.01;

const onWhite = (png: Buffer) => sharp(png).flatten({ background: '#fff' }).toColourspace('srgb');

async function isColoured(png: Buffer): Promise<boolean> {
  const { data, info } = await onWhite(png)
    .resize({ width: 400 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels < 3) return false;
  let coloured = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = data.subarray(at, at + 3);
    if (Math.max(...pixel) - Math.min(...pixel) >= CHROMA) coloured += 1;
  }
  return coloured >= info.width * info.height * COLOURED;
}

async function readCode(png: Buffer): Promise<string | undefined> {
  for (const width of LOOKED_AT) {
    const { data, info } = await onWhite(png)
      .resize({ width })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    try {
      return decodeQR({ width: info.width, height: info.height, data });
    } catch {
      // No code in this size.
    }
  }
  return undefined;
}

/** Makes a PNG of a file without loss; one that is a PNG stays as it is. */
async function pngOf(file: Buffer): Promise<Buffer> {
  const { format, width = SVG_WIDTH } = await sharp(file).metadata();
  if (format === 'png') return file;
  if (format !== 'svg') return sharp(file).png().toBuffer();
  const density = (SVG_DENSITY * SVG_WIDTH) / width;
  return sharp(file, { density }).resize({ width: SVG_WIDTH }).png().toBuffer();
}

/** Checks that a file is the Commission's notice as it has to be shown: coloured, readable, and with its code. */
export async function checkNotice(file: Buffer): Promise<NoticeResult> {
  const png = await pngOf(file).catch(() => undefined);
  if (!png) return refuse('is no picture: take the PNG, JPEG or SVG of the Commission.');
  const { width, height } = await sharp(png).metadata();
  if (width < MIN_WIDTH) return refuse(`is ${width} px wide, and needs ${MIN_WIDTH}.`);
  if (Math.abs(width / height / A4 - 1) > TOLERANCE) {
    return refuse(`has ${width} × ${height} px, which is not the shape of A4.`);
  }
  if (!(await isColoured(png))) return refuse('has no colours: take the coloured version.');
  const address = await readCode(png);
  if (address === undefined) return refuse('has no QR code that can be read.');
  if (!address.startsWith(ADDRESS)) {
    return refuse(`has a QR code that leads to ${address}, not to ${ADDRESS}.`);
  }
  return { ok: true, png, address };
}
