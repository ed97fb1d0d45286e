import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mailPicture } from '#catalogue/pictures.ts';
import type { Lang } from '#routes.ts';
import { BOX_DRAWING } from '#rules/box-drawing.ts';
import { LOOK_FOLDER } from '#rules/shop-marks.ts';
import type { Letter } from './letter.ts';

const PUBLIC_DIR = path.resolve(import.meta.dirname, '../../../public');
/** Paths of product pictures as order items hold them; anything else is no picture of ours. */
const PRODUCT_PICTURE = /^(\/(?:images|media)\/[\w-]+\/[\w-]+)-\d+\.webp$/;

/** A picture inside a mail (RFC 2392): its Content-ID and its file's content. */
interface LetterPicture {
  readonly cid: string;
  readonly filename: string;
  readonly content: Buffer;
}

/** Content-ID of the notice about the legal guarantee. */
export const NOTICE_CID = 'guarantee-notice@shop';
/** Drawings of the box as PNG, because mail programs show no SVG, and their widths in CSS pixels. */
export const BOX_PICTURES = {
  open: { picture: '/box.png', width: BOX_DRAWING.width },
  closed: { picture: '/box-closed.png', width: BOX_DRAWING.closedAt.width },
} as const;
/** The demo's wordmark. */
export const DEMO_WORDMARK = '/wordmark.png';

/** The shop's wordmark (`media/look-files.ts`). */
export const WORDMARK_PICTURE = `${LOOK_FOLDER}/wordmark.png`;

const OWN_FILES: readonly string[] = [
  ...Object.values(BOX_PICTURES).map(({ picture }) => picture),
  DEMO_WORDMARK,
  WORDMARK_PICTURE,
];

/** Path of the file that mails show for a picture; empty for paths that are none. */
function fileOf(picturePath: string): string {
  if (OWN_FILES.includes(picturePath)) return picturePath;
  const [, base] = PRODUCT_PICTURE.exec(picturePath) ?? [];
  return base === undefined ? '' : mailPicture(base);
}

/** Content-ID of a picture by its path; empty for paths that are none. */
export function contentIdOf(picturePath: string): string {
  const file = fileOf(picturePath);
  if (file === '') return '';
  const name = file.replace(/^\/(images\/)?/, '').slice(0, -'.jpg'.length);
  return `${name.replaceAll('/', '-')}@shop`;
}

/** Returns a mail's HTML with addresses of its pictures, for a reader who has no mail program. */
export function withAddresses(html: string, pictures: readonly string[], lang: Lang): string {
  const noticeAddress = `/api/guarantee-notice/${lang}/picture`;
  return pictures
    .reduce((page, each) => page.replaceAll(`cid:${contentIdOf(each)}`, fileOf(each)), html)
    .replaceAll(`cid:${NOTICE_CID}`, noticeAddress);
}

/** Paths of the pictures that a letter shows, each once. Mails load nothing, or the shop would know when they are read. */
export function picturesOf({ blocks, box }: Letter): string[] {
  const shown = blocks.flatMap((block) =>
    block.type === 'items' ? block.items.flatMap(({ pictures = [] }) => pictures) : [],
  );
  const pictures = box ? [BOX_PICTURES[box].picture, ...shown] : shown;
  return [...new Set(pictures)].filter((each) => contentIdOf(each) !== '');
}

/** Returns a file of an uploaded picture; undefined if there is none. */
export type ReadUpload = (id: string, name: string) => Promise<Buffer | undefined>;

const UPLOAD = /^\/media\/([^/]+)\/([^/]+)$/;

/**
 * Reads pictures by their paths; one whose file is gone is left out, its mail is sent all the same. `openBox` takes the
 * place of the empty one.
 */
export async function readPictures(
  paths: readonly string[],
  readUpload: ReadUpload,
  openBox?: Buffer,
): Promise<LetterPicture[]> {
  const read = async (each: string): Promise<LetterPicture[]> => {
    const file = fileOf(each);
    if (file === '') return [];
    const [, id, name = ''] = UPLOAD.exec(file) ?? [];
    const reading = id ? readUpload(id, name) : readFile(path.join(PUBLIC_DIR, file));
    const stored = await reading.catch(() => undefined);
    const content = each === BOX_PICTURES.open.picture ? (openBox ?? stored) : stored;
    return content ? [{ cid: contentIdOf(each), filename: path.basename(file), content }] : [];
  };
  return (await Promise.all(paths.map(read))).flat();
}
