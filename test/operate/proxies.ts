import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts, newPlace, ROOT_DIR, ShopProcess, untilReady } from '../running-shop.ts';

const PASSWORD = 'correct horse battery';
const ADMIN = 'admin@elvare.example';
const MB = 1024 * 1024;

interface Proxy {
  readonly name: string;
  /** Returns program and arguments that run the file of `deploy/` on these ports, with the certificate of the folder. */
  readonly command: (folder: string, https: number, http: number, shop: number) => string[];
}

const deployed = (file: string) => readFileSync(path.join(ROOT_DIR, 'deploy', file), 'utf8');

const PROXIES: readonly Proxy[] = [
  {
    name: 'Caddy',
    command: (folder, https, http) => {
      const options = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n}\n`;
      writeFileSync(path.join(folder, 'Caddyfile'), options + deployed('Caddyfile'));
      return ['caddy', 'run', '--config', path.join(folder, 'Caddyfile')];
    },
  },
  {
    name: 'nginx',
    command: (folder, https, http, shop) => {
      const site = deployed('nginx.conf')
        .replaceAll('shop.example', 'localhost')
        .replaceAll('/etc/letsencrypt/live/localhost', folder)
        .replace('listen 443', `listen ${https}`)
        .replace('listen 80', `listen ${http}`)
        .replace('127.0.0.1:3000', `127.0.0.1:${shop}`);
      const file = path.join(folder, 'nginx.conf');
      const logs = `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\ndaemon off;\n`;
      writeFileSync(file, `${logs}events {}\nhttp {\naccess_log off;\n${site}}\n`);
      execFileSync(
        'openssl',
        [
          ...[
            'req',
            '-x509',
            '-newkey',
            'rsa:2048',
            '-nodes',
            '-days',
            '2',
            '-subj',
            '/CN=localhost',
          ],
          ...[
            '-addext',
            'subjectAltName=DNS:localhost',
            '-out',
            path.join(folder, 'fullchain.pem'),
          ],
          ...['-keyout', path.join(folder, 'privkey.pem')],
        ],
        { stdio: 'ignore' },
      );
      return ['nginx', '-c', file];
    },
  },
];

/** Asks by curl, which speaks HTTP/2 and says from which address. Returns status, protocol, headers and body. */
function ask(url: string, ...args: readonly string[]) {
  const out = execFileSync(
    'curl',
    ['-skS', '-D', '-', '--max-time', '60', '-w', '\n%{http_code} %{http_version}', ...args, url],
    { maxBuffer: 64 * MB, encoding: 'latin1', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [, head = '', rest = ''] =
    /^(?:HTTP\/[\d.]+ 1\d\d.*?\r\n\r\n)*(.*?)\r\n\r\n(.*)$/s.exec(out) ?? [];
  const [, body = '', status = '', version = ''] = /^(.*)\n(\d+) ([\d.]+)$/s.exec(rest) ?? [];
  return { status: Number(status), version, head: head.toLowerCase(), body };
}

function check(isTrue: boolean, what: string): string {
  if (!isTrue) throw new Error(`not so: ${what}`);
  return what;
}

/** Seconds until the first event of the dashboard's stream has passed. */
async function firstEvent(url: string, cookie: string): Promise<number> {
  const started = performance.now();
  const curl = spawn('curl', ['-skSN', '-H', `cookie: ${cookie}`, '--max-time', '20', url]);
  const { promise, resolve } = Promise.withResolvers<number>();
  curl.stdout.once('data', () => resolve((performance.now() - started) / 1000));
  curl.once('close', () => resolve(Number.POSITIVE_INFINITY));
  const seconds = await promise;
  curl.kill();
  return seconds;
}

async function proveProxy({ name, command }: Proxy, folder: string): Promise<string[]> {
  const place = await newPlace();
  const [https = 0, http = 0] = await freePorts(2);
  const origin = `https://localhost:${https}`;
  const token = randomUUID() + randomUUID();
  const shop = new ShopProcess(place, {
    ...{ BASE_URL: origin, TRUST_PROXY: '127.0.0.1,::1', ALLOW_SANDBOX: 'on' },
    ...{ ADMIN_PASSWORD: PASSWORD, METRICS_TOKEN: token },
  });
  const stop = await untilReady(shop, place);
  const [program = '', ...args] = command(folder, https, http, place.port);
  const proxy = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...process.env,
      HOME: folder,
      SITE_ADDRESS: 'localhost',
      SHOP: `127.0.0.1:${place.port}`,
      OTHER: `127.0.0.1:${place.port}`,
    },
  });
  try {
    const direct = `http://127.0.0.1:${place.port}`;
    for (let n = 0; n < 40; n++) {
      await wait(250);
      try {
        if (ask(`${origin}/api/health/live`).status === 200) break;
      } catch {
        // It starts.
      }
    }
    const lines: string[] = [];
    const page = '/products/pouch';
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accept = ['-H', `accept-encoding: ${encoding}`];
      const [ours, theirs] = [ask(direct + page, ...accept), ask(origin + page, ...accept)];
      const of = (head: string, key: string) =>
        new RegExp(`^${key}: (.*?)\r?$`, 'm').exec(head)?.[1];
      const isSame = ['etag', 'cache-control', 'content-encoding', 'content-security-policy'].every(
        (key) => of(ours.head, key) === of(theirs.head, key),
      );
      check(
        theirs.status === 200 && ours.body === theirs.body && isSame,
        `${encoding} is untouched`,
      );
      check(theirs.head.includes('no-transform'), 'no-transform is there');
      if (encoding === 'br') lines.push(check(theirs.version === '2', 'TLS and HTTP/2'));
    }
    lines.push('documents untouched: bytes, ETag, policy and encoding of br, gzip, identity');
    const plain = ask(`http://localhost:${http}${page}`);
    lines.push(check(plain.status >= 301 && plain.status <= 308, 'http leads to https'));
    lines.push(
      check(
        ask(`${origin}/api/metrics`, '-H', `authorization: Bearer ${token}`).status === 404,
        'metrics: 404 outside',
      ),
    );
    check(
      ask(`${direct}/api/metrics`, '-H', `authorization: Bearer ${token}`).status === 200,
      'and inside',
    );

    const json = ['-H', 'content-type: application/json', '-H', `origin: ${origin}`];
    const jar = path.join(folder, 'jar');
    const credentials = JSON.stringify({ email: ADMIN, password: PASSWORD, language: 'de' });
    ask(`${origin}/api/auth/sign-in/email`, ...json, '-c', jar, '-d', credentials);
    const kept = readFileSync(jar, 'utf8')
      .split('\n')
      .map((line) => line.replace(/^#HttpOnly_/, '').split('\t'))
      .flatMap(([, , , , , key, value]) => (key && value ? [`${key}=${value}`] : []))
      .join('; ');
    check(kept.includes('__Host-'), 'a login by TLS');
    const seconds = await firstEvent(`${origin}/api/admin/dashboard/live`, kept);
    lines.push(check(seconds < 3, `event stream: the first event after ${seconds.toFixed(2)} s`));

    const upload = (size: number) => {
      const file = path.join(folder, 'upload');
      // Begins like a PNG, so that the shop reads all of it.
      const start = Buffer.from('89504e470d0a1a0a', 'hex');
      writeFileSync(file, Buffer.concat([start], size));
      return ask(
        `${origin}/api/admin/media`,
        ...['-X', 'POST', '-H', `origin: ${origin}`, '-H', `cookie: ${kept}`],
        ...['-H', 'content-type: image/png', '-H', 'expect:', '--data-binary', `@${file}`],
      ).status;
    };
    const [fits, large] = [upload(25 * MB), upload(27 * MB)];
    lines.push(check(fits === 415 || fits === 422, `25 MB reach the shop (${fits}: no picture)`));
    lines.push(check(large === 413, 'of 27 MB the shop says that they are too many'));

    // 60 from one address, which claims to be another one each time; then one from a second address.
    const code = (from: string, claim: string) =>
      ask(
        `${origin}/api/discount-code`,
        ...json,
        ...[
          '--interface',
          from,
          '--resolve',
          `localhost:${https}:127.0.0.1`,
          '-H',
          `x-forwarded-for: ${claim}`,
        ],
        ...['-d', JSON.stringify({ code: 'NO', subtotal: 1, language: 'de' })],
      ).status;
    const tried = Array.from({ length: 60 }, (_, n) => code('127.0.0.9', `192.0.2.${n}`));
    const isLimited = tried.includes(429);
    lines.push(
      check(
        isLimited && code('127.0.0.10', '') !== 429,
        'limits go by the visitor’s address, not by what it claims',
      ),
    );
    return lines.map((line) => `${name.padEnd(6)} ${line}`);
  } finally {
    proxy.kill();
    await stop();
  }
}

/** Runs a shop behind each proxy, with the file of `deploy/` but for ports, name and certificate. */
export async function proveProxies(): Promise<string[]> {
  const lines: string[] = [];
  for (const proxy of PROXIES) {
    const folder = mkdtempSync(path.join(tmpdir(), 'elvare-proxy-'));
    try {
      lines.push(...(await proveProxy(proxy, folder)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return lines;
}
