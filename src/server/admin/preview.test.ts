import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { catalogueFaultsReply } from '#contract/admin-catalogue.ts';
import { formatPrice } from '#rules/money.ts';
import { copyBuild } from '#test/copy-build.ts';
import { saveEntryDraft } from '#test/entry-drafts.ts';
import { signInAdmin } from '#test/logins.ts';
import { FULL } from '#test/runs.ts';
import { openTestShop } from '#test/shop.ts';
import { temporaryFolder } from '#test/temporary.ts';
import { openPageServer } from '../pages/page-server.ts';
import { catalogueOf } from '../shop.ts';

const ID = 'kiez-low-navy';
const SHOWN = { kind: 'product', id: ID };
const root = temporaryFolder();
// A busy machine renders slowly: the renderer has a low priority.
vi.setConfig({ testTimeout: 120_000 });

copyBuild(path.join(root, 'dist'));
const shop = await openTestShop();
const cookie = await signInAdmin(shop);
const pages = await openPageServer(root, 'http://localhost', catalogueOf(shop.shop), {
  shop: shop.shop,
});

function preview(query: Record<string, string>): Promise<Response> {
  return shop.request(`/api/admin/catalogue/preview?${new URLSearchParams(query)}`, {
    headers: { cookie },
  });
}

const saveDraft = (id: string, change: object) =>
  saveEntryDraft(shop, cookie, ['product', id], (content) => ({ ...content, ...change }));

test('a preview shows drafts in both languages, and shoppers see nothing of them', async () => {
  const name = { de: 'Probe Navy', en: 'Trial Navy' };
  await saveDraft(ID, { name, priceCents: 12_345, originalCents: 20_000 });
  for (const lang of ['de', 'en'] as const) {
    const reply = await preview({ ...SHOWN, lang });
    const html = await reply.text();
    expect(reply.status).toBe(200);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(name[lang]);
    expect(html).toContain(formatPrice(12_345, lang));
  }
  const list = await preview({ path: '/sneakers', lang: 'de' });
  expect(await list.text()).toContain(name.de);
  const { manifest } = pages.site.current;
  expect(JSON.stringify(manifest)).not.toContain(name.de);
  expect(catalogueOf(shop.shop).products.some((each) => each.name.de === name.de)).toBe(false);
});

test('a preview of an entry shows the page that it changes', async () => {
  const name = { de: 'Probe der AGB', en: 'Trial of the terms' };
  await saveEntryDraft(shop, cookie, ['texts', 'terms'], (content) => ({ ...content, name }));
  expect(await (await preview({ kind: 'texts', id: 'terms', lang: 'en' })).text()).toContain(
    name.en,
  );
  const facts = await preview({ kind: 'facts', id: 'facts', lang: 'de' });
  expect(await facts.text()).toMatch(/rel="canonical" href="[^/]+\/\/[^/]+\/"/);
});

test('a preview is kept nowhere, runs nothing and is framed by the shop alone', async () => {
  const { headers } = await preview({ path: '/', lang: 'de' });
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
});

test.each([
  [{ kind: 'product', id: 'nobody', lang: 'de' }, 404],
  [{ path: '/', ...SHOWN, lang: 'de' }, 400],
  [{ kind: 'product', lang: 'de' }, 400],
  [{ lang: 'de' }, 400],
  [{ path: '/', lang: 'fr' }, 400],
  [{ path: '//evil.example', lang: 'de' }, 400],
  [{ path: '/:id', lang: 'de' }, 400],
])('a preview of %j answers %i', async (query, status) => {
  expect((await preview(query as unknown as Record<string, string>)).status).toBe(status);
});

test('a draft with faults answers with its findings, and no other preview waits for it', async () => {
  await saveDraft(ID, { searchWords: 7 });
  await saveDraft('kiez-low-mono', { name: { de: 'Probe Mono', en: 'Trial Mono' } });
  for (const query of [{ ...SHOWN, id: 'kiez-low-mono' }, { path: '/sneakers' }]) {
    const other = await preview({ ...query, lang: 'de' } as unknown as Record<string, string>);
    expect(other.status).toBe(200);
    expect(await other.text()).toContain('Probe Mono');
  }
  const reply = await preview({ ...SHOWN, lang: 'de' });
  expect(reply.status).toBe(422);
  const { findings } = catalogueFaultsReply.parse(await reply.json());
  expect(findings).toMatchObject([{ kind: 'product', id: ID, path: ['searchWords'] }]);
});

if (FULL)
  test('the renderer ends when nothing was previewed for a while', async () => {
    await expect.poll(() => pages.site.renderer.pid, { timeout: 60_000 }).toBeUndefined();
  });
