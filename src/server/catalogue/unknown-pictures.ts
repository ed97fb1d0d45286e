import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inArray } from 'drizzle-orm';
import { fallbackPicture } from '#catalogue/pictures.ts';
import { PICTURE_BASE, readUploadedBase, uploadedBase } from '#catalogue/uploaded-pictures.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { mediaCrops } from '../media/schema.ts';
import type { Database, Transaction } from '../shop.ts';
import type { Entry } from './entries.ts';

type DraftContent = Pick<Entry, 'kind' | 'id' | 'content'>;

const PUBLIC_DIR = resolve(import.meta.dirname, '../../../public');

/** Returns the paths of pictures with their places: a product's in their order, a collection's of the menu; a draft's may be anything. */
function picturesOf(content: unknown) {
  const { pictures, menu } = (content ?? {}) as { pictures?: unknown; menu?: unknown };
  const places = [
    ...(Array.isArray(pictures) ? pictures : []).map((each, index) => ({
      base: (each as { base?: unknown } | null)?.base,
      path: ['pictures', index, 'base'],
    })),
    {
      base: (menu as { picture?: unknown } | null | undefined)?.picture,
      path: ['menu', 'picture'],
    },
  ];
  return places.flatMap(({ base, path }) => (typeof base === 'string' ? [{ base, path }] : []));
}

/** Returns the paths of a content's pictures. */
export const basesOf = (content: unknown): readonly string[] =>
  picturesOf(content).map(({ base }) => base);

/** Returns the uploaded pictures of a content with their places. */
export function uploadsOf(content: unknown) {
  return picturesOf(content).flatMap(({ base, path }) => {
    const picture = readUploadedBase(base);
    return picture ? [{ base, picture, path }] : [];
  });
}

/** True for a path of a picture that should have come with the shop, and didn't. */
const isNotShipped = (base: string) =>
  PICTURE_BASE.test(base) &&
  readUploadedBase(base) === undefined &&
  !existsSync(join(PUBLIC_DIR, fallbackPicture(base)));

/** Finds pictures of drafts that neither came with the shop nor are in the database, such as those of another shop's export. */
export async function findUnknownPictures(
  db: Database | Transaction,
  drafts: readonly DraftContent[],
): Promise<Finding[]> {
  const named = drafts.flatMap(({ kind, id, content }) =>
    picturesOf(content).map((picture) => ({ ...picture, kind, id })),
  );
  const ids = new Set(named.flatMap(({ base }) => readUploadedBase(base)?.id ?? []));
  const isCropOf = inArray(mediaCrops.pictureId, [...ids]);
  const crops = ids.size === 0 ? [] : await db.select().from(mediaCrops).where(isCropOf);
  const known = new Set(crops.map(({ pictureId, x, y }) => uploadedBase(pictureId, { x, y })));
  return named
    .filter(({ base }) => (readUploadedBase(base) ? !known.has(base) : isNotShipped(base)))
    .map(({ kind, id, path }) => ({ kind, id, path, code: 'picture_unknown', values: {} }));
}
