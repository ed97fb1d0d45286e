export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif';

const startsWith = (bytes: Uint8Array, at: number, text: string) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/** True for a file-type box of ISO media that names one of the brands, as major or compatible one. */
function hasBrand(bytes: Uint8Array, brands: readonly string[]): boolean {
  if (!startsWith(bytes, 4, 'ftyp')) return false;
  const box = Buffer.from(bytes.subarray(0, 4));
  const length = Math.min(box.length < 4 ? 0 : box.readUInt32BE(), bytes.length, 256);
  for (let at = 8; at + 4 <= length; at += 4) {
    if (brands.some((brand) => startsWith(bytes, at, brand))) return true;
  }
  return false;
}

/** Returns the type of a picture by its first bytes, undefined for everything the shop doesn't take. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  return hasBrand(bytes, ['avif', 'avis']) ? 'avif' : undefined;
}

/** Returns true for a photo as iPhones make it. Sharp has no decoder, because HEVC is patented. */
export const isHeic = (bytes: Uint8Array) =>
  hasBrand(bytes, ['heic', 'heix', 'heim', 'heis', 'hevc']);
