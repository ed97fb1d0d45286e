import type { Shop } from '../shop.ts';

/** Channel by which nodes tell each other that an order changed. Carries no payload. */
export const ORDERS_CHANNEL = 'orders';

/**
 * Notices are batched for this long: NOTIFY takes a lock that every committing transaction with a notice
 * waits for, so one per order would slow all of them down.
 */
const GATHER_MS = 100;

export interface HasOrderNotices {
  readonly parts: { readonly orderNotices: OrderNotices };
}

/** Notices of one node. */
export class OrderNotices {
  readonly #shop: Pick<Shop, 'pool' | 'log'>;
  #waiting: Promise<void> | undefined;

  constructor(shop: Pick<Shop, 'pool' | 'log'>) {
    this.#shop = shop;
  }

  send(): Promise<void> {
    this.#waiting ??= new Promise<void>((resolve) => setTimeout(resolve, GATHER_MS).unref())
      .then(async () => {
        this.#waiting = undefined;
        await this.#shop.pool.query(`NOTIFY ${ORDERS_CHANNEL}`);
      })
      .catch((error: unknown) =>
        this.#shop.log.failed('a notice about orders was not sent', error),
      );
    return this.#waiting;
  }
}

/**
 * Notifies all nodes that orders changed. Call it after the commit, never inside the transaction. Several
 * calls within 100 ms become one NOTIFY. The promise is for tests and shutdown. A lost notice only delays
 * the dashboards, because they also refresh by themselves.
 */
export function notifyOrders({ parts }: HasOrderNotices): Promise<void> {
  return parts.orderNotices.send();
}
