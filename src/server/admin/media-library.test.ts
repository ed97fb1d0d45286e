import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  adminMediaReply,
  adminPicture,
  adminStudioReply,
  MEDIA_PER_PAGE,
  UPLOAD_LIMIT_BYTES,
} from '#contract/admin-media.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';
import { ALT, noise, UploadAdmin } from '#test/uploads.ts';
import { PRODUCT_SIZES } from '../media/picture-sizes.ts';
import { mediaPictures } from '../media/schema.ts';
import { catalogueOf } from '../shop.ts';

const ID = 'kiez-low-navy';
vi.setConfig({ testTimeout: 60_000 });

const shop = await openTestShop();
const cookie = await signInAdmin(shop);
const backOffice = new UploadAdmin(shop, cookie);
beforeEach(async () => {
  await shop.shop.pool.query('delete from catalogue_drafts');
});

async function library(choice = {}) {
  const reply = await shop.send('POST', '/api/admin/media/search', choice, { cookie });
  return adminMediaReply.parse(await reply.json());
}

it('stores an upload once, with the name of its file', async () => {
  const bytes = await noise(120, 80).png().toBuffer();
  const first = await backOffice.upload(bytes, 'C:\\Bilder\\Schuh grün.PNG');
  expect(first.status).toBe(201);
  const picture = adminPicture.parse(await first.json());
  expect(picture).toMatchObject({
    name: 'Schuh grün',
    width: 120,
    height: 80,
    alt: { de: '', en: '' },
    focus: { x: 50, y: 50 },
    base: `/media/${picture.id}/50-50`,
    used_by: [],
  });
  const again = await backOffice.upload(bytes, 'anders.png');
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ id: picture.id, name: 'Schuh grün' });
});

it('finds names of decomposed letters as they are typed', async () => {
  const { id } = await backOffice.add('Gru\u0308ne Mu\u0308tze.png');
  const typed = await library({ search: 'grüne mütze' });
  expect(typed.pictures.map((each) => each.id)).toEqual([id]);
  await backOffice.change(id, { name: 'Cafe\u0301' });
  const pasted = await library({ search: 'cafe\u0301' });
  expect(pasted.pictures).toMatchObject([{ id, name: 'Caf\u00e9' }]);
});

it('takes two uploads at once; the next one is not read before', async () => {
  const bytes = await noise().png().toBuffer();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let pulled = 0;
  const upload = () => {
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          pulled += 1;
          await gate;
          controller.enqueue(bytes);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'POST', headers: { cookie }, body, duplex: 'half' };
    return shop.request('/api/admin/media', init as RequestInit);
  };
  const uploads = [upload(), upload(), upload(), upload()];
  await vi.waitUntil(() => pulled === 2);
  // Two more requests are through meanwhile.
  await library();
  await library();
  expect(pulled).toBe(2);
  open();
  const replies = await Promise.all(uploads);
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, true]);
});

