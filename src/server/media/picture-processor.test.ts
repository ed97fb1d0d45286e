import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { noise } from '#test/uploads.ts';
import { MASTER_MAX_BYTES } from './master.ts';
import { PictureProcessor } from './picture-processor.ts';
import { PRODUCT_SIZES, squareAround } from './picture-sizes.ts';

const processor = new PictureProcessor();
afterAll(() => processor.stop());

const plain = (width: number, height: number, background = '#B0563C') =>
  sharp({ create: { width, height, channels: 3, background } });
const made = async (upload: Uint8Array) => {
  const master = await processor.prepareMaster(upload);
  if (!master.ok) throw new Error(master.code);
  return master;
};

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('makes a master of %s', async (format) => {
  const upload = await plain(300, 200).toFormat(format).toBuffer();
  const master = await made(upload);
  expect(master).toMatchObject({ width: 300, height: 200 });
  expect(master.id).toMatch(/^[0-9a-f]{32}$/);
  expect((await made(upload)).id).toBe(master.id);
  expect(await sharp(master.bytes).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb' });
});

it('makes what somebody waits for first', async () => {
  const { bytes } = await made(await noise(400, 400).png().toBuffer());
  const size = PRODUCT_SIZES[0];
  if (size === undefined) throw new Error('no sizes');
  const done: string[] = [];
  const make = async (name: string, isUrgent: boolean) => {
    await processor.makeSize(bytes, { x: 0.5, y: 0.5 }, size, isUrgent);
    done.push(name);
  };
  await Promise.all([make('first', false), make('later', false), make('waited for', true)]);
  expect(done).toEqual(['first', 'waited for', 'later']);
});

it('turns the picture upright and drops where and with what it was taken', async () => {
  const upload = await plain(300, 200)
    .jpeg()
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(upload.includes('Kamera')).toBe(true);
  const master = await made(upload);
  expect(master).toMatchObject({ width: 200, height: 300 });
  const { exif, icc, xmp, orientation } = await sharp(master.bytes).metadata();
  expect({ exif, icc, xmp, orientation }).toEqual({});
});

it('puts the ground of the shop behind a transparent picture', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = sharp({ create: { width: 40, height: 40, channels: 4, background } });
  const { bytes } = await made(await clear.png().toBuffer());
  const [r, g, b] = await sharp(bytes).raw().toBuffer();
  for (const [at, want] of [
    [r, 0xf6],
    [g, 0xf4],
    [b, 0xf1],
  ] as const) {
    expect(Math.abs((at ?? 0) - want)).toBeLessThan(3);
  }
});

it('keeps a master within 2,400 px and 2 MB, whatever it shows', async () => {
  expect(await made(await plain(4_800, 1_200).jpeg().toBuffer())).toMatchObject({
    width: 2_400,
    height: 600,
  });
  const master = await made(await noise(2_500, 2_500).jpeg({ quality: 95 }).toBuffer());
  expect(master.bytes.length).toBeLessThanOrEqual(MASTER_MAX_BYTES);
  expect(master.width).toBeGreaterThan(800);
}, 60_000);

it('takes 60 megapixels', async () => {
  const upload = await plain(9_480, 6_320).jpeg().toBuffer();
  expect(await made(upload)).toMatchObject({ width: 2_400, height: 1_600 });
}, 60_000);

it('refuses other types by their content, and broken files', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const gif = await plain(9, 9).gif().toBuffer();
  for (const other of [Buffer.from(svg), gif, Buffer.from('MZ'), Buffer.alloc(0)]) {
    expect(await processor.prepareMaster(other)).toEqual({ ok: false, code: 'picture_type' });
  }
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const whole = await noise(200, 200).toFormat(format).toBuffer();
    for (const broken of [whole.subarray(0, whole.length / 2), whole.subarray(0, 16)]) {
      const result = await processor.prepareMaster(broken);
      expect([format, result]).toEqual([format, { ok: false, code: 'picture_broken' }]);
    }
  }
});

it('refuses a JPEG or PNG without its end, also with other bytes in its place', async () => {
  const jpeg = await noise(200, 200)
    .jpeg()
    .withExif({ IFD0: { Make: 'Kamera' } })
    .toBuffer();
  const png = await noise(200, 200).png().toBuffer();
  const progressive = await noise(200, 200).jpeg({ progressive: true }).toBuffer();
  for (const [whole, cut] of [
    [jpeg, 2],
    [progressive, 2],
    [png, 12],
    [png, 5_000],
  ] as const) {
    const longer = Buffer.concat([whole, Buffer.from('more')]);
    expect(await processor.prepareMaster(longer)).toMatchObject({ ok: true });
    const start = whole.subarray(0, whole.length - cut);
    for (const broken of [start, Buffer.concat([start, Buffer.alloc(cut)])]) {
      const result = await processor.prepareMaster(broken);
      expect([cut, result]).toEqual([cut, { ok: false, code: 'picture_broken' }]);
    }
  }
  const ended = jpeg.subarray(0, -2);
  expect(await processor.checkMaster(ended)).toEqual({ ok: false, code: 'picture_broken' });
});

it('names HEIC, which phones make and sharp has no decoder for', async () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(500),
  ]);
  expect(await processor.prepareMaster(heic)).toEqual({ ok: false, code: 'picture_heic' });
});

