import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mailPicture } from '#catalogue/pictures.ts';
import type { Lang } from '#routes.ts';
import { BOX_DRAWING } from '#rules/box-drawing.ts';
import { LOOK_FOLDER } from '#rules/shop-marks.ts';
import { BOX_ID, boxFile } from '../media/box-picture.ts';
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
/** Open and empty; stands for a packed box that can't be drawn. */
const EMPTY_BOX = '/box.png';
const CLOSED_BOX = '/box-closed.png';
const PACKED_BOX = /^\/media\/box\/[\dxo_]+\.png$/;
/** The demo's wordmark. */
export const DEMO_WORDMARK = '/wordmark.png';

/** The shop's wordmark (`media/look-files.ts`). */
export const WORDMARK_PICTURE = `${LOOK_FOLDER}/wordmark.png`;

const OWN_FILES: readonly string[] = [CLOSED_BOX, DEMO_WORDMARK, WORDMARK_PICTURE];

/** Drawing of the box as PNG, because mail programs show no SVG, and its width in CSS pixels. */
export function boxPicture(box: NonNullable<Letter['box']>) {
  return box === 'closed'
    ? { picture: CLOSED_BOX, width: BOX_DRAWING.closedAt.width }
    : { picture: `/media/${BOX_ID}/${boxFile(box)}`, width: BOX_DRAWING.width };
}

/** Path of the file that mails show for a picture; empty for paths that are none. */
function fileOf(picturePath: string): string {
  if (OWN_FILES.includes(picturePath) || PACKED_BOX.test(picturePath)) return picturePath;
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
  const pictures = box ? [boxPicture(box).picture, ...shown] : shown;
  return [...new Set(pictures)].filter((each) => contentIdOf(each) !== '');
}

/** Returns a file of an uploaded picture; undefined if there is none. */
export type ReadUpload = (id: string, name: string) => Promise<Buffer | undefined>;

const UPLOAD = /^\/media\/([^/]+)\/([^/]+)$/;

/** Reads pictures by their paths; one whose file is gone is left out, its mail is sent all the same. */
export async function readPictures(
  paths: readonly string[],
  readUpload: ReadUpload,
): Promise<LetterPicture[]> {
  const read = async (each: string): Promise<LetterPicture[]> => {
    const file = fileOf(each);
    if (file === '') return [];
    const [, id, name = ''] = UPLOAD.exec(file) ?? [];
    const reading = id ? readUpload(id, name) : readFile(path.join(PUBLIC_DIR, file));
    const made = await reading.catch(() => undefined);
    const isBox = PACKED_BOX.test(file);
    const content = made ?? (isBox ? await readFile(path.join(PUBLIC_DIR, EMPTY_BOX)) : undefined);
    const filename = path.basename(isBox ? EMPTY_BOX : file);
    return content ? [{ cid: contentIdOf(each), filename, content }] : [];
  };
  return (await Promise.all(paths.map(read))).flat();
}
