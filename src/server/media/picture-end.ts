import type { PictureType } from './picture-type.ts';

/** Finds the end marker of a JPEG. Segments are passed by their length: a small preview in one has its own end. */
function endsAsJpeg(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 1 < bytes.length; ) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xd9) return true;
    // Zero after 0xff is a byte of the picture; markers up to 0xd8 have no length, but for those of tables and frames.
    const isBare = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    if (marker === 0xff) at += 1;
    else if (isBare) at += 2;
    else if (at + 4 > bytes.length) return false;
    else at += 2 + bytes.readUInt16BE(at + 2);
    at = bytes.indexOf(0xff, at);
  }
  return false;
}

function endsAsPng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
  }
  return false;
}

/**
 * Returns false for a picture that breaks off, where its decoder would fill up what is missing. Bytes behind the end
 * don't matter; cameras put films there.
 */
export function hasEnd(picture: Uint8Array, type: PictureType): boolean {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  if (type === 'jpeg') return endsAsJpeg(bytes);
  return type !== 'png' || endsAsPng(bytes);
}
