import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inArray } from 'drizzle-orm';
import { fallbackPicture } from '#catalogue/pictures.ts';
import { SCENE_PICTURES } from '#catalogue/scenes.ts';
import { PICTURE_BASE, readUploadedBase, uploadedBase } from '#catalogue/uploaded-pictures.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { mediaCrops } from '../media/schema.ts';
import type { Database, Transaction } from '../shop.ts';
import type { Entry } from './entries.ts';

type DraftContent = Pick<Entry, 'kind' | 'id' | 'content'>;

const PUBLIC_DIR = resolve(import.meta.dirname, '../../../public');

type Path = readonly (string | number)[];

/** Keys under which contents have the path of a picture. */
export const PICTURE_KEYS: readonly (string | number)[] = ['base', 'picture', 'onPhones', 'icon'];

/** Returns the paths of pictures with their places; the content of a draft may be anything. */
function picturesOf(content: unknown, at: Path = []): { base: string; path: Path }[] {
  if (typeof content !== 'object' || content === null) return [];
  const entries = Array.isArray(content) ? [...content.entries()] : Object.entries(content);
  return entries.flatMap(([key, value]) => {
    const path = [...at, key];
    const isPicture = typeof value === 'string' && PICTURE_KEYS.includes(key);
    return isPicture ? [{ base: value, path }] : picturesOf(value, path);
  });
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
  !existsSync(join(PUBLIC_DIR, fallbackPicture(base))) &&
  !Object.hasOwn(SCENE_PICTURES, base.replace('/images/', ''));

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
