import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { mapPrices } from '#rules/product-prices.ts';
import { ID, openPageNodes } from '#test/page-nodes.ts';
import { FULL } from '#test/runs.ts';
import { RENDERED, readBuild } from '../rendering/build-files.ts';
import { readManifest, versionOf } from '../rendering/versions.ts';
import { catalogueOf } from '../shop.ts';

const soon = { timeout: 100_000, interval: 20 };
// A busy machine renders slowly: the renderer has a low priority.
vi.setConfig({ testTimeout: 120_000 });

const nodes = await openPageNodes();

test('a published price changes pages and prices in one step, in both languages, on two nodes', async () => {
  await nodes.savePrice(12_345);
  const { here, there } = nodes;
  const seen = new Set<string>();
  const published = nodes.publish();
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const { manifest } = there.pages.site.current;
    seen.add(`${manifest.version} ${there.shop.parts.catalogue.number}`);
    if (there.shop.parts.catalogue.number === 2) break;
    await wait(1);
  }
  expect(await published).toMatchObject({ version: 2 });
  // The old pair and the new one, never a mixed one.
  expect(seen.size).toBe(2);
  for (const node of [here, there]) {
    await expect.poll(() => nodes.shows(node, 12_345), soon).toBe(true);
  }
});

test('pages of the next prices are rendered before, and nobody is served them', async () => {
  const { here: node } = nodes;
  const current = catalogueOf(node.shop);
  const products = current.products.map((product) =>
    product.id === ID
      ? mapPrices(product, (_, price) => ({ ...price, priceCents: 4_321 }))
      : product,
  );
  const next = { ...current, products };
  const page = await nodes.get(node, `/sneakers/${ID}`);
  const { version } = node.pages.site.current.manifest;
  await node.pages.site.prepare(next);
  expect(node.pages.site.current.manifest.version).toBe(version);
  expect(await nodes.get(node, `/sneakers/${ID}`)).toBe(page);
  const build = readBuild(path.join(nodes.root, 'dist'))?.id ?? '';
  const folder = path.join(nodes.root, 'dist', RENDERED);
  expect(readManifest(folder, versionOf(build, next))).toBeDefined();
});

if (FULL)
  test('a version whose pages can’t be made is saved, and the owner is told until it is served', async () => {
    const open = async () => {
      const { rows } = await nodes.pool.query(
        "select 1 from alerts where resolved_at is null and kind = 'catalogue_not_shown'",
      );
      return rows.length;
    };
    const { here, there } = nodes;
    const gate = Promise.withResolvers<void>();
    for (const { pages } of [here, there]) {
      vi.spyOn(pages.site, 'publish').mockImplementation(async () => {
        await gate.promise;
        throw new Error('no space left on device');
      });
    }
    await nodes.savePrice(16_789);
    // The reply waits for no page.
    expect(await nodes.publish()).toEqual({ version: 3 });
    gate.resolve();
    await expect.poll(open, soon).toBe(1);
    expect(await nodes.shows(here, 12_345)).toBe(true);
    vi.restoreAllMocks();
    await expect.poll(() => nodes.shows(here, 16_789), soon).toBe(true);
    await expect.poll(open, soon).toBe(0);
  });

if (FULL)
  test('a node that lost its connection for notices hears of a version all the same', async () => {
    const ended = await nodes.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'LISTEN catalogue%'`,
    );
    expect(ended.rowCount).toBe(2);
    await nodes.savePrice(15_678);
    expect(await nodes.publish()).toMatchObject({ version: 4 });
    await expect.poll(() => nodes.shows(nodes.there, 15_678), soon).toBe(true);
  });
