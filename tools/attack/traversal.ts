import type { Reply } from './caller.ts';
import { type AttackTable, list } from './table.ts';

const FILES = list('etc/passwd  .env  package.json  .git/config  .data/secrets/auth');
const STEPS = list(String.raw`../  ..%2f  %2e%2e/  %2e%2e%2f  ..%252f  ..\  ..%5c  ....//  ..%00/`);
const STARTS = list('/  /assets/  /images/  /fonts/  /en/  /sneakers/  /api/  /.well-known/');

/** Text of those files, or of a folder's listing. */
const SECRETS = /root:.*:0:0:|"devDependencies"|\[core\]|AUTH_SECRET|import .* from '|Index of /;

/** Targets that a careless redirect would follow to another site. */
const ELSEWHERE = list(String.raw`
  //evil.example  //evil.example/  //evil.example/..  ///evil.example/  /\evil.example/
  /%5cevil.example/  /%2f%2fevil.example/  /en//evil.example/  /en/%2f/evil.example/
  /produkte//evil.example/..  /sneakers//evil.example  /@evil.example/  /.evil.example/
  /sneakers/%0d%0aLocation:%20https://evil.example  /produkte/%0d%0aSet-Cookie:%20a=b/
  /produkte/?x=%0d%0aSet-Cookie:%20a=b  http://evil.example/produkte/  https://evil.example//produkte/`);

/** Names that no file and no page has. */
const ODD = [
  ...list(`
    /%  /%zz  /%00  /produkte%00  /produkte%00.json  /caf\xe9  *  /?  /??  /#  /./././  /pages/
    /pages/de/index.html  /manifest.json  /vite-manifest.json  /build.json  /bundle.json
    /render/site.json  /rendered/  /.vite/manifest.json  /assets/  /images/  /fonts/  /dist/
    /node_modules/  /package-lock.json  /.git/HEAD  /.env.example  /__proto__  /constructor
    /sneakers/__proto__  /trikots/constructor  /en/__proto__  /_mails  /@vite/client  /@fs/etc/passwd`),
  ...[`/${'a'.repeat(8_000)}`, `/${'../'.repeat(2_000)}`, `/${'%2e'.repeat(2_000)}`],
];

const METHODS = [...list('TRACE  TRACK  PUT  DELETE  PATCH  DEBUG'), 'X'.repeat(200)];

export const traversal: AttackTable = {
  name: 'Traversal',
  tries: async function* ({ caller: { origin } }) {
    const isHeld = ({ status, text, headers: { location = origin } }: Reply) =>
      [status >= 0 && status < 500, !SECRETS.test(text), !/[\r\n]|^\/\//.test(location)].every(
        Boolean,
      ) && URL.parse(location, origin)?.origin === origin;
    const isFile = ({ status, headers: { 'content-type': type = 'html' } }: Reply) =>
      status === 200 && !type.includes('html');
    const climbing = STARTS.flatMap((start) =>
      ['', ...STEPS].flatMap((step) => FILES.map((file) => start + step.repeat(6) + file)),
    );
    yield [isHeld, ELSEWHERE.map((path) => ({ path }))];
    const files = [...climbing, ...ODD].map((path) => ({ path }));
    yield [(reply) => isHeld(reply) && !isFile(reply), files];
    yield [({ status }) => status > 200 && status < 500, METHODS.map((method) => ({ method }))];
  },
};
