import { FALLBACK_WIDTH_PX } from '#catalogue/pictures.ts';
import {
  FALLBACK_QUALITY,
  type FocalPoint,
  type PictureSize,
  PRODUCT_SIZES,
} from './picture-sizes.ts';

const FILE = /^(?:(\d{1,3})-(\d{1,3})|whole)-(\d{2,4})\.(avif|webp|jpg)$/;

/** Name of a picture's folder. */
export const PICTURE_ID = /^[0-9a-f]{32}$/;

/** The picture as it is, for choosing its focal point. */
const WHOLE: PictureSize = {
  width: FALLBACK_WIDTH_PX,
  height: FALLBACK_WIDTH_PX,
  format: 'webp',
  ...FALLBACK_QUALITY,
};

export const MEDIA_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type MediaEnding = keyof typeof MEDIA_TYPES;

/** A size of an uploaded picture as addresses and disks name it. */
export interface PictureFile {
  readonly id: string;
  /** Name in the picture's folder. */
  readonly name: string;
  /** Undefined for the whole picture. */
  readonly focus: FocalPoint | undefined;
  /** In per cent, as crops are stored. */
  readonly crop: { readonly x: number; readonly y: number };
  readonly size: PictureSize;
}

export const endingOf = ({ format }: PictureSize): MediaEnding =>
  format === 'jpeg' ? 'jpg' : format;

/** Returns the file of a name; undefined if no picture can have it. */
export function parseFile(id: string, name: string): PictureFile | undefined {
  const [, x, y, width, ending] = FILE.exec(name) ?? [];
  if (ending === undefined || !PICTURE_ID.test(id)) return undefined;
  const isWhole = x === undefined;
  const sizes = isWhole ? [WHOLE] : PRODUCT_SIZES;
  const size = sizes.find((each) => each.width === Number(width) && endingOf(each) === ending);
  // A number with leading zeros would be a second address of the same file.
  const [at, from] = [Number(x ?? 0), Number(y ?? 0)];
  const isPlain = isWhole || name.startsWith(`${at}-${from}-`);
  if (size === undefined || !isPlain || at > 100 || from > 100) return undefined;
  const focus = isWhole ? undefined : { x: at / 100, y: from / 100 };
  return { id, name, focus, crop: { x: at, y: from }, size };
}
