import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { DUO } from '../cart-items.ts';
import { freePorts, newPlace, ROOT_DIR, ShopProcess } from '../running-shop.ts';

const TOKEN = randomUUID() + randomUUID();
/** The disk of the shop's folder, in MB. */
const DISK_MB = 400;

/** Rules with the same conditions over seconds; the true times are those of `alerts.test.yaml`. */
const quick = (rules: string) =>
  rules
    .replace(/\[(5|10)m\]/g, '[15s]')
    .replaceAll('[2h]', '[90s]')
    .replace(/for: \d+m/g, 'for: 1s')
    .replace('> 3600', '> 5')
    .replace('> 800e6', '> 80e6');

interface Alert {
  readonly state: string;
  readonly value: string;
  readonly activeAt: string;
  readonly labels: { readonly alertname: string };
}

function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** Faults of a shop, each one the cause of the alerts that it names. */
async function breakShop(url: string, database: pg.Client, dataDir: string): Promise<void> {
  let shoppers = 0;
  const checkout = () =>
    fetch(`${url}/api/create-checkout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `10.1.1.${++shoppers}`,
      },
      body: JSON.stringify({ items: [DUO], payment_method_types: ['card'], language: 'de' }),
    }).then((reply) => reply.status);
  // PaymentsMissing: nobody pays. MailsWait: nothing listens at SMTP_URL.
  for (let n = 0; n < 25; n++) await checkout();
  const message = {
    ...{ first_name: 'Ada', last_name: 'Muster', email: 'ada@kunde.example', language: 'de' },
    ...{ subject: 'Frage', message: 'Wie lange?', urgent: false },
  };
  await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  // JobsWait: a queue without a worker, as of a release whose nodes are gone.
  await database.query(`select pgboss.create_queue('gone', '{"policy":"standard"}')`);
  await database.query(
    `insert into pgboss.job (name, data, start_after) values ('gone', '{}', now() - interval '20 minutes')`,
  );
  // DiskFull.
  const free = Number(run('df', '--output=avail', '-m', dataDir).split('\n')[1]);
  run('fallocate', '-l', `${free - DISK_MB / 20}M`, path.join(dataDir, 'full'));
  // ServerErrors, SlowReplies and CheckoutsFail: a lock that nobody gives back.
  await database.query('begin; lock table orders in access exclusive mode');
  // Twice, because the first reply of a kind begins a series and is no increase of it.
  for (let round = 0; round < 2; round++) await Promise.all(Array.from({ length: 8 }, checkout));
  await database.query('rollback');
}

/** Starts a shop on a small disk and Prometheus beside it, breaks the shop, and returns what Prometheus saw. */
export async function proveAlerts(): Promise<string[]> {
  const rules = path.join(ROOT_DIR, 'deploy/alerts.yaml');
  run('promtool', 'check', 'rules', rules);
  run('promtool', 'test', 'rules', path.join(ROOT_DIR, 'test/operate/alerts.test.yaml'));
  const place = await newPlace();
  run('mount', '-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0700`, 'shop', place.dataDir);
  const folder = mkdtempSync(path.join(tmpdir(), 'elvare-prometheus-'));
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${place.port}`;
  const started = await startPostgres({ dataDir: path.join(folder, 'db'), log: () => undefined });
  if (!started.ok) throw new Error(started.message);
  const { connectionString } = started.postgres;
  const shop = new ShopProcess(place, {
    ...{ DATABASE_URL: connectionString, AUTH_SECRET: TOKEN },
    ...{ METRICS_TOKEN: TOKEN, SMTP_URL: 'smtp://127.0.0.1:9', TRUST_PROXY: '127.0.0.1' },
    LOG: 'json',
  });
  writeFileSync(path.join(folder, 'token'), TOKEN);
  writeFileSync(path.join(folder, 'alerts.yaml'), quick(readFileSync(rules, 'utf8')));
  writeFileSync(
    path.join(folder, 'prometheus.yaml'),
    `global: { evaluation_interval: 1s }\n${readFileSync(path.join(ROOT_DIR, 'deploy/prometheus.yaml'), 'utf8')}`
      .replace('/etc/prometheus/elvare-token', path.join(folder, 'token'))
      .replace('15s', '1s')
      .replace('127.0.0.1:3000', `127.0.0.1:${place.port}`),
  );
  mkdirSync(path.join(folder, 'data'));
  const prometheus = spawn(
    'prometheus',
    [
      `--config.file=${folder}/prometheus.yaml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const seen = new Map<string, Alert>();
  const look = async () => {
    // Prometheus answers 503 while it starts.
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`).catch(() => undefined);
    if (!reply?.ok) return;
    const { data } = (await reply.json()) as { data: { alerts: Alert[] } };
    for (const alert of data.alerts) {
      const { alertname } = alert.labels;
      if (alert.state === 'firing' && !seen.has(alertname)) seen.set(alertname, alert);
    }
  };
  const looking = setInterval(() => void look(), 500);
  const names = [...readFileSync(rules, 'utf8').matchAll(/alert: (\w+)/g)].map(
    ([, name = '']) => name,
  );
  const untilFiring = async (wanted: readonly string[]) => {
    for (let n = 0; n < 120 && !wanted.every((name) => seen.has(name)); n++) await wait(500);
  };
  try {
    await shop.ready();
    await wait(3_000);
    const database = new pg.Client({ connectionString });
    await database.connect();
    await breakShop(url, database, place.dataDir);
    await database.end();
    await untilFiring(names.filter((name) => name !== 'ShopDown'));
    await shop.end('SIGKILL');
    await untilFiring(names);
    const missing = names.filter((name) => !seen.has(name));
    const lines = names.flatMap((name) => {
      const alert = seen.get(name);
      return alert
        ? [`${name.padEnd(16)} firing, value ${alert.value}, since ${alert.activeAt}`]
        : [];
    });
    if (missing.length > 0)
      throw new Error(`Not firing: ${missing.join(' ')}\n${lines.join('\n')}`);
    const requests = shop.said.split('\n').filter((line) => line.includes('"message":"request"'));
    return [...lines, `${requests.length} lines of requests with LOG=json`];
  } finally {
    clearInterval(looking);
    prometheus.kill();
    await shop.end('SIGKILL');
    await started.postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    await wait(2_000);
    spawnSync('umount', ['-l', place.dataDir]);
  }
}
