import { existsSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiPath } from '#api-path.ts';
import { adminEntry } from '#contract/admin-catalogue.ts';
import type { AdminLogReply } from '#contract/admin-log.ts';
import { type AdminPicture, adminPictureDetail } from '#contract/admin-media.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';
import { ALT, noise, UploadAdmin } from '#test/uploads.ts';
import { mediaCrops, mediaPictures } from '../media/schema.ts';

const ENTRY = { kind: 'product', id: 'kiez-low-navy' };
const CONFIRMED = '?was_shown=1';
const FINDING = { path: ['pictures', 0, 'base'], code: 'picture_unknown' };
vi.setConfig({ testTimeout: 60_000 });

const shop = await openTestShop();
const cookie = await signInAdmin(shop);
const backOffice = new UploadAdmin(shop, cookie);
beforeEach(async () => {
  await shop.shop.pool.query('delete from catalogue_drafts');
});

const get = (target: string) => shop.request(target, { headers: { cookie } });
const readDetail = async ({ id }: AdminPicture) =>
  adminPictureDetail.parse(await (await get(apiPath('/api/admin/media/:id', { id }))).json());
const readEntry = async () =>
  adminEntry.parse(
    await (await get(apiPath('/api/admin/catalogue/entries/:kind/:id', ENTRY))).json(),
  );
const folderOf = ({ id }: AdminPicture) => path.join(shop.shop.settings.dataDir, 'media', id);

async function refusal({ id }: AdminPicture, query = '') {
  const reply = await backOffice.remove(id, query);
  return [reply.status, reply.ok ? undefined : (await reply.json()).code];
}

/** Publishes a picture as the product's first one; returns the number of the version. */
async function publish({ base }: AdminPicture): Promise<number> {
  expect(await backOffice.show(ENTRY.id, { base, alt: ALT })).toEqual([]);
  return (await (await backOffice.publish()).json()).version;
}

/** Expects that nothing of a picture is left but its line in the log. */
async function expectGone(picture: AdminPicture, wasShown: boolean): Promise<void> {
  const { db } = shop.shop;
  const { id, base, whole } = picture;
  expect(await db.$count(mediaPictures, eq(mediaPictures.id, id))).toBe(0);
  expect(await db.$count(mediaCrops, eq(mediaCrops.pictureId, id))).toBe(0);
  expect(existsSync(folderOf(picture))).toBe(false);
  for (const file of [`${base}-160.avif`, `${base}-800.webp`, `${whole}-800.webp`]) {
    expect((await shop.request(file)).status).toBe(404);
    // Pages of former versions and orders show a sign in its place.
    const shown = await shop.request(file, { headers: { accept: 'image/avif,image/*,*/*;q=0.8' } });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'image/svg+xml']);
    expect(shown.headers.get('cache-control')).toBe('no-store');
  }
  expect(await refusal(picture, CONFIRMED)).toEqual([404, 'not_found']);
  const log: AdminLogReply = await (await get('/api/admin/log')).json();
  expect(log.entries.find(({ subject }) => subject === id)).toMatchObject({
    action: 'picture_removed',
    by: 'admin@elvare.example',
    data: { was_shown: wasShown },
  });
}

test('A picture that nothing ever showed is removed at once', async () => {
  const picture = await backOffice.add();
  expect((await shop.request(`${picture.base}-160.avif`)).status).toBe(200);
  expect(await readDetail(picture)).toMatchObject({ was_shown: false });
  expect(await refusal(picture)).toEqual([200, undefined]);
  await expectGone(picture, false);
});

test('A picture that a draft or the newest version shows stays, also if somebody confirms', async () => {
  const picture = await backOffice.add();
  await backOffice.show(ENTRY.id, { base: picture.base, alt: ALT });
  for (const query of ['', CONFIRMED]) {
    expect(await refusal(picture, query)).toEqual([409, 'picture_in_use']);
  }
  await publish(picture);
  // The newest version shows it, the draft another one.
  await backOffice.show(ENTRY.id, { base: (await backOffice.add()).base, alt: ALT });
  for (const query of ['', CONFIRMED]) {
    expect(await refusal(picture, query)).toEqual([409, 'picture_in_use']);
  }
  expect((await shop.request(`${picture.base}-160.avif`)).status).toBe(200);
});

test('A picture that a former version showed is removed once somebody confirms', async () => {
  const picture = await backOffice.add();
  const version = await publish(picture);
  expect((await shop.request(`${picture.base}-160.avif`)).status).toBe(200);
  await publish(await backOffice.add());
  expect(await readDetail(picture)).toMatchObject({ was_shown: true, used_by: [] });
  expect(await refusal(picture)).toEqual([409, 'picture_was_shown']);
  expect(await refusal(picture, '?was_shown=yes')).toEqual([409, 'picture_was_shown']);
  expect((await shop.request(`${picture.base}-160.avif`)).status).toBe(200);
  expect(await refusal(picture, CONFIRMED)).toEqual([200, undefined]);
  await expectGone(picture, true);

  const revive = apiPath('/api/admin/catalogue/versions/:number/draft', {
    number: String(version),
  });
  expect((await shop.send('POST', revive, { replace: [] }, { cookie })).status).toBe(200);
  expect((await readEntry()).findings).toMatchObject([FINDING]);
  const refused = await backOffice.publish();
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { code: 'catalogue_faults', findings: [FINDING] },
  ]);
  // Another picture mends it.
  await publish(await backOffice.add());
});

test('The same picture can be uploaded again', async () => {
  const bytes = await noise().png().toBuffer();
  const picture: AdminPicture = await (await backOffice.upload(bytes)).json();
  expect(await refusal(picture)).toEqual([200, undefined]);
  const again = await backOffice.upload(bytes);
  expect([again.status, (await again.json()).id]).toEqual([201, picture.id]);
  expect((await shop.request(`${picture.base}-160.avif`)).status).toBe(200);
});
