import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { AdminNote } from '#contract/admin-orders.ts';
import { users } from '../auth/schema.ts';
import type { Shop } from '../shop.ts';
import { orderNotes } from './schema.ts';

/** Notes on these orders, by the order's id and the oldest first; changes of addresses have no text. */
export async function readNotes(
  { db }: Pick<Shop, 'db'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AdminNote[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ note: orderNotes, by: users.email })
    .from(orderNotes)
    .leftJoin(users, eq(orderNotes.cause, sql`'admin:' || ${users.id}`))
    .where(inArray(orderNotes.orderId, [...orderIds]))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id));
  const byOrder = Map.groupBy(rows, ({ note }) => note.orderId);
  return new Map(
    [...byOrder].map(([id, notes]) => [
      id,
      notes.map(({ note, by }) => ({
        id: note.id,
        text: note.text,
        before: note.before,
        after: note.after,
        by,
        at: note.at.toISOString(),
      })),
    ]),
  );
}

/** The texts among notes. */
export const textsOf = (notes: readonly AdminNote[] | undefined): string[] =>
  (notes ?? []).flatMap(({ text }) => (text === null ? [] : [text]));
