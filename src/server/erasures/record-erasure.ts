import type { Shop, Transaction } from '../shop.ts';
import { type ErasureKind, hashErased, presentKey } from './erasure-list.ts';
import { erasures } from './schema.ts';

/** Notes an erasure in its transaction, so that a restore of an older backup carries it out again. */
export async function recordErasure(
  shop: Shop,
  tx: Transaction,
  erased: Readonly<Partial<Record<ErasureKind, string | undefined>>>,
): Promise<void> {
  const key = presentKey(shop.settings);
  const erasedAt = new Date(shop.now());
  for (const [name, subject] of Object.entries(erased)) {
    if (subject === undefined) continue;
    const kind = name as ErasureKind;
    await tx
      .insert(erasures)
      .values({ hash: hashErased(key, kind, subject), keyId: key.id, kind, erasedAt })
      .onConflictDoUpdate({ target: erasures.hash, set: { erasedAt } });
  }
  await shop.jobs.add('keep-erasures', {}, { tx });
}
