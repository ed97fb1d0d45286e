import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { openPaymentShop } from '#test/payments.ts';
import { plainStates } from './plain-state.ts';

const test = await openPaymentShop();

const tell = (query: string) => {
  const request = { url: `/success${query}`, headers: {}, socket: { remoteAddress: '10.1.2.3' } };
  return plainStates(test.shop)(request as unknown as IncomingMessage);
};

it('tells a request for /success alone what is known about its checkout', async () => {
  const id = await test.open();
  expect(await tell(`?session_id=${id}`)).toBe('pending');
  await test.pay(id);
  // The webhook may be late: the request itself has queued a look at Stripe.
  await test.runJobs();
  expect(await tell(`?session_id=${id}&x=1`)).toBe('paid');

  const late = await test.open();
  await test.pay(late, { method: 'paypal', settles: { outcome: 'fail', afterMs: 60_000 } });
  await test.settle();
  expect(await tell(`?session_id=${late}`)).toBe('pending');
  await test.pass(61);
  await test.settle();
  expect(await tell(`?session_id=${late}`)).toBe('unpaid');
});

it.each(['', '?session_id=', '?session_id=nobody', '?session_id=cs_test_nobody'])(
  'finds no order for %j',
  async (query) => expect(await tell(query)).toBe('unknown'),
);
