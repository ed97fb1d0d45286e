import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '#contract/admin-media.ts';
import { makeCertificate } from '#test/certificate.ts';
import { fetchPicture, INTERNET, isPublicAddress, type Network } from './fetch-picture.ts';

const HOST = 'pictures.example';
const { key, cert } = makeCertificate(HOST);
const asked: string[] = [];
const server = createServer({ key, cert }, (request, response) => {
  asked.push(`${request.headers.host} ${request.url}`);
  const to = /^\/to\/(.*)$/.exec(request.url ?? '')?.[1];
  if (to !== undefined) response.writeHead(302, { location: decodeURIComponent(to) }).end();
  else if (request.url === '/large') {
    response.writeHead(200);
    response.on('error', () => undefined).end(Buffer.alloc(UPLOAD_LIMIT_BYTES + 1));
  } else if (request.url === '/there?v=1') response.end('picture');
  else response.writeHead(404).end();
});
/** Hosts by name; the server here stands for one of them. */
const hosts: Record<string, string[]> = {
  [HOST]: ['127.0.0.1'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['127.0.0.1', '192.168.0.1'],
};
let network: Network;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  network = {
    resolve: async (host) =>
      hosts[host] ?? Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
    isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
    connection: { port, ca: cert },
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const refused = { ok: false, code: 'picture_address' };
const lost = (reason: string) => ({ ok: false, code: 'picture_unreachable', reason });

test('a picture is fetched from the address that was checked, under the name of its host', async () => {
  const found = await fetchPicture(
    `https://${HOST}/to/${encodeURIComponent('/there?v=1')}`,
    network,
  );
  expect(found).toEqual({ ok: true, bytes: Buffer.from('picture') });
  expect(asked.splice(0)).toEqual([`${HOST} /to/%2Fthere%3Fv%3D1`, `${HOST} /there?v=1`]);
});

test.each([
  ['no address', 'there'],
  ['another scheme', `http://${HOST}/there?v=1`],
  ['a port', `https://${HOST}:8443/there?v=1`],
  ['a login', `https://me:secret@${HOST}/there?v=1`],
  ['a host inside', 'https://inside.example/there?v=1'],
  ['a host that is inside, too', 'https://both.example/there?v=1'],
  [
    'a redirect to a host inside',
    `https://${HOST}/to/${encodeURIComponent('https://inside.example/')}`,
  ],
  [
    'a redirect without TLS',
    `https://${HOST}/to/${encodeURIComponent(`http://${HOST}/there?v=1`)}`,
  ],
  [
    'a redirect to the cloud’s data',
    `https://${HOST}/to/${encodeURIComponent('https://169.254.169.254/')}`,
  ],
])('nothing is fetched from %s', async (_, address) => {
  expect(await fetchPicture(address, network)).toEqual(refused);
  expect(asked.splice(0).filter((each) => each.endsWith('/there?v=1'))).toEqual([]);
});

test.each<[string, string, object]>([
  ['is missing', `https://${HOST}/gone`, lost('HTTP 404')],
  ['has no host', 'https://nowhere.example/', lost('ENOTFOUND')],
  [
    'runs in a circle',
    `https://${HOST}/to/%2Fto%2F%252Fto%252F%25252Fto%25252Fx`,
    lost('redirects'),
  ],
  ['is too large', `https://${HOST}/large`, { ok: false, code: 'body_too_large' }],
])('a picture that %s is named', async (_, address, result) => {
  expect(await fetchPicture(address, network)).toEqual(result);
});

test('a certificate of another host ends the connection', async () => {
  hosts['other.example'] = ['127.0.0.1'];
  expect(await fetchPicture('https://other.example/there?v=1', network)).toEqual(
    lost('ERR_TLS_CERT_ALTNAME_INVALID'),
  );
});

test.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '2606:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255'],
  ...['192.168.1.1', '198.19.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:8.8.8.8'],
  ...['fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1', '64:ff9b::a00:1', '2002:a00:1::'],
  ...['2001:db8::1', '', 'localhost', '127.1'],
])('"%s" is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/', 'https://localhost/'])(
  'the shop itself never asks %s',
  async (address) => {
    expect(await fetchPicture(address, INTERNET)).toEqual(refused);
  },
);
