import { createHmac, randomBytes } from 'node:crypto';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import type { Shop } from '../shop.ts';
import type { Sender } from './pending.ts';

/** Longest time after which a visit that left may continue: paying on the hosted page takes a while. */
export const GOES_ON_WITHIN_MS = 60 * 60_000;

/**
 * Makes return keys from the day's salt, which all nodes share; the first node that needs it creates it.
 * Equal keys mean the same address and browser, without telling which. Once the salt is deleted, a key
 * can't be traced back (docs/decisions/0015-continued-and-counted-visits.md).
 */
export class ReturnKeys {
  readonly #shop: Pick<Shop, 'pool'>;
  #days = '';
  /** Today's salt, and in the first hour of a day yesterday's too, because its visits may continue. */
  #salts: Buffer[] = [];

  constructor(shop: Pick<Shop, 'pool'>) {
    this.#shop = shop;
  }

  /** Loads the salts valid at `at` (epoch milliseconds). Queries only if they changed, twice a day. */
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

  /** Returns the key of a sender who leaves now. */
  keyOf(sender: Sender): string {
    return this.keysOf(sender)[0] ?? '';
  }

  /** Returns the keys under which a sender may have left, the newest first. */
  keysOf({ address, agent }: Sender): string[] {
    return this.#salts.map((salt) =>
      createHmac('sha256', salt).update(`${address}\n${agent}`).digest('base64url').slice(0, 22),
    );
  }
}
