import { and, eq } from 'drizzle-orm';
import { uploadedBase } from '#catalogue/uploaded-pictures.ts';
import type { MovedPicture } from '#contract/admin-transfer.ts';
import type { Admin } from '../auth/require-admin.ts';
import { isRecord } from '../catalogue/entries.ts';
import { overwriteDrafts } from '../catalogue/save-draft.ts';
import { catalogueDrafts } from '../catalogue/schema.ts';
import { lockCatalogue } from '../catalogue/write-version.ts';
import { fetchPicture } from '../media/fetch-picture.ts';
import type { HasMedia } from '../media/media-files.ts';
import type { MasterResult } from '../media/prepare-master.ts';
import type { Database, Transaction } from '../shop.ts';
import type { AdminShop } from './admin-actions.ts';
import { pictureName, storePicture } from './change-media.ts';
import { readRow } from './media-library.ts';

type MoveResult =
  | { readonly ok: true }
  | Exclude<MasterResult, { ok: true }>
  | Exclude<Awaited<ReturnType<typeof fetchPicture>>, { ok: true }>
  | { readonly ok: false; readonly code: 'not_found' };

/** Reads the draft of a product; undefined if there is none, or if it retires the product. */
async function readDraft(db: Database | Transaction, id: string) {
  const isOwn = and(eq(catalogueDrafts.kind, 'product'), eq(catalogueDrafts.id, id));
  const [draft] = await db.select().from(catalogueDrafts).where(isOwn);
  return draft && isRecord(draft.content) ? { ...draft, content: draft.content } : undefined;
}

/** Fetches a picture into the library and puts it behind those of a product's draft, once. */
export async function movePicture(
  shop: AdminShop & HasMedia,
  admin: Admin,
  { product, colour, address, alt }: MovedPicture,
): Promise<MoveResult> {
  const { media } = shop.parts;
  if (!(await readDraft(shop.db, product))) return { ok: false, code: 'not_found' };
  const fetched = await fetchPicture(address, media.network);
  if (!fetched.ok) return fetched;
  const master = await media.processor.prepareMaster(fetched.bytes);
  if (!master.ok) return master;
  await storePicture(shop, admin, master, pictureName(URL.parse(address)?.pathname));
  return shop.db.transaction(async (tx): Promise<MoveResult> => {
    await lockCatalogue(tx);
    const draft = await readDraft(tx, product);
    const row = await readRow(tx, master.id);
    if (!draft || !row) return { ok: false, code: 'not_found' };
    const base = uploadedBase(master.id, { x: row.focusX, y: row.focusY });
    const pictures = Array.isArray(draft.content['pictures']) ? draft.content['pictures'] : [];
    if (pictures.some((each) => isRecord(each) && each['base'] === base)) return { ok: true };
    const picture = {
      base,
      ...(colour && { colour }),
      ...(alt !== '' && { alt: { de: alt, en: '' } }),
    };
    const content = { ...draft.content, pictures: [...pictures, picture] };
    const editedAt = new Date(shop.now());
    await overwriteDrafts(tx, [{ ...draft, content, editedBy: admin.id, editedAt }]);
    return { ok: true };
  });
}
