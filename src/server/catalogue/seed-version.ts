import { desc } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ShopMode } from '#rules/claims.ts';
import type { Database } from '../shop.ts';
import { readRunning } from './campaigns/read-campaigns.ts';
import { readEntries } from './current-entries.ts';
import { byKey, entriesOf, entryKey } from './entries.ts';
import { readFormerPaths } from './former-paths.ts';
import { type NumberedCatalogue, readCatalogue } from './read-catalogue.ts';
import { catalogueVersions } from './schema.ts';
import { liveStart } from './seed.ts';
import { startingPages } from './starting-pages.ts';
import { lockCatalogue, writeVersion } from './write-version.ts';

/**
 * Returns the catalogue to start with. The seed becomes version 1 of a demo shop, and as long as nobody has published
 * there, what changes in it becomes another version. A live shop without a version gets one without products. Any other
 * shop sells what its database says; one without pages, which 1.0.0 has stored, gets some.
 */
export async function startCatalogue(
  db: Database,
  mode: ShopMode,
  seed: Catalogue,
): Promise<NumberedCatalogue> {
  const followed = await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const [newest] = await tx
      .select()
      .from(catalogueVersions)
      .orderBy(desc(catalogueVersions.number))
      .limit(1);
    const rows = await readEntries(tx);
    if (mode !== 'demo' || newest?.isDemo === false) {
      const hasPages = rows.some(({ kind, removed }) => kind === 'page' && !removed);
      if (hasPages) return undefined;
      const pages = Object.entries(startingPages(mode)).map(([id, content], position) => {
        return { kind: 'page' as const, id, position, content };
      });
      const entries = newest ? pages : [...liveStart(), ...pages];
      const changes = entries.map((entry) => ({ ...entry, removed: false }));
      await writeVersion(tx, { by: null, note: '', isDemo: newest?.isDemo ?? false, changes });
      return undefined;
    }
    const stored = byKey(rows);
    const seeded = entriesOf(seed);
    const changed = seeded.filter((entry) => {
      const row = stored.get(entryKey(entry));
      stored.delete(entryKey(entry));
      return (
        row === undefined ||
        row.removed ||
        row.position !== entry.position ||
        JSON.stringify(row.content) !== JSON.stringify(entry.content)
      );
    });
    const gone = [...stored.values()].filter(({ removed }) => !removed);
    const changes = [
      ...changed.map((entry) => ({ ...entry, removed: false })),
      ...gone.map(({ kind, id, position, content }) => ({
        ...{ kind, id, position, content },
        removed: true,
      })),
    ];
    if (newest && changes.length === 0) return newest.number;
    return writeVersion(tx, { by: null, note: '', isDemo: true, changes });
  });
  if (followed === undefined || (await readRunning(db)).length > 0) return readCatalogue(db, mode);
  const formerPaths = await readFormerPaths(db, seed, followed);
  return { number: followed, catalogue: seed, formerPaths };
}
