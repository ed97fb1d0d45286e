import { uploadedBase } from '../../catalogue/uploaded-pictures.ts';
import { type Focus, focus } from '../../contract/desk-media.ts';
import { keepCrop, storeMaster } from '../media/store-picture.ts';
import type { Transaction } from '../shop.ts';
import { FolderRefused } from './catalogue-folder.ts';
import { type CheckedPictures, readKnown, readMaster } from './check-pictures.ts';
import { pictureFile } from './folder-pictures.ts';
import type { PictureResult } from './picture-problems.ts';
import { uploadsOf } from './unknown-pictures.ts';

/** Returns the focal points around which products show pictures, by the picture's id. */
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

/**
 * Stores the checked pictures that the shop lacks, one at a time; one that it has keeps its name, texts and focal point.
 * Allows the focal points around which the folder's products show them. Call it with the catalogue locked, so that no
 * picture is removed meanwhile. Throws `FolderRefused` if a file isn't any more what was checked.
 * @param by account
 */
export async function storePictures(
  tx: Transaction,
  folder: string,
  { pictures }: CheckedPictures,
  { by, focuses }: { readonly by: string; readonly focuses: ReturnType<typeof focusesOf> },
): Promise<PictureResult[]> {
  const known = await readKnown(tx, [...pictures.keys()]);
  const results: PictureResult[] = [];
  for (const [id, picture] of pictures) {
    const file = pictureFile(id, 'jpg');
    if (!known.has(id)) {
      const master = readMaster(folder, id);
      if (picture === undefined || !master.ok) {
        throw new FolderRefused(`${file} was changed during the import. Import the folder again.`);
      }
      const { name, alt, focus: point, width, height } = picture;
      const texts = { name, altDe: alt.de, altEn: alt.en, focusX: point.x, focusY: point.y };
      const { value } = master;
      const bytes = { width, height, master: value, size: value.length };
      await storeMaster(tx, { id, ...texts, ...bytes, uploadedBy: by });
    }
    let added = 0;
    for (const point of focuses.get(id) ?? []) added += Number(await keepCrop(tx, id, point));
    const had = added > 0 ? 'changed' : 'unchanged';
    results.push({ file, outcome: known.has(id) ? had : 'created', problems: [] });
  }
  return results;
}
