import sharp from 'sharp';
import type { ErrorCode } from '#contract/errors.ts';
import type { Pixels } from './encode-picture.ts';
import { MASTER_MAX_BYTES, MASTER_MAX_PX, masterId } from './master.ts';
import { hasEnd } from './picture-end.ts';
import { isHeic, pictureTypeOf } from './picture-type.ts';

const MAX_PIXELS = 60_000_000;
/** Ground of the shop's pictures, behind transparent ones. */
const GROUND = '#F6F4F1';
/** Few enough that 2,400 px of pure noise are done in seconds. */
const QUALITIES = [92, 84, 76];
const SHRINK = 0.8;

export type PictureFault = Extract<
  ErrorCode,
  'picture_type' | 'picture_broken' | 'picture_too_many_pixels' | 'picture_too_costly'
>;

export type MasterResult =
  | {
      readonly ok: true;
      /** JPEG in sRGB without metadata. */
      readonly bytes: Uint8Array;
      /** Of `masterId()`. */
      readonly id: string;
      readonly width: number;
      readonly height: number;
    }
  | { readonly ok: false; readonly code: PictureFault | 'picture_heic' };

/** Encodes pixels as JPEG within the byte limit: lower quality first, then fewer pixels. */
async function encodeMaster(pixels: Pixels): Promise<MasterResult> {
  for (let scale = 1; ; scale *= SHRINK) {
    const width = Math.max(1, Math.round(pixels.info.width * scale));
    for (const quality of QUALITIES) {
      const { data, info } = await sharp(pixels.data, { raw: pixels.info })
        .resize({ width })
        .jpeg({ quality, chromaSubsampling: '4:4:4' })
        .toBuffer({ resolveWithObject: true });
      if (data.length > MASTER_MAX_BYTES) continue;
      return { ok: true, bytes: data, id: masterId(data), width: info.width, height: info.height };
    }
  }
}

/**
 * Makes the master of an upload. The type is read from its content, and pixels are counted in its header before any
 * is decoded. The picture is turned upright; an animation keeps its first frame.
 */
export async function prepareMaster(upload: Uint8Array): Promise<MasterResult> {
  const type = pictureTypeOf(upload);
  if (type === undefined) {
    return { ok: false, code: isHeic(upload) ? 'picture_heic' : 'picture_type' };
  }
  if (!hasEnd(upload, type)) return { ok: false, code: 'picture_broken' };
  try {
    const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return { ok: false, code: 'picture_too_many_pixels' };
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(MASTER_MAX_PX, MASTER_MAX_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: GROUND })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = info;
    return await encodeMaster({ data, info: { width: info.width, height: info.height, channels } });
  } catch {
    // Sharp has no codes for what a decoder found.
    return { ok: false, code: 'picture_broken' };
  }
}
