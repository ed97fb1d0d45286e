import { sql } from 'drizzle-orm';
import { defects } from './schema.ts';

export type DefectRow = typeof defects.$inferSelect;

/** Number of a complaint's photos, as a column. */
export const PHOTOS = sql<number>`(select count(*)::int from defect_photos p where p.defect_id = ${defects.id})`;

/** Returns what a customer sees of a complaint. */
export const showDefect = (row: DefectRow, photos: number) => ({
  id: row.id,
  kind: row.kind,
  created_at: row.createdAt.toISOString(),
  decision: row.decision,
  due_on: row.dueOn,
  done_at: row.doneAt?.toISOString() ?? null,
  photos,
});
