import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { adminImportReply } from '#contract/admin-transfer.ts';
import { makeCertificate } from '#test/certificate.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';

// Each import starts a process.
vi.setConfig({ testTimeout: 120_000 });

const HOST = 'cdn.example';
const shop = await openTestShop();
const cookie = await signInAdmin(shop);
const { key, cert } = makeCertificate(HOST);
const server = createServer({ key, cert }, ({ url = '' }, response) => {
  const file = path.join(import.meta.dirname, '../../../../public/images', url);
  if (url.endsWith('.jpg')) response.end(readFileSync(file));
  else response.end('<html></html>');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  shop.shop.parts.media.network = {
    resolve: async () => ['127.0.0.1'],
    isPublic: (address) => address === '127.0.0.1',
    connection: { port, ca: cert },
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const HEADINGS =
  'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Variant Image,Fabric';
const TABLE = `${HEADINGS}
dreieckstuch,Dreieckstuch,<p>Aus Leinen.</p>,Farbe,Rosa,7,19.90,24.90,https://${HOST}/pouch/bordeaux-quarter-216.jpg,https://${HOST}/pouch/bordeaux-quarter-216.jpg,Leinen
dreieckstuch,,,,Kupfer,0,19.90,24.90,,,
`;

const send = async (query = '') => {
  const headers = { cookie, 'content-type': 'text/csv', 'accept-language': 'de' };
  const init = { method: 'POST', headers, body: TABLE };
  const response = await shop.request(`/api/admin/catalogue/import${query}`, init);
  return adminImportReply.parse(await response.json());
};
const fetchPicture = async (picture: object) => {
  const url = '/api/admin/catalogue/import/pictures';
  const response = await shop.send(
    'POST',
    url,
    { product: 'dreieckstuch', alt: '', ...picture },
    { cookie },
  );
  return { status: response.status, ...(await response.json()) };
};
const readDrafts = async () => {
  const { rows } = await shop.shop.pool.query<{
    kind: string;
    id: string;
    content: Record<string, unknown>;
    revision: string;
  }>('select kind, id, content, revision from catalogue_drafts order by kind, id');
  return rows;
};

test('an export is looked at first, and nothing is saved before its collection is chosen', async () => {
  const reply = await send();
  expect(reply).toMatchObject({
    saved: false,
    moved: { from: 'shopify', unread: ['Fabric'], counted: 2, pictures: [{ colour: 'rosa' }] },
    rows: [
      { line: 2, id: 'dreieckstuch', outcome: 'created', problems: [] },
      { line: 0, kind: 'colour', id: 'kupfer', outcome: 'created' },
    ],
  });
  expect(await readDrafts()).toEqual([]);
});

test('its products are drafts, although much is missing, and can be thrown away at once', async () => {
  const { saved, rows, counts } = await send('?collection=accessoires&redirects=1');
  expect(saved).toBe(true);
  expect(counts).toMatchObject({ created: 3, changed: 0, refused: 0 });
  // The editor says which fields are still empty.
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  const drafts = await readDrafts();
  expect(drafts.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    ...['colour kupfer', 'product dreieckstuch', 'redirects redirects'],
  ]);
  expect(drafts[2]?.content).toEqual({
    rows: [{ from: '/products/dreieckstuch', to: '/accessoires/dreieckstuch' }],
  });
  expect(await send('?collection=accessoires&redirects=1')).toMatchObject({
    saved: true,
    counts: { created: 0, changed: 0, unchanged: 1 },
  });
  const seen = drafts.map(({ kind, id, revision }) => ({ kind, id, revision: Number(revision) }));
  const gone = await shop.send(
    'DELETE',
    '/api/admin/catalogue/drafts',
    { drafts: seen },
    { cookie },
  );
  expect(await gone.json()).toEqual({ discarded: 3 });
  const { rows: counted } = await shop.shop.pool.query('select 1 from stock_counts');
  expect(counted).toEqual([]);
});

test('its pictures are fetched on demand, and its stock counts from the first version on', async () => {
  await send('?collection=accessoires');
  const address = `https://${HOST}/pouch/bordeaux-quarter-216.jpg`;
  expect(await fetchPicture({ address: `https://${HOST}/none` })).toMatchObject({
    code: 'picture_type',
  });
  expect(
    await fetchPicture({ address: `http://${HOST}/pouch/bordeaux-quarter-216.jpg` }),
  ).toMatchObject({
    ...{ status: 422, code: 'picture_address' },
  });
  expect(await fetchPicture({ product: 'nichts', address })).toMatchObject({ status: 404 });
  const picture = { address, colour: 'rosa', alt: 'Tuch auf Holz' };
  expect(await fetchPicture(picture)).toEqual({ status: 200, ok: true });
  expect(await fetchPicture(picture)).toEqual({ status: 200, ok: true });
  const [colour, product] = await readDrafts();
  const pictures = product?.content['pictures'];
  expect(pictures).toEqual([
    {
      base: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/50-50$/),
      colour: 'rosa',
      alt: { de: 'Tuch auf Holz', en: '' },
    },
  ]);
  const put = async (kind: string, id: string, content: object) => {
    const entry = await shop.request(`/api/admin/catalogue/entries/${kind}/${id}`, {
      headers: { cookie },
    });
    const { draft } = await entry.json();
    const body = { content, revision: draft.revision, base: null };
    return shop.send('PUT', `/api/admin/catalogue/entries/${kind}/${id}/draft`, body, { cookie });
  };
  const [base] = pictures as { base: string }[];
  const alt = { de: 'Tuch', en: 'Scarf' };
  const content = {
    ...product?.content,
    name: { de: 'Dreieckstuch', en: 'Triangle scarf' },
    texts: { de: { description: 'Aus Leinen.' }, en: { description: 'Linen.' } },
    // A second one keeps the colours' pictures apart.
    pictures: [
      { ...base, alt },
      { base: '/images/pouch/rosa-quarter', colour: 'kupfer', alt },
    ],
  };
  await put('colour', 'kupfer', {
    ...colour?.content,
    name: { de: 'Kupfer', en: 'Copper' },
    hex: '#B87333',
  });
  await put('product', 'dreieckstuch', content);
  const published = await shop.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
  expect(await published.json()).toMatchObject({ version: 2 });
  const { rows: moved } = await shop.shop.pool.query(
    'select item_id, on_hand, change, reason from stock_movements order by item_id',
  );
  expect(moved).toEqual([
    { item_id: 'dreieckstuch-kupfer', on_hand: 0, change: 0, reason: 'counted' },
    { item_id: 'dreieckstuch-rosa', on_hand: 7, change: 7, reason: 'counted' },
  ]);
});
