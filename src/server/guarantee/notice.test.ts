import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { LANGS } from '#routes.ts';
import { openLiveShop } from '#test/live-shop.ts';
import { noticePng, noticeSvg } from '#test/notice-picture.ts';
import { startTool } from '#test/run-tool.ts';
import { FULL } from '#test/runs.ts';
import { checkNotice } from './check-notice.ts';
import { guaranteeNotices } from './schema.ts';
import { storeNotice } from './store-notice.ts';

const ADDRESS = 'https://europa.eu/youreurope/citizens/consumers/index_de.htm';

it('keeps a PNG as it is, and makes one of an SVG', async () => {
  const png = await noticePng(1_300);
  expect(await checkNotice(png)).toEqual({ ok: true, png, address: ADDRESS });
  const drawn = await checkNotice(noticeSvg());
  expect(drawn).toMatchObject({ ok: true, address: ADDRESS });
  const made = await sharp(drawn.ok ? drawn.png : '').metadata();
  expect([made.format, made.width]).toEqual(['png', 2_480]);
});

it.each<[reason: RegExp, file: () => Promise<Buffer> | Buffer]>([
  [/no picture/, () => Buffer.from('%PDF-1.7')],
  [/1100 px wide/, () => noticePng(1_100)],
  [/shape of A4/, () => noticePng(1_300, noticeSvg({ height: 900 }))],
  [/no colours/, () => noticePng(1_300, noticeSvg({ colour: '#555' }))],
  [
    /leads to https:\/\/example/,
    () => noticePng(1_300, noticeSvg({ address: 'https://example.org/' })),
  ],
  [
    /leads to https:\/\/europa/,
    () => noticeSvg({ address: 'https://europa.eu/youreurope.example' }),
  ],
  [
    /no QR code/,
    async () =>
      sharp(await noticePng(1_300))
        .composite([
          {
            input: { create: { width: 700, height: 700, channels: 3, background: '#fff' } },
            left: 60,
            top: 850,
          },
        ])
        .png()
        .toBuffer(),
  ],
])('refuses a file: %s', async (reason, file) => {
  expect(await checkNotice(await file())).toEqual({
    ok: false,
    reason: expect.stringMatching(reason),
  });
});

if (FULL)
  it('is stored by the command in each language and served without loss, with the way to its address', async () => {
    const test = await openLiveShop();
    const { dataDir } = test.shop.settings;
    const write = async (name: string, content: Buffer | string) => {
      const file = path.join(dataDir, name);
      await writeFile(file, content);
      return file;
    };
    const env = { SHOP_MODE: 'live' };
    const bad = await write('bad.png', 'none');
    const refused = await startTool(test, 'golive', ['--notice', `en=${bad}`], env).ended;
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('is no picture')]);
    await test.shop.db.delete(guaranteeNotices);
    // A picture belongs to one language, by its address or by its bytes.
    const german = await noticePng(1_240);
    expect(await storeNotice(test.shop.db, 'en', german)).toContain('notice of another language');
    const plain = await noticePng(1_240, noticeSvg({ address: ADDRESS.replace('_de', '') }));
    expect(await storeNotice(test.shop.db, 'de', plain)).toBeUndefined();
    expect(await storeNotice(test.shop.db, 'en', plain)).toContain('the other language already');
    await test.shop.db.delete(guaranteeNotices);
    for (const path of ['de', 'en/picture'])
      expect((await test.request(`/api/guarantee-notice/${path}`)).status).toBe(404);
    const notices = await Promise.all(
      LANGS.map(async (lang) => {
        const address = ADDRESS.replace('_de', `_${lang}`);
        const png = await noticePng(1_240, noticeSvg({ address }));
        return { lang, address, png, file: await write(`${lang}.png`, png) };
      }),
    );
    const args = notices.flatMap(({ lang, file }) => ['--notice', `${lang}=${file}`]);
    const kept = await startTool(test, 'golive', args, env).ended;
    expect(kept.code).toBe(0);
    for (const { lang, address, png } of notices) {
      expect(kept.said).toContain(`(${lang}) is stored`);
      const served = await test.request(`/api/guarantee-notice/${lang}/picture`);
      expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
      const led = await test.request(`/api/guarantee-notice/${lang}`, { redirect: 'manual' });
      expect([led.status, led.headers.get('location')]).toEqual([302, address]);
    }
  }, 120_000);
