import type pg from 'pg';
import { LimitedClient } from './limited-client.ts';
import type { Shop } from './shop.ts';

const RECONNECT_MS = 5_000;

interface NoticeListener {
  readonly channels: readonly string[];
  /** Called with each notice. */
  readonly heard: (channel: string, payload: string) => void;
  /** Called when the connection is open: notices that came before are lost. */
  readonly opened: () => void;
}

/**
 * Listens to notices (PostgreSQL `NOTIFY`) of all nodes and of triggers, on its own connection, from `start` to `stop`.
 * Retries a lost connection every 5 s. Callers look by themselves, too: a notice only makes them quicker.
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
    const { channels, heard, opened } = this.#listener;
    const client = new LimitedClient(this.#shop.pool.options);
    this.#client = client;
    client.on('notification', ({ channel, payload = '' }) => heard(channel, payload));
    client.on('error', (error) => this.#retry(client, error));
    client.on('end', () => this.#retry(client, new Error('Connection terminated')));
    try {
      await client.connect();
      await client.query(channels.map((channel) => `LISTEN ${channel}`).join('; '));
      if (this.#client === client) opened();
    } catch (error) {
      this.#retry(client, error);
    }
  }

  #retry(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#drop();
    if (!this.#wanted) return;
    this.#shop.log.failed('the connection for notices failed and is retried', error);
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
