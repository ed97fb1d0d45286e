import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fallbackPicture } from '#catalogue/pictures.ts';
import { readUploadedBase } from '#catalogue/uploaded-pictures.ts';
import type { ShownFirm } from '#rules/firm.ts';
import { ICON_SIDES_PX } from '#rules/shop-marks.ts';
import { readWordmark } from '#rules/wordmark.ts';
import type { Drawing } from './draw-png.ts';
import letters from './letters.json' with { type: 'json' };

const PUBLIC_DIR = path.resolve(import.meta.dirname, '../../../public');
/** Id under which these files stand beside uploaded pictures. */
export const LOOK_ID = 'look';

/** Large enough for three device pixels in a mail. */
const WORDMARK_PNG = { width: 900, height: 96, fit: 'inside' } as const;
/** 10 mm high on a packing slip, at 300 dots per inch. */
const PRINTED_PNG = { width: 1000, height: 118, fit: 'inside', ground: '#FFFFFF' } as const;
/** As networks show a link. */
const PREVIEW_PNG = { width: 1200, height: 630, margin: 160, fit: 'contain' } as const;

type Marks = Pick<ShownFirm, 'name' | 'wordmark' | 'icon'>;
type ReadUpload = (id: string, name: string) => Promise<Buffer | undefined>;

/** Draws the name's first letter or digit in paper on ink; a bare square for names without one that the font has. */
export function letterIcon(name: string): string {
  const capital = [...name.normalize('NFD').toUpperCase()].find((each) => each in letters);
  const { path: d, width } = letters[capital as keyof typeof letters] ?? { path: '', width: 0 };
  // Half as high as the square, as launchers cut a circle out of it.
  const scale = 256 / 688;
  const x = ((512 - width * scale) / 2).toFixed(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><path fill="#141413" d="M0 0h512v512H0z"/><path transform="translate(${x} 384) scale(${scale.toFixed(3)})" fill="#F6F4F1" d="${d}"/></svg>`;
}

function readIcon(base: string, readUpload: ReadUpload): Promise<Buffer | undefined> {
  const file = fallbackPicture(base);
  const uploaded = readUploadedBase(base);
  if (uploaded) return readUpload(uploaded.id, path.basename(file));
  return readFile(path.join(PUBLIC_DIR, file)).catch(() => undefined);
}

/** Returns what a file of the shop's look is made of; the SVG itself as it is served. Undefined if there is no such file. */
export async function lookFile(
  name: string,
  { name: shop, wordmark, icon }: Marks,
  readUpload: ReadUpload,
): Promise<{ readonly svg: string } | { readonly drawing: Drawing } | undefined> {
  const side = ICON_SIDES_PX.find((each) => name === `icon-${each}.png`);
  if (side !== undefined) {
    const picture = icon === undefined ? undefined : await readIcon(icon, readUpload);
    const source = picture ?? letterIcon(shop);
    return { drawing: { source, width: side, height: side, fit: 'cover' } };
  }
  const read = wordmark === undefined ? undefined : readWordmark(wordmark);
  if (!read?.ok) return undefined;
  if (name === 'wordmark.svg') return { svg: read.svg };
  if (name === 'wordmark.png') return { drawing: { source: read.svg, ...WORDMARK_PNG } };
  if (name === 'print.png') return { drawing: { source: read.svg, ...PRINTED_PNG } };
  if (name === 'preview.png') return { drawing: { source: read.svg, ...PREVIEW_PNG } };
  return undefined;
}
