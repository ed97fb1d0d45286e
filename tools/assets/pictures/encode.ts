/** Reads masters and writes their files. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Pixels } from '#server/media/encode-picture.ts';

/** Decodes a master to raw sRGB pixels without alpha. */
export async function decode(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

/** Writes to a temporary file and renames it, so that an interrupted run leaves no partial file. */
export async function writeWhole(file: string, bytes: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}
