import type { TestInfo } from '@playwright/test';
import { until } from '#test/until.ts';
import { test } from './journey.ts';
import { startShop } from './live-shop.ts';

export interface OwnShop {
  readonly url: string;
  readonly inbox: string;
  /** Makes the payment side fail: see `faultRule` of the sandbox. */
  readonly breakPayment: (rule: Record<string, unknown>) => Promise<void>;
  readonly mendPayment: () => Promise<void>;
  /** Checkout sessions that the payment side has seen. */
  readonly checkouts: () => Promise<number>;
  /** Acts of a customer, or of time, on the payment side: `/sessions/:id/pay`, `/clock`. */
  readonly control: (path: string, body: Record<string, unknown>) => Promise<void>;
  /** Resolves when every webhook has been delivered. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

async function startOwnShop(
  info: Pick<TestInfo, 'project'>,
  environment: Record<string, string>,
): Promise<OwnShop> {
  const { place, close } = await startShop(info, {
    TRUST_PROXY: '127.0.0.1, ::1',
    ...environment,
  });
  const control = `http://localhost:${place.sandboxPort}/_sandbox`;
  const post = async (path: string, body: Record<string, unknown>) => {
    const reply = await fetch(`${control}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(await reply.text());
  };
  const waiting = async () => {
    const state = (await (await fetch(`${control}/state`)).json()) as {
      deliveries: { waiting: number };
    };
    return state.deliveries.waiting;
  };
  return {
    url: `http://localhost:${place.port}`,
    inbox: `http://localhost:${place.inboxPort}`,
    breakPayment: (rule) => post('/faults', rule),
    mendPayment: async () => {
      await fetch(`${control}/faults`, { method: 'DELETE' });
    },
    checkouts: async () => {
      const state = (await (await fetch(`${control}/state`)).json()) as { sessions: number };
      return state.sessions;
    },
    control: post,
    settled: () => until('every webhook is delivered', async () => (await waiting()) === 0),
    close,
  };
}

/** Journeys through a shop of their own, started with that environment within `timeout` ms. */
export function testInOwnShop(environment: Record<string, string>, timeout: number) {
  return test.extend<{ baseURL: string }, { ownShop: OwnShop }>({
    ownShop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
      async ({}, use, info) => {
        const shop = await startOwnShop(info, environment);
        await use(shop);
        await shop.close();
      },
      { scope: 'worker', timeout },
    ],
    baseURL: async ({ ownShop }, use) => use(ownShop.url),
  });
}

/** Journeys through a shop of their file alone, for faults that others must not share. */
export const ownShopTest = testInOwnShop({}, 120_000);
