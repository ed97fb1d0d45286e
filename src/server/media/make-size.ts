import sharp from 'sharp';
import { encode } from './encode-picture.ts';
import { type FocalPoint, type PictureSize, squareAround } from './picture-sizes.ts';

/** Encodes one size of a master: a square around the focal point, never enlarged. */
export async function makeSize(
  master: Uint8Array,
  focus: FocalPoint,
  size: PictureSize,
): Promise<Buffer> {
  const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const crop = squareAround({ width, height }, focus);
  const side = Math.min(size.width, crop.width);
  return encode(
    { data, info: { width, height, channels } },
    { ...size, width: side, height: side, crop },
  );
}
