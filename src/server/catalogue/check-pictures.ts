import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { findingsOfIssues } from '#catalogue/findings.ts';
import { adminMediaBody } from '#contract/admin-media.ts';
import { MASTER_MAX_BYTES, masterId } from '../media/master.ts';
import type { PictureProcessor } from '../media/picture-processor.ts';
import { pictureTypeOf } from '../media/picture-type.ts';
import { mediaPictures } from '../media/schema.ts';
import type { Database, Transaction } from '../shop.ts';
import { listPictures, type NewPicture, pictureFile } from './folder-pictures.ts';
import type { PictureCode, PictureProblem, PictureResult } from './picture-problems.ts';

/** JSON file of a picture. */
const librarySchema = z.required(adminMediaBody);
type LibraryTexts = z.infer<typeof librarySchema>;

export interface CheckedPictures {
  /** Files that were refused. */
  readonly refused: readonly PictureResult[];
  /** Pictures that can be stored, by id; undefined for those that the shop has. */
  readonly pictures: ReadonlyMap<string, NewPicture | undefined>;
}

type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly PictureProblem[] };

const refuse = (code: PictureProblem['code'], values: PictureProblem['values'] = {}) =>
  ({ ok: false, problems: [{ code, values, path: [] }] }) as const;

/** Returns those of the ids whose pictures the database has. */
export async function readKnown(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { id } = mediaPictures;
  const rows = await db
    .select({ id })
    .from(mediaPictures)
    .where(inArray(id, [...ids]));
  return new Set(rows.map((row) => row.id));
}

function readLibraryTexts(file: string): Read<LibraryTexts> {
  if (!existsSync(file)) return refuse('missing');
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse('not_json', { reason: error instanceof Error ? error.message : String(error) });
  }
  const parsed = librarySchema.safeParse(value);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: findingsOfIssues(parsed.error.issues, value) };
}

/** Reads a master if its bytes are those that its name says. */
export function readMaster(folder: string, id: string): Read<Buffer> {
  const file = path.join(folder, pictureFile(id, 'jpg'));
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return refuse('picture_file_missing');
  if (found.size > MASTER_MAX_BYTES) return refuse('picture_too_large');
  const value = readFileSync(file);
  if (pictureTypeOf(value) !== 'jpeg') return refuse('picture_type');
  const own = masterId(value);
  return own === id ? { ok: true, value } : refuse('picture_changed', { id: own });
}

/**
 * Checks the pictures of a folder as strictly as uploads, one at a time: by size, type and hash, and those that the shop
 * lacks by decoding them in the process of pictures. Stores nothing and holds no lock.
 * @param shown ids of the pictures that entries of the folder show
 */
export async function checkPictures(
  db: Database,
  processor: Pick<PictureProcessor, 'checkMaster'>,
  folder: string,
  shown: Iterable<string>,
): Promise<CheckedPictures> {
  const { ids, others } = listPictures(folder);
  const wanted = [...new Set([...ids, ...shown])].toSorted();
  const known = await readKnown(db, wanted);
  const pictures = new Map<string, NewPicture | undefined>();
  const refused: PictureResult[] = [];
  const addRefused = (file: string, problems: readonly PictureProblem[]) =>
    refused.push({ file, outcome: 'refused', problems });
  for (const file of others) addRefused(file, refuse('picture_file_name').problems);
  for (const id of wanted) {
    const file = pictureFile(id, 'jpg');
    const textsFile = pictureFile(id, 'json');
    const isKnown = known.has(id);
    if (isKnown && !existsSync(path.join(folder, file))) continue;
    const master = readMaster(folder, id);
    if (!master.ok) addRefused(file, master.problems);
    const texts = isKnown ? undefined : readLibraryTexts(path.join(folder, textsFile));
    // A picture without any file has one line.
    if (texts?.ok === false && (master.ok || ids.includes(id))) {
      addRefused(textsFile, texts.problems);
    }
    if (!master.ok || texts?.ok === false) continue;
    if (texts === undefined) {
      pictures.set(id, undefined);
      continue;
    }
    const checked = await processor.checkMaster(master.value);
    if (checked.ok) {
      const { width, height } = checked;
      pictures.set(id, { ...texts.value, width, height, file });
    } else addRefused(file, refuse(checked.code satisfies PictureCode).problems);
  }
  return { refused, pictures };
}
