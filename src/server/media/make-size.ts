import sharp from 'sharp';
import { encode } from './encode-picture.ts';
import { type FocalPoint, type PictureSize, squareAround } from './picture-sizes.ts';

/**
 * Encodes one size of a master, never enlarged: a square around the focal point, or without one the whole picture,
 * whose longer side is the size's width.
 */
export async function makeSize(
  master: Uint8Array,
  focus: FocalPoint | undefined,
  size: PictureSize,
): Promise<Buffer> {
  const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = { data, info: { width, height, channels } };
  if (focus === undefined) {
    const scale = Math.min(1, size.width / Math.max(width, height));
    const shrunk = (length: number) => Math.max(1, Math.round(length * scale));
    return encode(pixels, { ...size, width: shrunk(width), height: shrunk(height) });
  }
  const crop = squareAround({ width, height }, focus);
  const side = Math.min(size.width, crop.width);
  return encode(pixels, { ...size, width: side, height: side, crop });
}
