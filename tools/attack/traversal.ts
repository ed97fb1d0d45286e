import type { AttackTable } from './attack-table.ts';
import type { Reply } from './caller.ts';

const FILES = [
  'etc/passwd',
  '.env',
  'package.json',
  '.git/config',
  '.data/secrets/auth',
  'src/server/main.ts',
  'proc/self/environ',
];
const STEPS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%252f',
  '..\\',
  '..%5c',
  '....//',
  '..%c0%af',
  '..%00/',
  '.%2e/',
];
const STARTS = [
  '/',
  '/assets/',
  '/images/',
  '/fonts/',
  '/en/',
  '/sneakers/',
  '/api/',
  '/.well-known/',
];

/** Text of those files, or of a folder's listing. */
const SECRETS =
  /root:.*:0:0:|"devDependencies"|\[core\]|AUTH_SECRET|STRIPE_SECRET_KEY=|import .* from '|Index of |PATH=\//;

/** Targets that a careless redirect would follow to another site. */
const ELSEWHERE = [
  '//evil.example',
  '//evil.example/',
  '//evil.example/..',
  '///evil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/en//evil.example/',
  '/en/%2f/evil.example/',
  '/produkte//evil.example/..',
  '/sneakers//evil.example',
  '/sneakers/%0d%0aLocation:%20https://evil.example',
  '/produkte/%0d%0aSet-Cookie:%20a=b/',
  '/produkte/?x=%0d%0aSet-Cookie:%20a=b',
  'http://evil.example/produkte/',
  'https://evil.example//produkte/',
  '/@evil.example/',
  '/.evil.example/',
];

const ODD = [
  '/%',
  '/%zz',
  '/%00',
  '/produkte%00',
  '/produkte%00.json',
  '/\x00',
  '/caf\xe9',
  '*',
  '/?',
  '/??',
  '/#',
  '/./././',
  `/${'a'.repeat(8_000)}`,
  `/${'../'.repeat(2_000)}`,
  `/${'%2e'.repeat(2_000)}`,
  `/${'/'.repeat(4_000)}`,
  '/pages/',
  '/pages/de/index.html',
  '/manifest.json',
  '/vite-manifest.json',
  '/build.json',
  '/bundle.json',
  '/render/site.json',
  '/rendered/',
  '/.vite/manifest.json',
  '/assets/',
  '/images/',
  '/fonts/',
  '/dist/',
  '/node_modules/',
  '/package-lock.json',
  '/.git/HEAD',
  '/.env.example',
  '/__proto__',
  '/constructor',
  '/sneakers/__proto__',
  '/trikots/constructor',
  '/en/__proto__',
  '/_mails',
  '/@vite/client',
  '/@fs/etc/passwd',
];

function isHeld(origin: string, reply: Reply): boolean {
  const { status, text, headers } = reply;
  if (status === -1 || status >= 500 || SECRETS.test(text)) return false;
  const { location } = headers;
  if (location === undefined) return true;
  const target = URL.canParse(location, origin) ? new URL(location, origin) : undefined;
  return target?.origin === origin && !/[\r\n]/.test(location) && !location.startsWith('//');
}

export const traversal: AttackTable = {
  name: 'Traversal',
  run: async ({ caller }, tries) => {
    const climbing = STARTS.flatMap((start) =>
      STEPS.flatMap((step) => FILES.map((file) => `${start}${step.repeat(6)}${file}`)),
    );
    const named = STARTS.flatMap((start) => FILES.map((file) => `${start}${file}`));
    await tries.each([...climbing, ...named, ...ELSEWHERE, ...ODD], async (target) => {
      const reply = await caller.rawHead('GET', target);
      const isShown = reply.status === 200 && !/html/.test(String(reply.headers['content-type']));
      // A found file that is no page: none of these names one.
      const isFile = isShown && reply.headers['content-type'] !== undefined;
      const held = isHeld(caller.origin, reply) && !(isFile && !ELSEWHERE.includes(target));
      tries.note(`GET ${target.slice(0, 80)}`, held, reply);
    });
    for (const method of [
      'TRACE',
      'TRACK',
      'CONNECT',
      'PUT',
      'DELETE',
      'PATCH',
      'DEBUG',
      'X'.repeat(200),
    ]) {
      const reply = await caller.rawHead(method, '/', ['Content-Length: 0']);
      tries.note(
        `${method.slice(0, 20)} /`,
        reply.status !== 200 && reply.status < 500 && reply.status !== -1,
        reply,
      );
    }
  },
};
