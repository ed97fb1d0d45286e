import sharp from 'sharp';
import { MASTER_MAX_BYTES, MASTER_MAX_PX } from './master.ts';
import { hasEnd } from './picture-end.ts';
import { pictureTypeOf } from './picture-type.ts';
import type { PictureFault } from './prepare-master.ts';

type MasterFault = PictureFault | 'picture_too_large' | 'picture_not_prepared';

export type MasterCheckResult =
  | { readonly ok: true; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly code: MasterFault };

const refuse = (code: MasterFault): MasterCheckResult => ({ ok: false, code });

/**
 * Checks bytes that claim to be a master of another shop against everything that `prepareMaster()` guarantees: a JPEG
 * within the limits, without metadata, that can be decoded to its end. Pixels are counted in the header before any is
 * decoded.
 */
export async function checkMaster(master: Uint8Array): Promise<MasterCheckResult> {
  if (pictureTypeOf(master) !== 'jpeg') return refuse('picture_type');
  if (master.length > MASTER_MAX_BYTES) return refuse('picture_too_large');
  if (!hasEnd(master, 'jpeg')) return refuse('picture_broken');
  try {
    const found = await sharp(master, { limitInputPixels: false }).metadata();
    const { width, height, space, orientation, exif, icc, iptc, xmp } = found;
    if (Math.max(width, height) > MASTER_MAX_PX) return refuse('picture_too_many_pixels');
    const metadata = [orientation, exif, icc, iptc, xmp];
    if (space !== 'srgb' || metadata.some((each) => each !== undefined)) {
      return refuse('picture_not_prepared');
    }
    await sharp(master, { failOn: 'error' }).raw().toBuffer();
    return { ok: true, width, height };
  } catch {
    // Sharp has no codes for what a decoder found.
    return refuse('picture_broken');
  }
}
