import { type FindingValues, fillSentence } from '#catalogue/findings.ts';
import { UPLOAD_LIMIT_BYTES } from '#contract/admin-media.ts';
import { type ImportOutcome, type ProblemCode, problemText } from '#contract/admin-transfer.ts';
import { MASTER_MAX_BYTES, MASTER_MAX_PX } from '../media/master.ts';

/** Everything that can be wrong with a picture of a folder, by stable code, each with a sentence for command lines. */
const CODES = {
  picture_file_name:
    'is no file of a picture: those end in .jpg, .png, .webp or .avif. Remove it, or save it as one of these',
  picture_file_missing:
    'is missing, and the shop does not have this picture. Export it again, or remove it from the products',
  /** `id` is that of the content. */
  picture_changed:
    'was changed: its content has the id {id}. Export it again, or upload it in the back office',
  picture_type: 'is no JPEG, as every exported picture is',
  picture_broken: 'is damaged',
  picture_too_large: `has more than ${MASTER_MAX_BYTES} bytes, which no exported picture has`,
  picture_too_many_pixels: `has a side of more than ${MASTER_MAX_PX} px, which no exported picture has`,
  picture_not_prepared:
    'has metadata or colours that no exported picture has. Upload it in the back office',
  picture_too_costly: 'takes too long to decode',
  /** Pictures with names of their own. */
  upload_missing: 'is shown, but there is no such file',
  upload_too_large: `has more than ${UPLOAD_LIMIT_BYTES / 1024 / 1024} MB`,
  upload_picture_type: 'is no JPEG, PNG, WebP or AVIF',
  upload_picture_heic: 'is a HEIC photo. Save it as JPEG',
  upload_picture_broken: 'is damaged',
  upload_picture_too_many_pixels: 'has more than 60 megapixels',
  upload_picture_too_costly: 'takes too long to decode',
} as const;

export type PictureCode = keyof typeof CODES;

export interface PictureProblem {
  readonly code: PictureCode | ProblemCode;
  readonly values: FindingValues;
  /** Field in a JSON file; empty for the file itself. */
  readonly path: readonly (string | number)[];
}

/** A file among a folder's pictures, and what an import makes of it. */
export interface PictureResult {
  /** Path within the folder. */
  readonly file: string;
  /** `changed`: the shop has the picture, and gets further focal points of it. */
  readonly outcome: ImportOutcome;
  readonly problems: readonly PictureProblem[];
}

/** Returns the sentence of a code for command lines. */
export function pictureProblemText(
  code: PictureProblem['code'],
  values: FindingValues = {},
): string {
  if (!Object.hasOwn(CODES, code)) return problemText(code as ProblemCode, values);
  return fillSentence(CODES[code as PictureCode], values);
}
