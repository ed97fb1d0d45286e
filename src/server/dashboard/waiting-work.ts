import type { WaitingWork } from '#contract/dashboard.ts';
import { isoDate } from '#rules/berlin-day.ts';
import { refundDueOn } from '#rules/withdrawals.ts';
import { countToPack, type ToPack } from '../orders/to-pack.ts';
import type { Shop } from '../shop.ts';

type Changes = WaitingWork['changes'];
interface Row extends Required<Changes> {
  readonly newest_number: number;
  readonly open_messages: number;
  readonly open_returns: number;
  readonly first_return_ms: number | null;
  readonly drafts: number;
}

/** Reads the end of an index, or a small table, because it runs every second. */
const QUERY = `
SELECT (SELECT coalesce(max(id), 0)::text FROM order_events) AS orders,
  (SELECT last FROM order_numbers WHERE id = 1) AS newest_number,
  messages.open + reviews.waiting AS open_messages,
  concat_ws('/', messages.open, messages.every, reviews.waiting) AS messages,
  drafts.count AS drafts, concat_ws('/', drafts.count, drafts.newest,
    (SELECT max(number) FROM catalogue_versions)) AS catalogue,
  (SELECT concat_ws('/', count(*), max(last_at)) FROM alerts WHERE resolved_at IS NULL) AS alerts,
  returns.open AS open_returns, returns.first_ms AS first_return_ms, returns.marker AS returns
FROM (SELECT count(*)::int AS every, (count(*) FILTER (WHERE handled_at IS NULL))::int AS open
    FROM contact_messages) messages,
  (SELECT count(*)::int AS waiting FROM reviews WHERE state = 'waiting') reviews,
  (SELECT count(*)::int AS open, extract(epoch FROM min(declared_at))::float8 * 1000 AS first_ms,
      concat_ws('/', count(*), max(declared_at), count(order_id)) AS marker
    FROM withdrawals WHERE done_at IS NULL) returns,
  (SELECT count(*)::int AS count, max(revision) AS newest FROM catalogue_drafts) drafts`;

/** An event whose transaction commits after that of a later one is noticed by then. */
const COUNT_EVERY_MS = 30_000;

/** Reads what waits for somebody. Orders to pack are counted when an order has changed. */
export class WaitingWorkReader {
  readonly #shop: Pick<Shop, 'pool' | 'db' | 'now'>;
  #counted: { orders: string; at: number; toPack: ToPack } | undefined;

  constructor(shop: Pick<Shop, 'pool' | 'db' | 'now'>) {
    this.#shop = shop;
  }

  async read(): Promise<WaitingWork> {
    const { rows } = await this.#shop.pool.query<Row>({ name: 'waiting-work', text: QUERY });
    const row = rows[0];
    if (!row) throw new Error('the query of what waits returned no row');
    const { orders, messages, catalogue, alerts, returns, first_return_ms, ...counts } = row;
    const { count, oldestAt } = await this.#toPack(orders);
    return {
      ...counts,
      to_pack: count,
      oldest_to_pack: oldestAt?.toISOString() ?? null,
      return_due_on: first_return_ms === null ? null : isoDate(refundDueOn(first_return_ms)),
      changes: { orders, messages, catalogue, alerts, returns },
    };
  }

  async #toPack(orders: string): Promise<ToPack> {
    const now = this.#shop.now();
    const isKnown = this.#counted?.orders === orders && now - this.#counted.at < COUNT_EVERY_MS;
    if (this.#counted && isKnown) return this.#counted.toPack;
    const toPack = await countToPack(this.#shop);
    this.#counted = { orders, at: now, toPack };
    return toPack;
  }
}
