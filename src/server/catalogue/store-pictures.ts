import { uploadedBase } from '#catalogue/uploaded-pictures.ts';
import { type Focus, focus } from '#contract/admin-media.ts';
import { keepCrop, storeMaster } from '../media/store-picture.ts';
import type { Transaction } from '../shop.ts';
import { FolderRefused } from './catalogue-folder.ts';
import { type CheckedPictures, readKnown, readMaster } from './check-pictures.ts';
import { pictureFile } from './folder-pictures.ts';
import type { PictureResult } from './picture-problems.ts';
import { uploadsOf } from './unknown-pictures.ts';

/** Returns the focal points around which contents show pictures, by the picture's id. */
export function focusesOf(contents: readonly unknown[]): ReadonlyMap<string, readonly Focus[]> {
  const found = new Map<string, Focus[]>();
  for (const { base, picture } of contents.flatMap(uploadsOf)) {
    const { id, x, y } = picture;
    // Numbers with leading zeros and those above 100 stay unknown to the shop.
    const isPlain = focus.safeParse({ x, y }).success && uploadedBase(id, picture) === base;
    found.set(id, [...(found.get(id) ?? []), ...(isPlain ? [{ x, y }] : [])]);
  }
  return found;
}

/** Refuses a picture whose file or row isn't any more what was checked. */
const changedMeanwhile = (id: string) =>
  new FolderRefused(
    `${pictureFile(id, 'jpg')} was changed or removed during the import. Import the folder again.`,
  );

/**
 * Stores the checked pictures that the shop lacks, one at a time. Takes its time, so call it before the catalogue is
 * locked: nobody else sees a row before the transaction ends. Throws `FolderRefused` if a file isn't any more what was
 * checked.
 * @param by account
 * @returns ids of the stored pictures
 */
export async function storePictures(
  tx: Transaction,
  folder: string,
  { pictures }: CheckedPictures,
  by: string,
): Promise<ReadonlySet<string>> {
  const stored = new Set<string>();
  for (const [id, picture] of pictures) {
    if (picture === undefined) continue;
    const master = picture.master ? { value: picture.master } : readMaster(folder, id);
    if (!('value' in master)) throw changedMeanwhile(id);
    const { name, alt, focus: point, width, height } = picture;
    const texts = { name, altDe: alt.de, altEn: alt.en, focusX: point.x, focusY: point.y };
    const bytes = { width, height, master: master.value, size: master.value.length };
    if (await storeMaster(tx, { id, ...texts, ...bytes, uploadedBy: by })) stored.add(id);
  }
  return stored;
}

/**
 * Allows the focal points around which the folder's entries show its pictures; one that the shop had keeps its name,
 * texts and own focal point. Call it with the catalogue locked, so that no picture is removed meanwhile. Throws
 * `FolderRefused` if one was removed since it was checked.
 * @param stored ids that `storePictures()` returned
 */
export async function keepFocuses(
  tx: Transaction,
  { pictures }: CheckedPictures,
  stored: ReadonlySet<string>,
  focuses: ReturnType<typeof focusesOf>,
): Promise<PictureResult[]> {
  const known = await readKnown(tx, [...pictures.keys()]);
  const results: PictureResult[] = [];
  for (const [id, picture] of pictures) {
    if (!known.has(id)) throw changedMeanwhile(id);
    let added = 0;
    for (const point of focuses.get(id) ?? []) added += Number(await keepCrop(tx, id, point));
    const had = added > 0 ? 'changed' : 'unchanged';
    const outcome = stored.has(id) ? 'created' : had;
    results.push({ file: picture?.file ?? pictureFile(id, 'jpg'), outcome, problems: [] });
  }
  return results;
}
