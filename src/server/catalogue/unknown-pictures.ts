import { inArray } from 'drizzle-orm';
import { readUploadedBase, uploadedBase } from '#catalogue/uploaded-pictures.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { mediaCrops } from '../media/schema.ts';
import type { Database, Transaction } from '../shop.ts';
import type { Entry } from './entries.ts';

type DraftContent = Pick<Entry, 'kind' | 'id' | 'content'>;

/** Returns the paths of a product's pictures, in their order; a draft's may be anything. */
export function basesOf(content: unknown): readonly string[] {
  const pictures = (content as { pictures?: unknown } | null)?.pictures;
  return (Array.isArray(pictures) ? pictures : []).map((each) =>
    String((each as { base?: unknown } | null)?.base ?? ''),
  );
}

/** Returns the uploaded pictures of a product's content with their places. */
export function uploadsOf(content: unknown) {
  return basesOf(content).flatMap((base, index) => {
    const picture = readUploadedBase(base);
    return picture ? [{ base, picture, index }] : [];
  });
}

/** Finds uploaded pictures of drafts that the database doesn't have, such as those of another shop's export. */
export async function findUnknownPictures(
  db: Database | Transaction,
  drafts: readonly DraftContent[],
): Promise<Finding[]> {
  const uploads = drafts
    .filter(({ kind }) => kind === 'product')
    .flatMap(({ id, content }) => uploadsOf(content).map((upload) => ({ ...upload, id })));
  if (uploads.length === 0) return [];
  const ids = [...new Set(uploads.map(({ picture }) => picture.id))];
  const crops = await db.select().from(mediaCrops).where(inArray(mediaCrops.pictureId, ids));
  const known = new Set(crops.map(({ pictureId, x, y }) => uploadedBase(pictureId, { x, y })));
  return uploads
    .filter(({ base }) => !known.has(base))
    .map(({ id, index }) => ({
      kind: 'product',
      id,
      path: ['pictures', index, 'base'],
      code: 'picture_unknown',
      values: {},
    }));
}
