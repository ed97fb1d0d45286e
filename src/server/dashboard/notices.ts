import type pg from 'pg';
import { LimitedClient } from '../limited-client.ts';
import { ORDERS_CHANNEL } from '../orders/order-notices.ts';
import type { Shop } from '../shop.ts';

/** The trigger of migration `live_visits` names the user whose role or login ended. */
const RIGHTS_CHANNEL = 'admin_rights';
const RECONNECT_MS = 5_000;

interface NoticeListener {
  readonly orders: () => void;
  readonly rights: (userId: string) => void;
}

/**
 * Listens to notices (PostgreSQL `NOTIFY`) of other nodes and of triggers, on its own connection, from
 * `start` to `stop`. Retries a lost connection every 5 s. Meanwhile dashboards still read once a second
 * and check rights every minute.
 */
export class Notices {
  readonly #shop: Pick<Shop, 'pool' | 'log'>;
  readonly #listener: NoticeListener;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wanted = false;

  constructor(shop: Pick<Shop, 'pool' | 'log'>, listener: NoticeListener) {
    this.#shop = shop;
    this.#listener = listener;
  }

  start(): void {
    this.#wanted = true;
    if (!this.#client) void this.#connect();
  }

  stop(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    this.#drop();
  }

  async #connect(): Promise<void> {
    const client = new LimitedClient(this.#shop.pool.options);
    this.#client = client;
    client.on('notification', ({ channel, payload }) => {
      if (channel === ORDERS_CHANNEL) this.#listener.orders();
      if (channel === RIGHTS_CHANNEL) this.#listener.rights(payload ?? '');
    });
    client.on('error', (error) => this.#retry(client, error));
    client.on('end', () => this.#retry(client, undefined));
    try {
      await client.connect();
      await client.query(`LISTEN ${ORDERS_CHANNEL}; LISTEN ${RIGHTS_CHANNEL}`);
      // Orders may have changed before the connection was open.
      if (this.#client === client) this.#listener.orders();
    } catch (error) {
      this.#retry(client, error);
    }
  }

  #retry(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#drop();
    if (!this.#wanted) return;
    this.#shop.log.failed(
      'the connection for notices failed and is retried',
      error ?? new Error('Connection terminated'),
    );
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#wanted && !this.#client) void this.#connect();
    }, RECONNECT_MS).unref();
  }

  #drop(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.end().catch(() => undefined);
  }
}
