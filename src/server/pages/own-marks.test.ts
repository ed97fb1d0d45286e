import { afterAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { createTestShop } from '#test/shop.ts';
import { DEMO_MARKS, ownMark } from './own-marks.ts';

const WORDMARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4"/></svg>';
const firm = { name: 'Kernholz', wordmark: WORDMARK };
const demo = await createTestShop();
const own = await createTestShop({ catalogue: { ...seedCatalogue, firm } });
afterAll(() => Promise.all([demo.close(), own.close()]));

describe('files with the name of the shop', () => {
  it('are the demo’s own as they are drawn', () => {
    expect(DEMO_MARKS.test('/favicon.ico')).toBe(true);
    expect(DEMO_MARKS.test('/box.png')).toBe(false);
    expect(ownMark(demo.shop, '/site.webmanifest')).toBeUndefined();
  });

  it('name another shop, and lead to its icon', () => {
    const manifest = ownMark(own.shop, '/site.webmanifest');
    expect(JSON.parse(manifest?.text ?? '')).toMatchObject({
      name: 'Kernholz',
      icons: expect.arrayContaining([expect.objectContaining({ sizes: '512x512' })]),
    });
    expect(ownMark(own.shop, '/favicon.ico')).toMatchObject({
      status: 302,
      text: expect.stringMatching(/^\/media\/look\/icon-192\.png\?[0-9a-f]{8}\n$/),
    });
  });

  it('serves the wordmark under a policy that lets nothing run', async () => {
    const { text = '' } = ownMark(own.shop, '/wordmark.svg') ?? {};
    const response = await own.request(text.trim());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(await response.text()).toContain('viewBox="0 0 4 1"');
    expect((await demo.request('/media/look/wordmark.svg')).status).toBe(404);
  });
});
