import { isDatabaseAway } from '#server/db/database-errors.ts';
import type { Shop } from '#server/shop.ts';
import { type EventLike, eventSubject } from './stripe-events.ts';

/** More would only make one statement long; the next one takes the rest. */
const MAX_BATCH = 200;
/** While one waits for the disk, the next is sent; more would only be smaller. */
const AT_ONCE = 2;

interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly objectId: string;
  readonly created: Date;
  readonly receivedAt: Date;
}

interface WaitingEvent {
  readonly row: EventRow;
  readonly done: (isNew: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** Events that wait for the next statement. */
export interface EventQueue {
  waiting: WaitingEvent[];
  /** Statements at work. */
  busy: number;
}

/**
 * Stores an event before anything else happens with it; false when it was known or means nothing.
 * Resolves when it is committed. Events that arrive while the database is at work are stored
 * together by the next statement, so that a burst costs a few commits instead of one each.
 */
export async function storeStripeEvent(shop: Shop, event: EventLike): Promise<boolean> {
  const objectId = eventSubject(event);
  const created = timeOf(event.created);
  if (objectId === null || typeof event.id !== 'string' || created === undefined) return false;
  const row = {
    id: event.id,
    type: String(event.type),
    objectId,
    created,
    receivedAt: new Date(shop.now()),
  };
  const queue = shop.parts.payments.events;
  return new Promise((done, failed) => {
    queue.waiting.push({ row, done, failed });
    if (queue.busy < AT_ONCE) void work(shop, queue);
  });
}

/** Epoch seconds, or ISO 8601 in a thin event. */
export function timeOf(created: unknown): Date | undefined {
  const at = new Date(typeof created === 'number' ? created * 1000 : String(created));
  return Number.isNaN(at.getTime()) ? undefined : at;
}

async function work(shop: Shop, queue: EventQueue): Promise<void> {
  queue.busy += 1;
  while (queue.waiting.length > 0) await storeBatch(shop, queue.waiting.splice(0, MAX_BATCH));
  queue.busy -= 1;
}

/** Resolves every caller of the batch; never throws. */
async function storeBatch(shop: Shop, batch: readonly WaitingEvent[]): Promise<void> {
  try {
    const stored = await insert(
      shop,
      batch.map(({ row }) => row),
    );
    // Of the same event twice in a batch only one is new.
    for (const { row, done } of batch) done(stored.delete(row.id));
  } catch (error) {
    // One event that the table does not take must not keep the others out.
    if (batch.length > 1 && !isDatabaseAway(error)) {
      for (const one of batch) await storeBatch(shop, [one]);
    } else {
      for (const { failed } of batch) failed(error);
    }
  }
}

/** The ids that were not there before. Sorted, so that two nodes never wait for each other. */
async function insert(shop: Shop, rows: readonly EventRow[]): Promise<Set<string>> {
  const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const column = <Key extends keyof EventRow>(key: Key) => sorted.map((row) => row[key]);
  const stored = await shop.pool.query<{ id: string }>({
    name: 'store-stripe-events',
    text: `INSERT INTO stripe_events (id, type, object_id, created, received_at)
           SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[])
           ON CONFLICT DO NOTHING RETURNING id`,
    values: (['id', 'type', 'objectId', 'created', 'receivedAt'] as const).map(column),
  });
  return new Set(stored.rows.map(({ id }) => id));
}
