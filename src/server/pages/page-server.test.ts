import { mkdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { PLAIN_STATE_ATTRIBUTE, PLAIN_STATES } from '#contract/plain-success.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { writeVersion } from '#test/rendered-version.ts';
import { serve, temporaryFolder } from '#test/temporary.ts';
import { createPageServer } from './page-server.ts';
import { BuildMissing } from './site.ts';

const root = temporaryFolder();
let version: string;

function write(file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const page = (name: string, status: 200 | 404 = 200) => ({
  html: `<title>${name}</title>`,
  status,
});

function success(): string {
  const blocks = PLAIN_STATES.map(
    (state) =>
      `<section ${PLAIN_STATE_ATTRIBUTE}="${state}"><h1 class="h2">So: ${state}!</h1></section>`,
  );
  return `<title>Einen Moment | Elvare</title><noscript>${blocks.join('')}</noscript><h1>live</h1>`;
}

async function build(): Promise<void> {
  version = await writeVersion(path.join(root, 'dist'), seedCatalogue, {
    pages: {
      '/': page('home'),
      '/en': page('en-home'),
      '/produkte': page('produkte'),
      '/konto': { ...page('konto'), noStore: true },
      '/success': { html: success() },
      '/not-found': page('not-found', 404),
      '/404': page('404', 404),
      '/en/404': page('en-404', 404),
      '/trikots/404': page('jersey', 404),
      '/en/trikots/404': page('en-jersey', 404),
    },
    notFound: { de: '/404', en: '/en/404' },
    unknown: {
      '/sneakers': 'not-found',
      '/trikots': { de: '/trikots/404', en: '/en/trikots/404' },
    },
    files: (at) => ({ [`/data/${at}/de/sneaker/a.json`]: '{}', '/robots.txt': 'User-agent: *' }),
  });
  write('dist/assets/app-1a2b3c4d.js', 'console.log(1)');
  write('public/images/pouch/1.avif', 'picture');
  write('public/fonts/archivo-f34e21f5.woff2', 'font');
  write('public/favicon.svg', '<svg/>');
  write('public/secret.key', 'geheim');
}

const counted: string[] = [];
await build();
const pages = createPageServer(root, 'https://shop.example', seedCatalogue, {
  securityContact: 'sicher@shop.example',
  countEntry: (path) => counted.push(path),
  plainStates: async ({ url = '' }) => (url.endsWith('=cs_paid') ? 'paid' : 'unknown'),
});
afterAll(() => pages.site.close());
const { port } = new URL(await serve(pages.serve));

test.each([
  ['/success?session_id=cs_paid', 'paid'],
  ['/success?session_id=cs_other', 'unknown'],
  ['/success', 'unknown'],
])('%s shows in its title and without a script that it is %s', async (target, state) => {
  for (const [encoding, read] of [
    ['identity', (body: Buffer) => body],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { status, headers, body } = await get(target, { 'accept-encoding': encoding });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(read(body).toString()).toBe(
      `<title>So: ${state}! | Elvare</title><noscript><section data-plain-state="${state}">` +
        `<h1 class="h2">So: ${state}!</h1></section></noscript><h1>live</h1>`,
    );
  }
});

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** Sends the path unchanged, unlike `fetch`. */
function get(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, path: target, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('pages', () => {
  test('have a compressed body, an ETag and security headers', async () => {
    const answer = await get('/produkte?sort=name', { 'accept-encoding': 'gzip, br' });
    expect(answer.status).toBe(200);
    expect(brotliDecompressSync(answer.body).toString()).toBe('<title>produkte</title>');
    const zipped = await get('/produkte', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.body).toString()).toBe('<title>produkte</title>');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=0, must-revalidate, no-transform',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-AAAA`);
    expect(answer.headers['content-security-policy']).not.toMatch(
      /(?:script|style)-src [^;]*unsafe/,
    );
  });

  test('get a 304 if the browser has them', async () => {
    const first = await get('/produkte');
    const tag = String(first.headers['etag']);
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const second = await get('/produkte', { 'if-none-match': tag });
    expect([second.status, second.body.length]).toEqual([304, 0]);
    expect(second.headers['server-timing']).toBe(`version;desc="${version}"`);
    expect(second.headers['etag']).toBe(tag);
    const compressed = await get('/produkte', { 'if-none-match': tag, 'accept-encoding': 'br' });
    expect(compressed.status).toBe(200);
  });

  test('are counted by their path, files and other answers are not', async () => {
    counted.length = 0;
    for (const target of ['/produkte?q=a', '/robots.txt', '/success', '/nein', '/produkte/'])
      await get(target);
    await get('/produkte', {}, 'HEAD');
    expect(counted).toEqual(['/produkte']);
  });

  test('reply to HEAD with the same headers and no body', async () => {
    const head = await get('/produkte', {}, 'HEAD');
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(String('<title>produkte</title>'.length));
  });

  test.each(['POST', 'TRACE', 'OPTIONS', 'PROPFIND'])('refuse the method %s', async (method) => {
    const answer = await get('/produkte', {}, method);
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  test('of one person are never cached', async () => {
    expect((await get('/konto')).headers['cache-control']).toBe('no-store, no-transform');
  });

  test.each([
    ['/not-found', 404, 'not-found'],
    ['/nothing', 404, '404'],
    ['/en/trikots/x', 404, 'en-jersey'],
    ['/%', 404, '404'],
  ])('%s is %i %s', async (target, status, title) => {
    const answer = await get(target, { 'if-none-match': '*' });
    expect([answer.status, answer.body.toString()]).toEqual([status, `<title>${title}</title>`]);
    expect(answer.headers['server-timing']).toBe(`version;desc="${version}"`);
  });

  const climbing = [
    '../',
    '..%2f',
    '%2e%2e/',
    '..%252f',
    '..%5c',
    '....//',
    '..%00/',
    '../'.repeat(2_000),
  ];
  test.each([
    ...climbing.flatMap((step) => [`/${step}package.json`, `/images/${step}package.json`]),
    ...['/assets/', '/images/', '/fonts/', '/.git/config', '/.env', '/@fs/etc/passwd'],
    ...['/pages/home.html', '/manifest.json', '/build.json', '/render/render.mjs', '/secret.key'],
    ...['/__proto__', '//evil.example/', '/%5cevil.example/', '/%2f%2fevil.example/'],
  ])('%s leads to no file, no folder and no other site', async (target) => {
    const { status, body } = await get(target);
    expect(status).toBe(404);
    expect(body.toString()).toMatch(/^(Not found\n|<title>404<\/title>)$/);
  });

  test('unknown sneakers and other spellings are redirected', async () => {
    const sneaker = await get('/sneakers/x');
    expect([sneaker.status, sneaker.headers['location']]).toEqual([302, '/not-found']);
    const slash = await get('/produkte/?a=1');
    expect([slash.status, slash.headers['location']]).toEqual([308, '/produkte?a=1']);
  });
});

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

describe('files', () => {
  test.each([
    ['/assets/app-1a2b3c4d.js', FOREVER, 'text/javascript; charset=utf-8'],
    ['/data/<version>/de/sneaker/a.json', FOREVER, 'application/json; charset=utf-8'],
    ['/robots.txt', A_DAY, 'text/plain; charset=utf-8'],
    ['/fonts/archivo-f34e21f5.woff2', FOREVER, 'font/woff2'],
    ['/images/pouch/1.avif', A_DAY, 'image/avif'],
    ['/favicon.svg', A_DAY, 'image/svg+xml; charset=utf-8'],
  ])('%s is cached according to its name', async (name, cacheControl, type) => {
    const target = name.replace('<version>', version);
    const answer = await get(target);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': cacheControl, 'content-type': type });
    const again = await get(target, { 'if-none-match': String(answer.headers['etag']) });
    expect(again.status).toBe(304);
  });

  test('with data lead a browser that hides the version to the served one', async () => {
    const { status, headers } = await get('/data/current/de/sneaker/a.json');
    const to = `/data/${version}/de/sneaker/a.json`;
    expect([status, headers['location'], headers['cache-control']]).toEqual([307, to, 'no-store']);
  });

  test.each([
    '/assets/app-00000000.js',
    '/data/<version>/de/sneaker/b.json',
    '/data/ffffffffff/de/sneaker/a.json',
    '/data/not-a-version/de/sneaker/a.json',
    '/data/%E0%A4%A/de/sneaker/a.json',
    '/data/<version>/de/sneaker/..%2Fa.json',
    '/data/<version>/de/sneaker/',
    '/data/<version>.json',
    '/data/../<version>/de/sneaker/a.json',
    '/data/',
  ])('%s does not exist and gets a line of text, not a page', async (name) => {
    const answer = await get(name.replace('<version>', version));
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found\n']);
  });
});

test('every response outside the app carries the security headers', async () => {
  for (const [target, method] of [
    ['/nothing.js', 'GET'],
    ['/favicon.svg', 'GET'],
    ['/assets/app-1a2b3c4d.js', 'GET'],
    ['/assets/app-00000000.js', 'GET'],
    ['/produkte/', 'GET'],
    ['/produkte', 'POST'],
  ] as const) {
    const { headers } = await get(target, {}, method);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toContain('max-age');
  }
});

test('security.txt has a contact and an expiry date', async () => {
  const { status, body } = await get('/.well-known/security.txt');
  expect(status).toBe(200);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body.toString())?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(body.toString()).toContain('Contact: mailto:sicher@shop.example');
});

test('password managers find the account, and other well-known names get a line of text', async () => {
  const { status, headers } = await get('/.well-known/change-password');
  expect([status, headers['location']]).toEqual([302, '/konto']);
  const unknown = await get('/.well-known/openid-configuration');
  expect([unknown.status, unknown.body.toString()]).toEqual([404, 'Not found\n']);
});

test('throws BuildMissing without a build', () => {
  expect(() => createPageServer(tmpdir(), 'http://localhost', seedCatalogue)).toThrow(BuildMissing);
});
