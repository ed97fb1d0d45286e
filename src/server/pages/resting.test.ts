import path from 'node:path';
import { expect, it } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { DUO, openPaymentShop } from '#test/payments.ts';
import { writeVersion } from '#test/rendered-version.ts';
import { replaceCatalogue } from '#test/replaced-catalogue.ts';
import { serve, temporaryFolder } from '#test/temporary.ts';
import { createPageServer } from './page-server.ts';

const PATHS = [
  ...['/', '/en', '/produkte', '/hilfe', '/kasse'],
  ...['/impressum', '/en/widerrufsrecht', '/vertrag-widerrufen', '/konto', '/auth'],
];
const root = temporaryFolder();
await writeVersion(path.join(root, 'dist'), seedCatalogue, {
  pages: {
    ...Object.fromEntries(PATHS.map((each) => [each, { html: `<title>${each}</title>` }])),
    '/404': { html: '404', status: 404 },
    '/en/404': { html: '404', status: 404 },
  },
  notFound: { de: '/404', en: '/en/404' },
  unknown: {},
});
const test = await openPaymentShop();
const { serve: pages } = createPageServer(root, 'http://localhost', seedCatalogue, {
  shop: test.shop,
});
const origin = await serve(pages);

async function get(pathname: string, at = origin, headers = {}) {
  const reply = await fetch(at + pathname, { redirect: 'manual', headers });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}
const firm = (more: Partial<Catalogue>) => replaceCatalogue(test, { ...seedCatalogue, ...more });

it('a paused shop shows its notice, and what the law and buyers need', async () => {
  const pauseText = { de: 'Zurück am <3. August>', en: 'Back on 3 August' };
  firm({ firm: { name: 'Laden "Elbe"', pause: 'shop', pauseText } });
  for (const each of PATHS.slice(0, 5)) {
    const { status, headers, text } = await get(each);
    expect([each, status]).toEqual([each, 503]);
    expect(headers.get('retry-after')).toBe('3600');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    const isEnglish = each === '/en';
    expect(text).toContain(`<html lang="${isEnglish ? 'en' : 'de'}">`);
    expect(text).toContain(isEnglish ? 'Back on 3 August' : 'Zurück am &lt;3. August&gt;');
    expect(text).toContain('Laden &quot;Elbe&quot;');
    expect(text).toContain(isEnglish ? '"/en/impressum"' : '"/impressum"');
  }
  for (const each of PATHS.slice(5)) expect((await get(each)).status).toBe(200);
  expect((await get('/nothing')).status).toBe(404);
  expect(await test.start({ items: [DUO] })).toMatchObject({ status: 503, code: 'checkout_rests' });
  expect(await test.orders()).toEqual([]);
});

it('a checkout that rests alone leaves every page', async () => {
  firm({ firm: { pause: 'checkout', pauseText: { de: 'Bis Montag.', en: 'Until Monday.' } } });
  for (const each of PATHS) expect((await get(each)).status).toBe(200);
  const refused = await test.start({ items: [DUO] });
  expect(refused).toMatchObject({ status: 503, code: 'checkout_rests' });
  expect(refused.error).toContain('Pause. Bis Montag. Dein Warenkorb');
  firm({});
  expect(await test.start({ items: [DUO] })).toMatchObject({ url: expect.any(String) });
});

it('addresses of a former shop lead to their pages, those of pages stay', async () => {
  const rows = [
    { from: '/products/hoodie', to: '/größen' },
    { from: '/produkte', to: '/hilfe' },
  ];
  firm({ redirects: { rows } });
  const moved = await get('/products/hoodie?from=old');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/gr%C3%B6%C3%9Fen?from=old');
  expect((await get('/produkte')).status).toBe(200);
});

it('a shop that has not opened shows itself on this machine, to others the notice, and sells nothing', async () => {
  firm({ unopened: true });
  for (const each of PATHS) expect((await get(each)).status).toBe(200);
  expect(await test.start({ items: [DUO] })).toMatchObject({ status: 503, code: 'not_open' });
  expect(await test.orders()).toEqual([]);
});

it('at a public address it answers the owner alone, beside what everybody needs', async () => {
  firm({ unopened: true, firm: { pauseText: { de: 'Pause', en: 'Break' } } });
  const baseUrl = 'https://laden.de';
  const settings = { ...test.shop.settings, baseUrl };
  const { serve: shown } = createPageServer(root, baseUrl, seedCatalogue, {
    shop: { ...test.shop, settings },
    isOwner: async ({ headers }) => headers.cookie === 'owner',
  });
  const at = await serve(shown);
  const closed = await get('/produkte', at);
  expect(closed.status).toBe(503);
  expect(closed.headers.get('retry-after')).toBe('3600');
  expect(closed.text).toContain('noch nicht eröffnet');
  expect(closed.text).not.toContain('Pause');
  expect((await get('/produkte', at, { cookie: 'owner' })).status).toBe(200);
  for (const each of PATHS.slice(5)) expect((await get(each, at)).status).toBe(200);
});
