/** An import of a folder that is killed has saved nothing or everything, and can be repeated. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fileOf } from '#server/catalogue/catalogue-folder.ts';
import { exportFolder } from '#server/catalogue/export-folder.ts';
import { pictureFile } from '#server/catalogue/folder-pictures.ts';
import { readAllRows } from './all-rows.ts';
import { CommitGate } from './commit-gate.ts';
import { killAt } from './kill-moments.ts';
import { signInAdmin } from './logins.ts';
import { runTool, startTool } from './run-tool.ts';
import { createTestShop, type TestShop } from './shop.ts';
import { temporaryFolder } from './temporary.ts';
import { ALT, UploadAdmin } from './uploads.ts';

const [ID, OTHER] = ['kiez-low-navy', 'siegelring'] as const;
const COMMAND = 'npm run catalogue:import';
const folder = temporaryFolder();

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let picture: string;
let shop: TestShop;
let cookie: string;
let gate: CommitGate;
let target: Pick<TestShop, 'connectionString' | 'shop'>;

/** Writes a folder with a picture, and with two products that another shop has otherwise. */
async function makeFolder(): Promise<void> {
  const source = await createTestShop();
  const backOffice = new UploadAdmin(source, await signInAdmin(source));
  const { id, base } = await backOffice.add('Schuh.png');
  await backOffice.show(ID, { base, alt: ALT });
  await backOffice.publish();
  await exportFolder(source.shop.db, folder);
  await source.close();
  const file = path.join(folder, fileOf({ kind: 'product', id: OTHER }));
  const product = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...product, priceCents: product.priceCents - 1 }));
  picture = id;
}

beforeAll(makeFolder);
beforeEach(async () => {
  shop = await createTestShop();
  cookie = await signInAdmin(shop);
  gate = new CommitGate(shop.connectionString);
  target = { connectionString: await gate.open(), shop: shop.shop };
});
afterEach(async () => {
  await gate.close();
  await shop.close();
});

const rows = () => readAllRows(shop.connectionString);
const repeat = () => runTool(shop, 'catalogue-import', [folder]);

/** Lines of the owner's log that the command left. */
async function logged(): Promise<object[]> {
  const reply = await shop.request('/api/admin/log', { headers: { cookie } });
  const { entries } = (await reply.json()) as { entries: { by: string }[] };
  return entries.filter(({ by }) => by === COMMAND);
}

async function killAtCommit(when: 'before' | 'after'): Promise<void> {
  const reached = gate.hold('insert into "catalogue_drafts"', when);
  const { child, ended } = startTool(target, 'catalogue-import', [folder]);
  await Promise.race([
    reached,
    ended.then(({ said }) => {
      throw new Error(`the import was not stopped: ${said}`);
    }),
  ]);
  child.kill('SIGKILL');
  expect(await ended).toEqual({ code: null, said: '' });
}

async function killWhileChecking(): Promise<void> {
  const moment = killAt({
    program: path.join('tools', 'catalogue-import.ts'),
    call: 'readFileSync',
    file: `${pictureFile(picture, 'jpg')}$`,
    when: 'before',
  });
  const { ended } = startTool(target, 'catalogue-import', [folder], moment);
  expect(await ended).toEqual({ code: null, said: '' });
}

const OUTCOME = { action: 'folder_imported', data: { drafts: 2, pictures: 1 } };

test.each<[string, () => Promise<void>]>([
  ['while it checks pictures', killWhileChecking],
  ['before its commit', () => killAtCommit('before')],
])('killed %s, it has saved nothing, and a repeated one saves all', async (_, kill) => {
  const before = await rows();
  await kill();
  expect(await rows()).toEqual(before);
  expect(await repeat()).toMatchObject({
    code: 0,
    said: expect.stringContaining(
      'Pictures: 1 created, 0 changed, 0 unchanged, 0 refused\n0 created, 2 changed, ',
    ),
  });
  expect(await logged()).toMatchObject([OUTCOME]);
});

test('killed after its commit, it has saved all, and a repeated one finds nothing to do', async () => {
  await killAtCommit('after');
  expect(await logged()).toMatchObject([OUTCOME]);
  const saved = await rows();
  expect(saved['catalogue_drafts']).toHaveLength(2);
  expect(saved['media_pictures']).toHaveLength(1);
  expect(await repeat()).toMatchObject({
    code: 0,
    said: expect.stringContaining(
      'Pictures: 0 created, 0 changed, 1 unchanged, 0 refused\n0 created, 0 changed, ',
    ),
  });
  expect(await rows()).toEqual(saved);
});
