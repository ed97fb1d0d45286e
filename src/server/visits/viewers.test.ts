import { afterAll, beforeAll, expect, it } from 'vitest';
import { viewersReply } from '#contract/visits.ts';
import { createVisitShop, type VisitShop, visitIdOf } from '#test/visitors.ts';

let test: VisitShop;
beforeAll(async () => {
  test = await createVisitShop();
});
afterAll(() => test.close());

const TEN_SECONDS = 10_000;

async function viewers(): Promise<Record<string, number>> {
  const response = await test.request('/api/viewers');
  expect(response.status).toBe(200);
  return viewersReply.parse(await response.json()).viewers;
}

it('counts the viewers of a product, in both languages together, from three up', async () => {
  const looking = ['/products/pouch', '/en/products/pouch', '/products/pouch', '/caps', '/caps'];
  for (const page of [...looking, '/', '/', '/']) {
    await test.beat({ id: visitIdOf('viewer') }, page);
  }
  const third = { id: visitIdOf('viewer') };
  await test.flush();
  expect(await viewers()).toEqual({ pouch: 3 });

  await test.beat(third, '/caps');
  await test.flush();
  // Cached for ten seconds, for all requests.
  expect(await viewers()).toEqual({ pouch: 3 });
  test.clock.now += TEN_SECONDS;
  expect(await viewers()).toEqual({ pouch: 3, 'baseball-cap-monogram': 3 });

  await test.leave(third);
  await test.flush();
  test.clock.now += TEN_SECONDS;
  expect(await viewers()).toEqual({ pouch: 3 });
  test.clock.now += 5 * 60_000;
  expect(await viewers()).toEqual({});
});
