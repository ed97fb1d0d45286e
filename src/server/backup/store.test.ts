import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { S3Server } from '#test/s3-server.ts';
import type { BackupStore } from './folder-store.ts';
import { folderStore } from './folder-store.ts';
import { FIRST_PAUSE_MS, s3Store } from './s3-store.ts';

const ACCESS = {
  accessKeyId: 'AKELVARE',
  secretAccessKey: 'a secret of the bucket',
  region: 'eu-central-1',
};
const folder = mkdtempSync(path.join(tmpdir(), 'elvare-store-'));
const server = new S3Server('shop', ACCESS);
let endpoint = '';
const bucket = (access: Partial<typeof ACCESS> = {}) =>
  s3Store({ kind: 's3', bucket: 'shop', prefix: 'daily/', endpoint, ...ACCESS, ...access });
beforeAll(async () => {
  endpoint = await server.open();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** 20 MiB in pieces that fit no part. */
async function* pieces(failAfter = Number.POSITIVE_INFINITY) {
  for (let n = 0; n < 320; n++) {
    if (n === failAfter) throw new Error('the source broke');
    yield Buffer.alloc(65_537, n);
  }
}
async function all(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const held: Uint8Array[] = [];
  for await (const chunk of chunks) held.push(chunk);
  return Buffer.concat(held);
}

describe.each<[string, () => BackupStore]>([
  ['a folder', () => folderStore(path.join(folder, 'made'))],
  ['a bucket', () => bucket()],
])('%s', (_, open) => {
  it('keeps a file, reads it back, lists and removes it', async () => {
    const store = open();
    await store.mark?.write();
    const content = await all(pieces());
    const written = await store.write('one', pieces());
    expect(written.bytes).toBe(content.length);
    expect((await all(written.read())).equals(content)).toBe(true);
    await written.commit();
    expect(await store.list()).toEqual(['one']);
    expect((await all(store.read('one'))).equals(content)).toBe(true);
    await store.remove('one');
    expect(await store.list()).toEqual([]);
  });

  it('keeps nothing of a file that was discarded or whose source broke', async () => {
    const store = open();
    await (await store.write('two', pieces())).discard();
    await expect(store.write('three', pieces(200))).rejects.toThrow('the source broke');
    expect(await store.list()).toEqual([]);
    expect(server.uploads.size).toBe(0);
  });
});

it('a folder shows no file before it is committed, to nobody else, and removes what was left', async () => {
  const at = path.join(folder, 'private');
  const store = folderStore(at);
  await store.mark?.write();
  const written = await store.write('one', pieces());
  expect(await store.list()).toEqual([]);
  await written.commit();
  expect(statSync(at).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(at, 'one')).mode & 0o777).toBe(0o600);
  writeFileSync(path.join(at, 'two.partial'), 'half');
  await store.clean();
  expect(await store.list()).toEqual(['one']);
  expect(readdirSync(at)).toHaveLength(2);
});

it('a bucket takes a part again that the store refused for the moment', async () => {
  server.failParts = 2;
  server.partsAt.length = 0;
  const written = await bucket().write('again', pieces());
  const [first = 0, second = 0, third = 0] = server.partsAt;
  expect(second - first).toBeGreaterThanOrEqual(FIRST_PAUSE_MS);
  expect(third - second).toBeGreaterThanOrEqual(2 * FIRST_PAUSE_MS);
  expect((await all(written.read())).length).toBe(320 * 65_537);
  await written.discard();
});

it('a bucket is refused with a wrong secret', async () => {
  const before = server.refused;
  await expect(
    bucket({ secretAccessKey: 'another secret' }).write('x', pieces()),
  ).rejects.toThrow();
  expect(server.refused).toBeGreaterThan(before);
});

it('a bucket that sends elsewhere is not followed', async () => {
  const visited: string[] = [];
  const elsewhere = createServer((request, response) => {
    visited.push(request.url ?? '');
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const store = s3Store({ kind: 's3', bucket: 'shop', prefix: '', endpoint: origin, ...ACCESS });
  await expect(store.list()).rejects.toThrow();
  expect(visited).toHaveLength(1);
  elsewhere.close();
});
