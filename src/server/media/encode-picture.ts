import sharp, { type Sharp } from 'sharp';
import type { Crop, PictureSize } from './picture-sizes.ts';

const encoders: Readonly<Record<PictureSize['format'], (image: Sharp, quality: number) => Sharp>> =
  {
    avif: (image, quality) => image.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }),
    webp: (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true }),
    jpeg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
  };
const qualityStep = 4;
const lowestQuality = 40;

/** Pixels of a decoded master, so that it is decoded once for all its sizes. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Encodes one size. Quality starts at the plan's and decreases in small steps while the file is above its
 * ceiling, so that fine detail can't exceed a page's byte budget.
 */
export async function encode(
  pixels: Pixels,
  output: PictureSize & { readonly crop?: Crop },
): Promise<Buffer> {
  const source = sharp(pixels.data, { raw: pixels.info });
  const part = output.crop ? source.extract(output.crop) : source;
  const resized = await part
    .resize(output.width, output.height, { kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = {
    width: resized.info.width,
    height: resized.info.height,
    channels: resized.info.channels,
  };
  for (let quality = output.quality; ; quality -= qualityStep) {
    const image = sharp(resized.data, { raw });
    const bytes = await encoders[output.format](image, quality).toBuffer();
    if (bytes.length <= output.ceiling || quality - qualityStep < lowestQuality) return bytes;
  }
}
