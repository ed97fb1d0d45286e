import { eq, sql } from 'drizzle-orm';
import type { DeskMediaBody } from '../../contract/desk-media.ts';
import type { Admin } from '../auth/require-admin.ts';
import { catalogueDrafts, catalogueEntries } from '../catalogue/schema.ts';
import { lockCatalogue } from '../catalogue/write-version.ts';
import type { MasterResult } from '../media/prepare-master.ts';
import { mediaPictures } from '../media/schema.ts';
import { keepCrop, storeMaster } from '../media/store-picture.ts';
import type { Shop } from '../shop.ts';
import { recordAction } from './admin-actions.ts';
import { readRow } from './media-library.ts';

/** Stores a master, once. Returns false if the same picture is there already, which keeps its name and texts. */
export function storePicture(
  shop: Shop,
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
  shop: Shop,
  admin: Admin,
  id: string,
  { name, alt, focus }: DeskMediaBody,
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

export type RemoveResult = 'removed' | 'unknown' | 'in_use';

/**
 * Removes a picture that no draft and no version ever showed. Former versions can be taken up again, and old orders
 * show their pictures. Reads all entries: somebody decides to remove one, nothing does it often.
 */
export async function removePicture(shop: Shop, admin: Admin, id: string): Promise<RemoveResult> {
  const result = await shop.db.transaction(async (tx): Promise<RemoveResult> => {
    // No draft can be saved or published meanwhile.
    await lockCatalogue(tx);
    if ((await readRow(tx, id)) === undefined) return 'unknown';
    const part = `%/media/${id}/%`;
    for (const table of [catalogueDrafts, catalogueEntries]) {
      const [use] = await tx
        .select({ id: table.id })
        .from(table)
        .where(sql`${table.content}::text like ${part}`)
        .limit(1);
      if (use) return 'in_use';
    }
    await tx.delete(mediaPictures).where(eq(mediaPictures.id, id));
    await recordAction(shop, tx, admin, 'picture_removed', id);
    return 'removed';
  });
  if (result === 'removed') await shop.parts.media.forget(id);
  return result;
}
