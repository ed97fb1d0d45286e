import { cpSync, existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { firstVersion } from '#test/seed.ts';
import { openTestShop } from '#test/shop.ts';
import { temporaryFolder } from '#test/temporary.ts';
import { ALT, UploadAdmin } from '#test/uploads.ts';
import { assembleShop } from '../assemble.ts';
import { cleanMedia } from './clean-media.ts';
import { PRODUCT_SIZES } from './picture-sizes.ts';

const ID = 'kiez-low-navy';
const FOCUS = { x: 0, y: 100 };
vi.setConfig({ testTimeout: 60_000 });

const shop = await openTestShop();
const backOffice = new UploadAdmin(shop, await signInAdmin(shop));
const folder = path.join(shop.shop.settings.dataDir, 'media');
beforeEach(async () => {
  await shop.shop.pool.query('delete from catalogue_drafts');
});

const clean = (formerMs?: number) =>
  cleanMedia(shop.shop.db, folder, formerMs === undefined ? {} : { formerMs });
const filesOf = (id: string, at = folder) =>
  existsSync(path.join(at, id)) ? readdirSync(path.join(at, id)).toSorted() : [];
const sizesAround = (id: string, crop: string) =>
  filesOf(id).filter((name) => name.startsWith(`${crop}-`)).length;

/** Uploads a picture with all its sizes and the whole, and moves its focal point. */
async function moved() {
  const picture = await backOffice.add();
  const { media } = shop.shop.parts;
  await media.prepare(picture.base);
  expect((await shop.request(`${picture.whole}-800.webp`)).status).toBe(200);
  await backOffice.change(picture.id, { focus: FOCUS });
  await media.prepare(`/media/${picture.id}/0-100`);
  return picture;
}

test('removes the sizes around a former focal point, and makes one again that is asked for', async () => {
  const { id, base } = await moved();
  const before = await (await shop.request(`${base}-160.avif`)).arrayBuffer();
  expect(filesOf(id)).toHaveLength(2 * PRODUCT_SIZES.length + 1);
  expect(await clean()).toBe(PRODUCT_SIZES.length);
  expect(sizesAround(id, '50-50')).toBe(0);
  expect(sizesAround(id, '0-100')).toBe(PRODUCT_SIZES.length);
  expect(filesOf(id)).toContain('whole-800.webp');

  const again = await shop.request(`${base}-160.avif`);
  expect(again.status).toBe(200);
  expect(await again.arrayBuffer()).toEqual(before);
  expect(await clean()).toBe(1);
  expect(await clean()).toBe(0);
});

test('keeps what a draft, a product or a version of the last day shows', async () => {
  const { id, base } = await moved();
  await backOffice.show(ID, { base, alt: ALT });
  expect(await clean(0)).toBe(0);
  expect((await backOffice.publish()).status).toBe(200);
  expect(await clean(0)).toBe(0);
  await backOffice.show(ID, { base: `/media/${id}/0-100`, alt: ALT });
  expect((await backOffice.publish()).status).toBe(200);
  expect(await clean()).toBe(0);
  // A day later.
  expect(await clean(0)).toBe(PRODUCT_SIZES.length);
  expect(sizesAround(id, '0-100')).toBe(PRODUCT_SIZES.length);
  expect((await shop.request(`${base}-160.avif`)).status).toBe(200);
});

test('removes rests of killed writes and strange files, and no file that is being written', async () => {
  const { id } = await moved();
  await clean();
  const before = filesOf(id);
  const rest = path.join(folder, id, '0-100-160.avif.rest');
  const current = path.join(folder, id, '0-100-320.avif.current');
  for (const file of [rest, current]) writeFileSync(file, 'x');
  const yesterday = Date.now() / 1000 - 24 * 60 * 60;
  utimesSync(rest, yesterday, yesterday);
  writeFileSync(path.join(folder, 'notes.txt'), 'x');
  expect(await clean()).toBe(1);
  expect(filesOf(id)).toEqual([...before, path.basename(current)].toSorted());
  expect(readdirSync(folder)).toContain('notes.txt');
});

describe('another node', () => {
  let disk: string;
  let node: ReturnType<typeof assembleShop>;
  beforeEach(() => {
    const dataDir = temporaryFolder(onTestFinished);
    disk = path.join(dataDir, 'media');
    const { settings, log, pool, db } = shop.shop;
    node = assembleShop({
      settings: { ...settings, dataDir },
      database: { pool, db },
      log,
      now: Date.now,
      catalogue: firstVersion(),
    });
  });
  afterEach(() => node.stop());

  test('cleans its own disk', async () => {
    const { id } = await moved();
    cpSync(folder, disk, { recursive: true });
    node.shop.parts.media.keepClean(1);
    const left = PRODUCT_SIZES.length + 1;
    await expect.poll(() => filesOf(id, disk).length, { timeout: 10_000 }).toBe(left);
    expect(sizesAround(id, '50-50')).toBe(PRODUCT_SIZES.length);
  });

  test('serves a picture no more that was removed elsewhere, and keeps all others', async () => {
    const gone = await moved();
    const { id, base } = await moved();
    cpSync(folder, disk, { recursive: true });
    const { media } = node.shop.parts;
    expect((await backOffice.remove(gone.id)).status).toBe(200);
    expect(await media.read(gone.id, '50-50-160.avif')).toBeDefined();
    media.keepClean(60_000, 20);
    await expect.poll(() => existsSync(path.join(disk, gone.id)), { timeout: 10_000 }).toBe(false);
    expect(await media.read(gone.id, '50-50-160.avif')).toBeUndefined();
    expect(filesOf(id, disk)).toHaveLength(2 * PRODUCT_SIZES.length + 1);
    expect((await shop.request(`${base}-160.avif`)).status).toBe(200);
  });
});

test('needs no folder', async () => {
  expect(await cleanMedia(shop.shop.db, path.join(folder, 'nothing'))).toBe(0);
});
