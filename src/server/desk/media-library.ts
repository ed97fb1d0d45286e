import { and, desc, eq, ilike, lt, or, sql } from 'drizzle-orm';
import { readUploadedBase, uploadedBase } from '../../catalogue/pictures.ts';
import {
  type DeskMediaBody,
  type DeskMediaReply,
  type DeskPicture,
  type Focus,
  MEDIA_PER_PAGE,
} from '../../contract/desk-media.ts';
import type { Admin } from '../auth/require-admin.ts';
import { catalogueDrafts, catalogueEntries } from '../catalogue/schema.ts';
import { lockCatalogue } from '../catalogue/write-version.ts';
import type { MasterResult } from '../media/prepare-master.ts';
import { mediaCrops, mediaPictures } from '../media/schema.ts';
import { catalogueOf, type Database, type Shop, type Transaction } from '../shop.ts';
import { recordAction } from './admin-actions.ts';

/** Everything but the master, which no list needs. */
const SHOWN = {
  id: mediaPictures.id,
  number: mediaPictures.number,
  name: mediaPictures.name,
  altDe: mediaPictures.altDe,
  altEn: mediaPictures.altEn,
  focusX: mediaPictures.focusX,
  focusY: mediaPictures.focusY,
  width: mediaPictures.width,
  height: mediaPictures.height,
  size: mediaPictures.size,
  createdAt: mediaPictures.createdAt,
};
type Row = Pick<typeof mediaPictures.$inferSelect, keyof typeof SHOWN>;

const UPLOADED = '%/media/%';

/** Pictures of a product's content; a draft may be anything. */
function basesOf(content: unknown): string[] {
  const pictures = (content as { pictures?: unknown } | null)?.pictures;
  return (Array.isArray(pictures) ? pictures : []).flatMap((each) => {
    const base = (each as { base?: unknown } | null)?.base;
    return typeof base === 'string' ? [base] : [];
  });
}

/** Returns the products that show each uploaded picture, published or in a draft, by the picture's id. */
async function readUses(shop: Shop): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const drafts = await shop.db
    .select({ id: catalogueDrafts.id, content: catalogueDrafts.content })
    .from(catalogueDrafts)
    .where(
      and(
        eq(catalogueDrafts.kind, 'product'),
        sql`${catalogueDrafts.content}::text like ${UPLOADED}`,
      ),
    );
  const uses = new Map<string, Set<string>>();
  const contents = [
    ...catalogueOf(shop).products.map((content) => ({ id: content.id as string, content })),
    ...drafts,
  ];
  for (const { id, content } of contents) {
    for (const base of basesOf(content)) {
      const picture = readUploadedBase(base);
      if (picture) uses.set(picture.id, (uses.get(picture.id) ?? new Set()).add(id));
    }
  }
  return uses;
}

function shown(row: Row, uses: ReadonlyMap<string, ReadonlySet<string>>): DeskPicture {
  const { id, name, width, height } = row;
  const focus = { x: row.focusX, y: row.focusY };
  return {
    id,
    name,
    alt: { de: row.altDe, en: row.altEn },
    focus,
    base: uploadedBase(id, focus),
    whole: `/media/${id}/whole`,
    width,
    height,
    bytes: row.size,
    created_at: row.createdAt.toISOString(),
    used_by: [...(uses.get(id) ?? [])],
  };
}

/** Reads a page of the library, the newest picture first. */
export async function readLibrary(
  shop: Shop,
  { search = '', before }: { readonly search?: string; readonly before?: string },
): Promise<DeskMediaReply> {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { name, altDe, altEn, number } = mediaPictures;
  const rows = await shop.db
    .select(SHOWN)
    .from(mediaPictures)
    .where(
      and(
        search === '' ? undefined : or(...[name, altDe, altEn].map((each) => ilike(each, part))),
        before === undefined ? undefined : lt(number, Number(before)),
      ),
    )
    .orderBy(desc(number))
    .limit(MEDIA_PER_PAGE + 1);
  const uses = await readUses(shop);
  const page = rows.slice(0, MEDIA_PER_PAGE);
  return {
    pictures: page.map((row) => shown(row, uses)),
    next: rows.length > page.length ? String(page.at(-1)?.number ?? '') : null,
  };
}

async function readRow(db: Database | Transaction, id: string): Promise<Row | undefined> {
  const [row] = await db.select(SHOWN).from(mediaPictures).where(eq(mediaPictures.id, id));
  return row;
}

/** Returns one picture; undefined if there is none. */
export async function readPicture(shop: Shop, id: string): Promise<DeskPicture | undefined> {
  const row = await readRow(shop.db, id);
  return row && shown(row, await readUses(shop));
}

const keepCrop = (tx: Transaction, pictureId: string, { x, y }: Focus) =>
  tx.insert(mediaCrops).values({ pictureId, x, y }).onConflictDoNothing();

/** Stores a master, once. Returns false if the same picture is there already, which keeps its name and texts. */
export function storePicture(
  shop: Shop,
  admin: Admin,
  { id, bytes, width, height }: MasterResult & { ok: true },
  name: string,
): Promise<boolean> {
  const master = Buffer.from(bytes);
  return shop.db.transaction(async (tx) => {
    const stored = await tx
      .insert(mediaPictures)
      .values({ id, name, width, height, master, size: master.length, uploadedBy: admin.id })
      .onConflictDoNothing()
      .returning({ x: mediaPictures.focusX, y: mediaPictures.focusY });
    for (const focus of stored) {
      await keepCrop(tx, id, focus);
      await recordAction(shop, tx, admin, 'picture_uploaded', id);
    }
    return stored.length > 0;
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
