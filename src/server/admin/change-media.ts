import { eq } from 'drizzle-orm';
import { type AdminMediaBody, MEDIA_NAME_MAX } from '#contract/admin-media.ts';
import { isStorable } from '#contract/text.ts';
import type { Admin } from '../auth/require-admin.ts';
import { lockCatalogue } from '../catalogue/write-version.ts';
import type { HasMedia } from '../media/media-files.ts';
import type { MasterResult } from '../media/prepare-master.ts';
import { mediaPictures } from '../media/schema.ts';
import { keepCrop, storeMaster } from '../media/store-picture.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';
import { readRow } from './media-library.ts';
import { isPictureUsed, wasPictureShown } from './picture-uses.ts';

/** Returns the name of an uploaded file as the library shows it, without folder and ending. */
export function pictureName(header: string | undefined): string {
  let name = '';
  try {
    name = decodeURIComponent(header ?? '');
  } catch {
    // No percent-encoding: the picture gets the name of those that have none.
  }
  const plain = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]{1,5}$/, '')
    .normalize()
    .trim()
    .slice(0, MEDIA_NAME_MAX);
  return plain !== '' && isStorable(plain) ? plain : 'Bild';
}

/** Stores a master, once. Returns false if the same picture is there already, which keeps its name and texts. */
export function storePicture(
  shop: AdminShop,
  admin: Admin,
  { id, bytes, width, height }: MasterResult & { ok: true },
  name: string,
): Promise<boolean> {
  const master = Buffer.from(bytes);
  return shop.db.transaction(async (tx) => {
    const values = { id, name, width, height, master, size: master.length, uploadedBy: admin.id };
    const isNew = await storeMaster(tx, values);
    if (isNew) await recordAction(shop, tx, admin, 'picture_uploaded', id);
    return isNew;
  });
}

/** Changes name, texts or focal point. False if there is no such picture. */
export function changePicture(
  shop: AdminShop,
  admin: Admin,
  id: string,
  { name, alt, focus }: AdminMediaBody,
): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const values = {
      ...(name !== undefined && { name }),
      ...(alt && { altDe: alt.de, altEn: alt.en }),
      ...(focus && { focusX: focus.x, focusY: focus.y }),
    };
    if (Object.keys(values).length === 0) return (await readRow(tx, id)) !== undefined;
    const changed = await tx
      .update(mediaPictures)
      .set(values)
      .where(eq(mediaPictures.id, id))
      .returning({ id: mediaPictures.id });
    if (changed.length === 0) return false;
    if (focus) await keepCrop(tx, id, focus);
    await recordAction(shop, tx, admin, 'picture_changed', id, { fields: Object.keys(values) });
    return true;
  });
}

type RemoveResult = 'removed' | 'unknown' | 'in_use' | 'was_shown';

/**
 * Removes a picture that neither a draft nor the newest version shows, with all its sizes
 * (docs/decisions/0078-uploaded-pictures-are-named-by-their-content.md).
 * @param isConfirmed true if one that former versions showed may go, too
 */
export async function removePicture(
  shop: AdminShop & HasMedia,
  admin: Admin,
  id: string,
  isConfirmed: boolean,
): Promise<RemoveResult> {
  const result = await shop.db.transaction(async (tx): Promise<RemoveResult> => {
    // No draft can be saved or published meanwhile.
    await lockCatalogue(tx);
    if ((await readRow(tx, id)) === undefined) return 'unknown';
    if (await isPictureUsed(tx, id)) return 'in_use';
    const wasShown = await wasPictureShown(tx, id);
    if (wasShown && !isConfirmed) return 'was_shown';
    await tx.delete(mediaPictures).where(eq(mediaPictures.id, id));
    await recordAction(shop, tx, admin, 'picture_removed', id, { was_shown: wasShown });
    return 'removed';
  });
  if (result === 'removed') await shop.parts.media.forget(id);
  return result;
}