it('serves every size for ever, and the whole picture', async () => {
  const { id, base, whole } = await backOffice.add();
  for (const { width, format } of PRODUCT_SIZES) {
    const file = await shop.request(`${base}-${width}.${format === 'jpeg' ? 'jpg' : format}`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe(`image/${format}`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    // The payment page has another origin.
    expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const shown = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect([shown.width, shown.height]).toEqual([60, 60]);
  }
  const file = await shop.request(`${whole}-800.webp`);
  const shown = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect([shown.width, shown.height]).toEqual([90, 60]);
  const kept = readdirSync(path.join(shop.shop.settings.dataDir, 'media', id));
  expect(kept.toSorted()).toHaveLength(PRODUCT_SIZES.length + 1);
});

it('makes nothing that no picture has', async () => {
  const { id } = await backOffice.add();
  for (const file of [
    `${id}/51-50-480.avif`,
    `${id}/050-50-480.avif`,
    `${id}/50-50-481.avif`,
    `${id}/50-50-480.webp`,
    `${id}/50-101-480.avif`,
    `${id}/whole-480.avif`,
    `${id}/..%2f..%2fsecrets`,
    `${'0'.repeat(32)}/50-50-480.avif`,
    '%2e%2e/50-50-480.avif',
    `${id}/50-50-480.avif%00`,
  ]) {
    const reply = await shop.request(`/media/${file}`);
    expect([file, reply.status]).toEqual([file, 404]);
  }
});

it('makes a size again that its node has lost, and once for many at once', async () => {
  const { id, base } = await backOffice.add();
  const { media } = shop.shop.parts;
  await media.prepare(base);
  const before = await (await shop.request(`${base}-160.avif`)).arrayBuffer();
  await media.forget(id);
  const made = vi.spyOn(media.processor, 'makeSize');
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => shop.request(`${base}-160.avif`)),
  );
  for (const reply of replies) expect(await reply.arrayBuffer()).toEqual(before);
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

it('changes name, texts and focal point; the former crop stays', async () => {
  const { id, base } = await backOffice.add();
  const body = { name: 'Held', alt: ALT, focus: { x: 0, y: 100 } };
  const reply = await backOffice.change(id, body);
  expect(await reply.json()).toMatchObject({ ...body, base: `/media/${id}/0-100` });
  for (const each of [base, `/media/${id}/0-100`]) {
    expect((await shop.request(`${each}-160.avif`)).status).toBe(200);
  }
  expect((await library({ search: 'held' })).pictures.map((each) => each.id)).toEqual([id]);
  expect((await library({ search: 'a SHOE' })).pictures.map((each) => each.id)).toEqual([id]);
  expect((await library({ search: '%' })).pictures).toEqual([]);
});

it.each([
  ['a focal point beyond the picture', { focus: { x: 101, y: 0 } }],
  ['an alternative text in one language', { alt: { de: 'x' } }],
  ['a text that is too long', { alt: { de: 'x'.repeat(301), en: '' } }],
  ['an empty name', { name: '  ' }],
])('refuses %s', async (_, body) => {
  const { id } = await backOffice.add();
  const reply = await backOffice.change(id, body);
  expect([reply.status, (await reply.json()).code]).toEqual([400, 'invalid_body']);
});

it.each<[string, Uint8Array, number, string]>([
  ['nothing', new Uint8Array(), 415, 'picture_type'],
  ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'picture_type'],
  ['half a JPEG', Buffer.from('ffd8ffe000104a46494600', 'hex'), 422, 'picture_broken'],
  ['26 MB', Buffer.alloc(UPLOAD_LIMIT_BYTES + 1), 413, 'body_too_large'],
])('refuses %s with a sentence', async (_, bytes, status, code) => {
  const reply = await backOffice.upload(bytes);
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ code, error: expect.stringMatching(/\w+ \w+/) });
});

it('publishes an uploaded picture that says what it shows', async () => {
  const { id, base } = await backOffice.add();
  expect(await backOffice.show(ID, { base, view: undefined })).toMatchObject([
    { path: ['pictures', 0, 'alt'], code: 'picture_undescribed' },
  ]);
  expect((await backOffice.publish()).status).toBe(422);
  expect(await backOffice.show(ID, { base, alt: ALT, view: undefined })).toEqual([]);
  const name = { de: 'Kiez Low Navy', en: 'Kiez Low Navy' };
  expect((await library()).pictures[0]).toMatchObject({ id, used_by: [{ id: ID, name }] });
  expect((await backOffice.publish()).status).toBe(200);
  const product = catalogueOf(shop.shop).products.find((each) => each.id === ID);
  expect(product?.pictures[0]).toMatchObject({ base, alt: ALT });
});

it('reads the library in pages', async () => {
  await shop.shop.db.insert(mediaPictures).values(
    Array.from({ length: MEDIA_PER_PAGE }, (_, index) => ({
      id: index.toString(16).padStart(32, 'f'),
      name: 'Seite',
      width: 1,
      height: 1,
      master: Buffer.from('x'),
      size: 1,
      uploadedBy: 'x',
    })),
  );
  const newest = await backOffice.add('Seite.png');
  const first = await library({ search: 'Seite' });
  expect(first.pictures).toHaveLength(MEDIA_PER_PAGE);
  expect(first.pictures[0]?.id).toBe(newest.id);
  const second = await library({ search: 'Seite', after: first.next });
  expect(second).toMatchObject({ pictures: [{ name: 'Seite' }], next: null });
});

it('lists the pictures that came with the shop, with the products that show them', async () => {
  const studio = async (choice: object) => {
    const reply = await shop.send('POST', '/api/admin/studio-pictures', choice, { cookie });
    return adminStudioReply.parse(await reply.json());
  };
  const first = await studio({});
  expect(first.pictures).toHaveLength(MEDIA_PER_PAGE);
  const shown = await studio({ search: 'kiez low MONO' });
  expect(shown.next).toBeNull();
  expect(shown.pictures[0]).toMatchObject({
    base: expect.stringMatching(/^\/images\//),
    used_by: [{ id: 'kiez-low-mono' }],
  });
  const second = await studio({ after: first.next });
  expect(second.pictures[0]?.base).not.toBe(first.pictures[0]?.base);
});
