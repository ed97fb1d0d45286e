import { createHmac, randomBytes } from 'node:crypto';
import { berlinDate, isoDate } from '../../rules/berlin-day.ts';
import type { Shop } from '../shop.ts';
import type { Sender } from './pending.ts';

/** A visit that left may go on after so long at most: paying on the hosted page takes a while. */
export const GOES_ON_WITHIN_MS = 60 * 60_000;

/**
 * The day's secret, the same on every node: whoever asks first makes it. Keys made with it say that
 * two requests came from the same address and browser without saying which; once the salt is
 * deleted nobody can find out any more (docs/decisions/0015-what-continues-a-visit-and-who-is-counted.md).
 */
export class ReturnKeys {
  readonly #shop: Pick<Shop, 'pool'>;
  #days = '';
  /** The day's own first; in its first hour the day before's as well, while visits of then may go on. */
  #salts: Buffer[] = [];

  constructor(shop: Pick<Shop, 'pool'>) {
    this.#shop = shop;
  }

  /** Fetches the salts that hold at `at` (epoch milliseconds), twice a day. */
  async prepare(at: number): Promise<void> {
    const today = isoDate(berlinDate(at));
    const before = isoDate(berlinDate(at - GOES_ON_WITHIN_MS));
    const days = `${today} ${before}`;
    if (days === this.#days) return;
    const { pool } = this.#shop;
    await pool.query('INSERT INTO visit_salts (day, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      today,
      randomBytes(32).toString('base64'),
    ]);
    const { rows } = await pool.query<{ salt: string }>(
      'SELECT salt FROM visit_salts WHERE day IN ($1, $2) ORDER BY day DESC',
      [today, before],
    );
    this.#salts = rows.map(({ salt }) => Buffer.from(salt, 'base64'));
    this.#days = days;
  }

  /** The key of a sender who leaves now. */
  keyOf(sender: Sender): string {
    return this.keysOf(sender)[0] ?? '';
  }

  /** The keys under which a sender may have left, the newest first. */
  keysOf({ address, agent }: Sender): string[] {
    return this.#salts.map((salt) =>
      createHmac('sha256', salt).update(`${address}\n${agent}`).digest('base64url').slice(0, 22),
    );
  }
}
