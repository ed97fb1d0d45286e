import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { S3Server } from '#test/s3-server.ts';
import type { BackupStore } from './folder-store.ts';
import { folderStore, MOST_NAMES, NameList } from './folder-store.ts';
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

it.each([
  ['one endless reply', (_: string, send: (text: string) => boolean) => send('x'.repeat(65_536))],
  [
    'endless pages without a name',
    (page: string, send: (text: string) => boolean) => {
      send(
        `<ListBucketResult><KeyCount>0</KeyCount><IsTruncated>true</IsTruncated><NextContinuationToken>${page}</NextContinuationToken></ListBucketResult>`,
      );
      return false;
    },
  ],
])('a bucket that lists without an end is left: %s', async (_, answer) => {
  let [bytes, requests] = [0, 0];
  const endless = createServer((_request, response) => {
    requests += 1;
    response.writeHead(200, { 'content-type': 'application/xml' });
    const send = (text: string) => {
      bytes += text.length;
      return !response.destroyed && response.write(text);
    };
    const go = () => {
      while (!response.destroyed && answer(String(requests), send));
      if (bytes < requests * 1000) response.end();
    };
    response.on('drain', go);
    go();
  });
  endless.listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const origin = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
  const store = s3Store({ kind: 's3', bucket: 'shop', prefix: '', endpoint: origin, ...ACCESS });
  await expect(store.list()).rejects.toThrow('the reply of the store is too long');
  expect(bytes).toBeLessThan(50e6);
  expect(requests).toBeLessThan(200);
  endless.closeAllConnections();
  endless.close();
});

it('a bucket lists no name that is a path, or none of its prefix', async () => {
  const lost = ['daily/../../etc/elvare-1', 'daily/a b', 'daily/\u001b[2J', 'other/one'];
  for (const key of [...lost, 'daily/good.age']) server.objects.set(key, Buffer.alloc(1));
  expect(await bucket().list()).toEqual(['good.age']);
  for (const key of [...lost, 'daily/good.age']) server.objects.delete(key);
});

it('a folder with more files than a shop has backups is refused', async () => {
  const at = path.join(folder, 'crowded');
  const list = new NameList();
  for (let n = 0; n < MOST_NAMES; n++) list.add(`file-${n}`);
  expect(() => list.add('one more')).toThrow('give the shop a folder of its own');
  expect(await folderStore(at).list()).toEqual([]);
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

it('a bucket that stops answering, also in the middle of a file, is given up', async () => {
  const silent = createServer((request, response) => {
    if (request.url?.endsWith('half')) response.writeHead(200).write('half');
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const place = { kind: 's3', bucket: 'shop', prefix: '', endpoint: origin, ...ACCESS } as const;
  const store = s3Store(place, 300);
  const waits = await Promise.allSettled([
    store.list(),
    store.write('x', pieces()),
    store.remove('x'),
    all(store.read('x')),
    all(store.read('half')),
  ]);
  for (const wait of waits) {
    expect(String(wait.status === 'rejected' && wait.reason)).toMatch(/no answer within|timeout/i);
  }
  silent.closeAllConnections();
  silent.close();
});
