import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/temporary.ts';
import { readAdminFrames } from './admin-frames.ts';
import { FileReader, FileStore } from './file-store.ts';

const BASE_URL = 'https://shop.example';
const dist = temporaryFolder();
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), text);
};
write(
  'admin/frames.json',
  JSON.stringify({
    de: { signedIn: 'Rahmen mit App', signedOut: 'Rahmen' },
    en: { signedIn: 'frame with app', signedOut: 'frame' },
  }),
);
write('admin/assets/admin/app-1a2b3c4d.js', 'console.log(2)');

const frameOf = readAdminFrames(dist, BASE_URL);

test.each([
  ['/admin', 'Rahmen'],
  ['/admin/log', 'Rahmen'],
  ['/admin/messages/1/', 'Rahmen'],
  ['/en/admin/of-another-version', 'frame'],
])('%s is answered by the document of its language, which nothing may store', (pathname, text) => {
  const reply = frameOf(pathname);
  expect(reply?.status).toBe(200);
  const { body, headers } = reply?.variants.identity ?? {};
  expect(body?.toString()).toBe(text);
  expect(headers).toContain('no-store, no-transform');
  const policy = headers?.[headers.indexOf('Content-Security-Policy') + 1];
  // Neither an inline script nor an inline style.
  expect(policy).toContain("script-src 'self'; style-src 'self';");
});

test.each([
  [undefined, 'frame'],
  ['device=1', 'frame'],
  ['device=1; __Host-elvare.session_token=abc', 'frame with app'],
])(
  'a browser with the cookies %s gets the document that begins with the app or not',
  (cookies, text) => {
    expect(frameOf('/en/admin', cookies)?.variants.identity.body.toString()).toBe(text);
  },
);

test.each(['/adminlog', '/produkte/admin/log'])(
  '%s is an address of the storefront',
  (pathname) => {
    expect(frameOf(pathname)).toBeUndefined();
  },
);

test('a build of the version before has no frames', () => {
  expect(readAdminFrames(path.join(dist, 'none'), BASE_URL)('/admin/log')).toBeUndefined();
});

test('files of the back office are kept for a year, like those of the storefront', () => {
  const store = new FileStore(path.join(dist, 'public'), dist, new FileReader(BASE_URL));
  const { body, headers } = store.get('/assets/admin/app-1a2b3c4d.js')?.variants.identity ?? {};
  expect(body?.toString()).toBe('console.log(2)');
  expect(headers?.join()).toContain('immutable');
});
