import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  ADMIN_SECURITY_PER_PAGE,
  type AdminSecurityReply,
  type adminSecurityQuery,
} from '#contract/admin-security.ts';
import { users } from '../auth/schema.ts';
import type { Shop } from '../shop.ts';
import { securityEvents } from './schema.ts';

const DAY_MS = 86_400_000;

/** One page of the security log: the events that the query asks for. */
export async function readSecurityEvents(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { kind, refused, account, days, sort, before }: z.infer<typeof adminSecurityQuery>,
): Promise<AdminSecurityReply> {
  const { at, id } = securityEvents;
  const [micros, last] = before?.split('.') ?? [];
  const [isBehind, inOrder] = sort === 'oldest' ? [sql`>`, asc] : [sql`<`, desc];
  const found = await db
    .select({
      event: securityEvents,
      email: users.email,
      micros: sql<string>`(extract(epoch FROM ${at}) * 1000000)::bigint::text`,
    })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(
      and(
        kind && eq(securityEvents.kind, kind),
        refused && eq(securityEvents.outcome, 'refused'),
        account === undefined ? undefined : eq(securityEvents.userId, account),
        days && gte(at, new Date(now() - Number(days) * DAY_MS)),
        before === undefined
          ? undefined
          : sql`(${at}, ${id}) ${isBehind} (to_timestamp(0) + ${micros}::bigint * interval '1 microsecond', ${last}::bigint)`,
      ),
    )
    .orderBy(inOrder(at), inOrder(id))
    .limit(ADMIN_SECURITY_PER_PAGE + 1);
  const page = found.slice(0, ADMIN_SECURITY_PER_PAGE);
  const end = found.length > page.length ? page.at(-1) : undefined;
  return {
    events: page.map(({ event, email }) => ({
      id: String(event.id),
      kind: event.kind,
      refused: event.outcome === 'refused',
      account: event.userId,
      email,
      place: event.place,
      network: event.network,
      times: event.times,
      at: event.at.toISOString(),
      data: event.data,
    })),
    next: end === undefined ? null : `${end.micros}.${end.event.id}`,
  };
}

/** Returns the log's events of an account, for its holder (Art. 15 GDPR). */
export function securityEventsOf({ db }: Pick<Shop, 'db'>, userId: string) {
  const { kind, outcome, times, data, at } = securityEvents;
  const what = sql<string | null>`${data} ->> 'what'`;
  return db
    .select({ kind, what, outcome, times, at })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(at));
}
