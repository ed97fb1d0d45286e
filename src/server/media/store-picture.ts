import type { Focus } from '#contract/admin-media.ts';
import type { Transaction } from '../shop.ts';
import { mediaCrops, mediaPictures } from './schema.ts';

/** Allows sizes around a focal point of a picture. Returns false if they were allowed already. */
export async function keepCrop(
  tx: Transaction,
  pictureId: string,
  { x, y }: Focus,
): Promise<boolean> {
  const kept = await tx
    .insert(mediaCrops)
    .values({ pictureId, x, y })
    .onConflictDoNothing()
    .returning({ x: mediaCrops.x });
  return kept.length > 0;
}

/** Stores a picture with its focal point, once. Returns false if it is there already, which then stays as it is. */
export async function storeMaster(
  tx: Transaction,
  picture: typeof mediaPictures.$inferInsert,
): Promise<boolean> {
  const stored = await tx
    .insert(mediaPictures)
    .values(picture)
    .onConflictDoNothing()
    .returning({ x: mediaPictures.focusX, y: mediaPictures.focusY });
  for (const focus of stored) await keepCrop(tx, picture.id, focus);
  return stored.length > 0;
}
