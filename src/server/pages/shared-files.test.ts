import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { writeVersion } from '#test/rendered-version.ts';
import { openTestShop } from '#test/shop.ts';
import { serve, temporaryFolder } from '#test/temporary.ts';
import { until } from '#test/until.ts';
import { createPageServer } from './page-server.ts';

const test = await openTestShop();
const { pool } = test.shop;

/** A node with a disk of its own: `release` is a script of its bundle, `former` of the one before it. */
async function node(shippingCents: number, release: string, former?: string) {
  const root = temporaryFolder();
  const dist = path.join(root, 'dist');
  const catalogue = { ...seedCatalogue, facts: { ...seedCatalogue.facts, shippingCents } };
  const version = await writeVersion(dist, catalogue, {
    pages: { '/404': { html: '404', status: 404 }, '/en/404': { html: '404', status: 404 } },
    notFound: { de: '/404', en: '/en/404' },
    unknown: {},
    files: (at) => ({ [`/data/${at}/de/home.json`]: `{"shipping":${shippingCents}}` }),
  });
  const write = (folder: string, name: string) => {
    mkdirSync(path.join(dist, folder), { recursive: true });
    writeFileSync(path.join(dist, folder, name), `say('${name}')`);
    writeFileSync(path.join(dist, folder, `${name}.br`), brotliCompressSync(`say('${name}')`));
  };
  write('assets', release);
  if (former) write('former/admin/assets', former);
  const { serve: pages } = createPageServer(root, 'http://localhost', catalogue, {
    shop: test.shop,
  });
  const origin = await serve(pages);
  const get = async (pathname: string, encoding = 'br') => {
    const reply = await fetch(origin + pathname, { headers: { 'accept-encoding': encoding } });
    return reply.ok ? await reply.text() : reply.status;
  };
  return { version, get, dist };
}

const shared = (count: number) =>
  until('the files are shared', async () => {
    const { rows } = await pool.query('select name from site_files');
    return rows.length === count;
  });

it('each node serves scripts and data of all releases of the last week', async () => {
  const first = await node(490, 'app-00000001.js', 'back-00000000.js');
  await shared(4);
  const other = await node(590, 'app-00000002.js');
  await shared(7);
  // The first one's disk is not what the other one reads.
  rmSync(first.dist, { recursive: true });
  for (const encoding of ['br', 'identity']) {
    expect(await other.get('/assets/app-00000001.js', encoding)).toBe("say('app-00000001.js')");
  }
  expect(await other.get('/assets/back-00000000.js')).toBe("say('back-00000000.js')");
  expect(await other.get(`/data/${first.version}/de/home.json`)).toBe('{"shipping":490}');
  for (const unknown of ['/assets/app-00000003.js', `/data/${first.version}/de/none.json`]) {
    expect(await other.get(unknown)).toBe(404);
  }

  // A file that no node marks any more goes after a week.
  await pool.query(
    "update site_files set used_at = now() - interval '9 days' where name like '/%1.js'",
  );
  await pool.query(
    "update site_files set used_at = now() - interval '6 days' where name like '/%2.js'",
  );
  const third = await node(690, 'app-00000002.js');
  await shared(8);
  expect(await third.get('/assets/app-00000001.js')).toBe(404);
  expect(
    (await pool.query("select 1 from site_files where used_at < now() - interval '1 day'"))
      .rowCount,
  ).toBe(0);
});
