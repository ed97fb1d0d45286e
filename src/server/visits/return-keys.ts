import { createHmac, randomBytes } from 'node:crypto';
import { berlinDate, isoDate } from '../../rules/berlin-day.ts';
import type { Shop } from '../shop.ts';
import type { Sender } from './pending.ts';

/**
 * The day's secret, the same on every node: whoever asks first makes it. Keys made with it say that
 * two requests came from the same address and browser without saying which; once the salt is
 * deleted nobody can find out any more (decision 15).
 */
export class ReturnKeys {
  readonly #shop: Pick<Shop, 'pool'>;
  #day = '';
  #salt: Buffer = Buffer.alloc(0);

  constructor(shop: Pick<Shop, 'pool'>) {
    this.#shop = shop;
  }

  /** Fetches the salt of the day of `at` (epoch milliseconds), once a day. */
  async prepare(at: number): Promise<void> {
    const day = isoDate(berlinDate(at));
    if (day === this.#day) return;
    const { pool } = this.#shop;
    await pool.query('INSERT INTO visit_salts (day, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      day,
      randomBytes(32).toString('base64'),
    ]);
    const { rows } = await pool.query<{ salt: string }>(
      'SELECT salt FROM visit_salts WHERE day = $1',
      [day],
    );
    this.#salt = Buffer.from(rows[0]?.salt ?? '', 'base64');
    this.#day = day;
  }

  /** The key of a sender under the prepared day's salt. */
  keyOf(sender: Sender): string {
    return createHmac('sha256', this.#salt)
      .update(`${sender.address}\n${sender.agent}`)
      .digest('base64url')
      .slice(0, 22);
  }
}