describe('a master of another shop', () => {
  const check = async (master: Buffer) => processor.checkMaster(master);

  it('is taken as every upload becomes one', async () => {
    const uploads = [
      noise(120, 80).jpeg(),
      noise(120, 80).greyscale().png(),
      noise(120, 80).toColourspace('cmyk').jpeg(),
      plain(4_800, 1_200).ensureAlpha(0.5).webp(),
    ];
    for (const upload of uploads) {
      const { bytes, width, height } = await made(await upload.toBuffer());
      expect(await check(Buffer.from(bytes))).toEqual({ ok: true, width, height });
    }
  });

  it('is refused if no upload would have become it', async () => {
    const whole = await noise(200, 200).jpeg().toBuffer();
    const bomb = Buffer.from(whole);
    const frame = bomb.indexOf(Buffer.from([0xff, 0xc0]));
    bomb.writeUInt16BE(60_000, frame + 5);
    bomb.writeUInt16BE(60_000, frame + 7);
    const cases: [string, Buffer][] = [
      ['picture_type', Buffer.from('no picture')],
      ['picture_type', await plain(9, 9).webp().toBuffer()],
      ['picture_too_large', Buffer.concat([whole, Buffer.alloc(MASTER_MAX_BYTES)])],
      ['picture_too_many_pixels', await plain(2_401, 9).jpeg().toBuffer()],
      ['picture_too_many_pixels', bomb],
      ['picture_broken', whole.subarray(0, whole.length / 2)],
      ['picture_not_prepared', await noise().jpeg().withMetadata({ orientation: 6 }).toBuffer()],
      [
        'picture_not_prepared',
        await noise()
          .jpeg()
          .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
          .toBuffer(),
      ],
      ['picture_not_prepared', await noise().jpeg().withIccProfile('p3').toBuffer()],
      ['picture_not_prepared', await noise().toColourspace('b-w').jpeg().toBuffer()],
      ['picture_not_prepared', await noise().toColourspace('cmyk').jpeg().toBuffer()],
    ];
    for (const [code, master] of cases) {
      expect([code, await check(master)]).toEqual([code, { ok: false, code }]);
    }
  });
});

it('refuses a bomb by its header', async () => {
  const bomb = await plain(1, 1).png().toBuffer();
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await processor.prepareMaster(bomb)).toEqual({
    ok: false,
    code: 'picture_too_many_pixels',
  });
});

it('never fails in another way, whatever bytes it gets', async () => {
  const whole = await plain(64, 64).jpeg().toBuffer();
  const bytes = fc.tuple(fc.nat(whole.length - 1), fc.uint8Array({ maxLength: 20 }));
  await fc.assert(
    fc.asyncProperty(bytes, async ([at, other]) => {
      const upload = Buffer.concat([whole.subarray(0, at), other, whole.subarray(at)]);
      const result = await processor.prepareMaster(upload);
      expect(result.ok || /^picture_(type|broken|too_many_pixels)$/.test(result.code)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it('makes every size of a product picture within its ceiling, square and never enlarged', async () => {
  const { bytes } = await made(await noise(1_000, 1_000).blur(8).jpeg().toBuffer());
  for (const size of PRODUCT_SIZES) {
    const result = await processor.makeSize(bytes, { x: 0.5, y: 0.5 }, size);
    if (!result.ok) throw new Error(result.code);
    const { width, height } = await sharp(result.bytes).metadata();
    const side = Math.min(size.width, 1_000);
    expect([width, height]).toEqual([side, side]);
    expect(result.bytes.length).toBeLessThanOrEqual(size.ceiling);
  }
}, 60_000);

it('crops around the focal point', async () => {
  const right = await plain(100, 100, '#0000FF').png().toBuffer();
  const upload = plain(300, 100, '#FF0000').composite([{ input: right, left: 200, top: 0 }]);
  const { bytes } = await made(await upload.png().toBuffer());
  const [size] = PRODUCT_SIZES;
  if (!size) throw new Error('no sizes');
  const result = await processor.makeSize(bytes, { x: 1, y: 0 }, size);
  if (!result.ok) throw new Error(result.code);
  const { dominant } = await sharp(result.bytes).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

it('keeps every square within the picture, with the focal point in it', () => {
  const side = fc.integer({ min: 1, max: 2_400 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(side, side, share, share, (width, height, x, y) => {
      const crop = squareAround({ width, height }, { x, y });
      expect(crop.width).toBe(Math.min(width, height));
      for (const [start, length, at] of [
        [crop.left, width, x],
        [crop.top, height, y],
      ] as const) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + crop.width).toBeLessThanOrEqual(length);
        expect(start - 1).toBeLessThanOrEqual(at * length);
        expect(start + crop.width + 1).toBeGreaterThanOrEqual(at * length);
      }
    }),
  );
});

it('gives up in time, and goes on with the next picture', async () => {
  const slow = new PictureProcessor(1);
  const upload = await noise(900, 900).png().toBuffer();
  expect(await slow.prepareMaster(upload)).toEqual({ ok: false, code: 'picture_too_costly' });
  slow.stop();
  const first = processor.prepareMaster(upload);
  const second = processor.prepareMaster(await plain(10, 10).png().toBuffer());
  await expect.poll(() => processor.pid).toBeDefined();
  process.kill(processor.pid ?? 0, 'SIGKILL');
  expect(await first).toEqual({ ok: false, code: 'picture_too_costly' });
  expect(await second).toMatchObject({ ok: true, width: 10 });
});
