import { readFileSync } from 'node:fs';
import type { Entry } from '#server/catalogue/entries.ts';
import { readMigrations } from '#server/db/migrate.ts';

/**
 * Entries as versions of before wrote them, format 1: one product of each kind, and everything else; collections name
 * products that are not among them.
 */
export const FORMER_ENTRIES: readonly Entry[] = JSON.parse(
  readFileSync(new URL('fixtures/format-1.json', import.meta.url), 'utf8'),
);

/** The content of one of them. */
export function formerContent(id: string): Readonly<Record<string, unknown>> {
  const found = FORMER_ENTRIES.find((entry) => entry.id === id);
  if (!found) throw new Error(`no former ${id}`);
  return found.content as Readonly<Record<string, unknown>>;
}

/** The content of another product under an id and name of its own. */
export const namedAs = (id: string, own: string) => ({
  ...formerContent(id),
  id: own,
  name: { de: own, en: own },
});

/** A change of one product. */
export const productEntry = (id: string, content: unknown, removed = false) => ({
  kind: 'product' as const,
  id,
  content,
  removed,
});

/** The migrations that a shop had before the one whose name ends so. */
export function migrationsBefore(name: string): ReturnType<typeof readMigrations> {
  const all = readMigrations();
  return all.slice(
    0,
    all.findIndex((migration) => migration.name.endsWith(name)),
  );
}
