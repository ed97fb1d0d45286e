import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPageNodes, type PageNodes } from '#test/page-nodes.ts';

const soon = { timeout: 100_000, interval: 20 };
// A busy machine renders slowly: the renderer has a low priority.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let nodes: PageNodes;
beforeAll(async () => {
  nodes = await openPageNodes();
});
afterAll(() => nodes.close());

test('a node that lost its connection for notices hears of a version all the same', async () => {
  const ended = await nodes.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'LISTEN catalogue%'`,
  );
  expect(ended.rowCount).toBe(2);
  await nodes.savePrice(15_678);
  expect(await nodes.publish()).toMatchObject({ version: 2 });
  const { there } = nodes;
  await expect.poll(() => nodes.shows(there, 15_678), soon).toBe(true);
});
