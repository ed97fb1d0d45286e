import { and, desc, eq, ilike, lt, or, sql } from 'drizzle-orm';
import { uploadedBase } from '#catalogue/uploaded-pictures.ts';
import {
  type AdminMediaChoice,
  type AdminMediaReply,
  type AdminPicture,
  type AdminPictureDetail,
  type AdminStudioReply,
  MEDIA_PER_PAGE,
} from '#contract/admin-media.ts';
import { nameOf } from '../catalogue/entries.ts';
import { catalogueDrafts } from '../catalogue/schema.ts';
import { basesOf, uploadsOf } from '../catalogue/unknown-pictures.ts';
import { mediaPictures } from '../media/schema.ts';
import { catalogueOf, type Database, type RangeShop, type Transaction } from '../shop.ts';
import { wasPictureShown } from './picture-uses.ts';

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
type PictureRow = Pick<typeof mediaPictures.$inferSelect, keyof typeof SHOWN>;

/** Products that show a picture, with their names by id. */
type Uses = ReadonlyMap<string, ReturnType<typeof nameOf>>;

/**
 * Returns the products that show each picture, published or in a draft, by what `keysOf` returns of their contents; `part`
 * stands in every draft that shows one.
 */
async function readUses(
  shop: RangeShop,
  part: string,
  keysOf: (content: unknown) => readonly string[],
): Promise<ReadonlyMap<string, Uses>> {
  const drafts = await shop.db
    .select({ id: catalogueDrafts.id, content: catalogueDrafts.content })
    .from(catalogueDrafts)
    .where(
      and(
        eq(catalogueDrafts.kind, 'product'),
        sql`${catalogueDrafts.content}::text like ${`%${part}%`}`,
      ),
    );
  const uses = new Map<string, Map<string, ReturnType<typeof nameOf>>>();
  const contents = [
    ...catalogueOf(shop).products.map((content) => ({ id: content.id as string, content })),
    ...drafts,
  ];
  for (const { id, content } of contents) {
    for (const key of keysOf(content)) {
      uses.set(key, (uses.get(key) ?? new Map()).set(id, nameOf(content)));
    }
  }
  return uses;
}

/** Uses of uploaded pictures, by the picture's id. */
const readUploadUses = (shop: RangeShop) =>
  readUses(shop, '/media/', (content) => uploadsOf(content).map(({ picture }) => picture.id));

const usersOf = (uses: Uses | undefined): AdminPicture['used_by'] =>
  [...(uses ?? [])].map(([id, name]) => ({ id, name }));

const STUDIO = '/images/';

/** Reads a page of the pictures that came with the shop, in the order of the products that show them. */
export async function readStudio(
  shop: RangeShop,
  { search = '', after = '0' }: AdminMediaChoice,
): Promise<AdminStudioReply> {
  const uses = await readUses(shop, STUDIO, (content) =>
    basesOf(content).filter((base) => base.startsWith(STUDIO)),
  );
  const wanted = search.toLocaleLowerCase('de');
  const found = [...uses].filter(([base, products]) =>
    [base, ...[...products.values()].flatMap((name) => [name?.de ?? '', name?.en ?? ''])].some(
      (text) => text.toLocaleLowerCase('de').includes(wanted),
    ),
  );
  const start = Number(after);
  const end = start + MEDIA_PER_PAGE;
  return {
    pictures: found.slice(start, end).map(([base, products]) => ({
      base,
      used_by: usersOf(products),
    })),
    next: end < found.length ? String(end) : null,
  };
}

function shown(row: PictureRow, uses: ReadonlyMap<string, Uses>): AdminPicture {
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
    used_by: usersOf(uses.get(id)),
  };
}

/** Reads a page of the library, the newest picture first. */
export async function readLibrary(
  shop: RangeShop,
  { search = '', after }: AdminMediaChoice,
): Promise<AdminMediaReply> {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { name, altDe, altEn, number } = mediaPictures;
  const rows = await shop.db
    .select(SHOWN)
    .from(mediaPictures)
    .where(
      and(
        search === '' ? undefined : or(...[name, altDe, altEn].map((each) => ilike(each, part))),
        after === undefined ? undefined : lt(number, Number(after)),
      ),
    )
    .orderBy(desc(number))
    .limit(MEDIA_PER_PAGE + 1);
  const uses = await readUploadUses(shop);
  const page = rows.slice(0, MEDIA_PER_PAGE);
  return {
    pictures: page.map((row) => shown(row, uses)),
    next: rows.length > page.length ? String(page.at(-1)?.number ?? '') : null,
  };
}

/** Reads one picture without its master and uses. */
export async function readRow(
  db: Database | Transaction,
  id: string,
): Promise<PictureRow | undefined> {
  const [row] = await db.select(SHOWN).from(mediaPictures).where(eq(mediaPictures.id, id));
  return row;
}

/** Returns one picture; undefined if there is none. */
export async function readPicture(shop: RangeShop, id: string): Promise<AdminPicture | undefined> {
  const row = await readRow(shop.db, id);
  return row && shown(row, await readUploadUses(shop));
}

/** Returns one picture as its editor shows it; undefined if there is none. */
export async function readPictureDetail(
  shop: RangeShop,
  id: string,
): Promise<AdminPictureDetail | undefined> {
  const picture = await readPicture(shop, id);
  return picture && { ...picture, was_shown: await wasPictureShown(shop.db, id) };
}
