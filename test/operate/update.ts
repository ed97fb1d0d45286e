import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSandbox } from '#sandbox/start.ts';
import { openDatabase } from '#server/db/database.ts';
import { SANDBOX_KEY } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { createStripe } from '#server/payments/stripe-client.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { createDatabase } from '../databases.ts';
import { compareBooks } from '../payment-audit.ts';
import type { InboxMail } from '../payments.ts';
import {
  freePorts,
  newPlace,
  placeEnvironment,
  ROOT_DIR,
  removePlace,
  ShopProcess,
} from '../running-shop.ts';
import { until } from '../until.ts';
import { UpdateTraffic } from './update-traffic.ts';

/** How long visitors have a phase in which nothing is restarted. */
const PHASE_MS = 20_000;
const WEBHOOK_SECRET = 'whsec_of_the_shop_that_is_updated';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** Returns `FROM`, else the newest tag, else the newest commit of a release. */
function releaseBefore(): string {
  const tags = git(ROOT_DIR, 'tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n');
  const commit = git(ROOT_DIR, 'log', '--grep=^release: ', '-1', '--format=%H');
  return process.env['FROM'] || tags[0] || commit;
}

const RENDERED = path.join('dist', 'rendered');

/** Never by a call that blocks: this process is the payment provider as well. */
function run(program: string, args: string[], options: SpawnOptions = {}): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.once('close', (code) =>
    code === 0 ? resolve() : reject(new Error(`${program} ${args[0]} ended with ${code}`)),
  );
  return promise;
}

/** A clone that serves, as an operator has it on each machine. */
class Node {
  readonly folder: string;
  readonly place: Awaited<ReturnType<typeof newPlace>>;
  readonly #settings: Record<string, string>;
  #shop: ShopProcess | undefined;

  constructor(folder: string, place: Node['place'], settings: Record<string, string>) {
    this.folder = folder;
    this.place = place;
    this.#settings = settings;
  }

  /** Checks a release out, installs what it needs and bundles its storefront. */
  async install(release: string): Promise<void> {
    await this.#run('git', ['checkout', '--quiet', '--detach', release]);
    const lock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
    await this.#run('rm', ['-rf', 'node_modules']);
    const [program, ...args] =
      lock(this.folder) === lock(ROOT_DIR)
        ? ['cp', '-al', path.join(ROOT_DIR, 'node_modules'), this.folder]
        : ['npm', 'ci', '--omit=dev', '--prefer-offline', '--loglevel=error'];
    await this.#run(program as string, args);
    await this.#run(process.execPath, ['tools/build.ts', '--bundle-only']);
  }

  async start(): Promise<void> {
    this.#shop = new ShopProcess(this.place, this.#settings, this.folder);
    await this.#shop.ready();
  }

  async stop(): Promise<number> {
    return (await this.#shop?.end())?.ms ?? 0;
  }

  #run(program: string, args: string[]): Promise<void> {
    return run(program, args, {
      cwd: this.folder,
      env: placeEnvironment(this.place, this.#settings),
    });
  }
}

/**
 * Two nodes behind Caddy go from the release before to this commit, one after the other, under visitors in real browsers
 * (`VISITORS`, 20 unless given) and a purchase a second.
 */
export async function proveUpdate(): Promise<string[]> {
  const visitors = Number(process.env['VISITORS'] ?? 20);
  const from = releaseBefore();
  const folder = mkdtempSync(path.join(tmpdir(), 'elvare-update-'));
  // The sandbox sends its webhooks through Caddy, whose certificate nobody knows.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const [https = 0, http = 0, admin = 0] = await freePorts(3);
  const origin = `https://localhost:${https}`;
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const note = (line: string) => process.stdout.write(`  ${line}\n`);
  try {
    const started = await startPostgres({ dataDir: folder, log: () => undefined });
    if (!started.ok) throw new Error(started.message);
    ends.push(() => started.postgres.stop());
    const database = await createDatabase(started.postgres.connectionString, 'shop');
    const sandbox = await startSandbox({
      ...{ dataDir: path.join(folder, 'sandbox'), webhookSecret: WEBHOOK_SECRET },
      webhookUrl: `${origin}/api/stripe-webhook`,
    });
    ends.push(() => sandbox.close());
    const settings = {
      ...{ DATABASE_URL: database, AUTH_SECRET: 'x'.repeat(32), BASE_URL: origin },
      ...{ ADMIN_PASSWORD: 'owner-of-this-shop', TRUST_PROXY: '127.0.0.1', ALLOW_SANDBOX: 'on' },
      ...{ STRIPE_SECRET_KEY: SANDBOX_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
      ...{ STRIPE_API_URL: sandbox.apiUrl, SMTP_URL: sandbox.smtpUrl, SALE_MAILS: 'off' },
    };
    const nodeAt = async (name: string) => {
      const place = await newPlace();
      ends.push(() => removePlace(place));
      return new Node(path.join(folder, name), place, settings);
    };
    const [first, second] = [await nodeAt('first'), await nodeAt('second')];
    git(ROOT_DIR, 'clone', '--quiet', '--shared', '--no-checkout', ROOT_DIR, first.folder);
    await first.install(from);
    execFileSync('cp', ['-a', first.folder, second.folder]);
    ends.push(() => Promise.all([first.stop(), second.stop()]));
    await first.start();
    await second.start();

    const [a, b] = [first, second].map(({ place }) => `127.0.0.1:${place.port}`) as [
      string,
      string,
    ];
    const options = `{\n\tadmin 127.0.0.1:${admin}\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n}\n`;
    const config = path.join(folder, 'Caddyfile');
    writeFileSync(config, options + readFileSync(path.join(ROOT_DIR, 'deploy', 'Caddyfile')));
    const runCaddy = (command: string, ...nodes: string[]) =>
      spawn('caddy', [command, '--config', config], {
        stdio: 'ignore',
        env: {
          ...{ ...process.env, HOME: folder, SITE_ADDRESS: 'localhost' },
          ...{ SHOP: nodes.join(' '), OTHER: nodes.at(-1) },
        },
      });
    /** Takes what isn't named out of Caddy, which goes on serving. */
    const serveBy = async (...nodes: string[]) => {
      const [code] = await once(runCaddy('reload', ...nodes), 'close');
      if (code !== 0) throw new Error(`Caddy could not be reloaded: ${code}`);
    };
    const caddy = runCaddy('run', a, b);
    ends.push(() => caddy.kill());
    await until('Caddy serves', async () =>
      fetch(`${origin}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );

    const traffic = new UpdateTraffic(origin, sandbox.apiUrl);
    ends.push(() => traffic.end());
    const phase = (name: string) => traffic.enter(name);
    const now = git(ROOT_DIR, 'rev-parse', 'HEAD');
    note(`from ${git(ROOT_DIR, 'log', '-1', '--format=%h %s', from)}, ${visitors} visitors`);
    phase('both before');
    await traffic.begin(visitors);
    await wait(PHASE_MS);
    for (const [node, name, other] of [
      [second, 'second', a],
      [first, 'first', b],
    ] as const) {
      phase(`${name} is updated`);
      // Nodes of 1.0.0 close their port without a word, and share no data of pages.
      await serveBy(other);
      if (name === 'first')
        await run('cp', ['-a', `${first.folder}/${RENDERED}/.`, `${second.folder}/${RENDERED}`]);
      const stopped = await node.stop();
      const [began, seconds] = [performance.now(), () => (performance.now() - began) / 1000];
      await node.install(now);
      const installed = seconds();
      await node.start();
      note(
        `${name}: stopped in ${stopped.toFixed(0)} ms, installed and bundled in ${installed.toFixed(0)} s, serves ${(seconds() - installed).toFixed(1)} s later`,
      );
      await serveBy(a, b);
      phase(name === 'second' ? 'one before, one new' : 'both new');
      await wait(PHASE_MS);
    }
    phase('second is started again');
    const stopped = await second.stop();
    await second.start();
    note(`second: stopped in ${stopped.toFixed(0)} ms, by its signal alone`);
    await wait(PHASE_MS / 4);
    phase('open pages go on');
    await traffic.goOn();
    await traffic.end();

    const lines = [...traffic.phases].map(
      ([name, { requests, files, documents, steps, bought }]) => {
        const failed = traffic.failures.filter((line) => line.startsWith(`${name}:`)).length;
        return `${name.padEnd(20)} ${requests} requests, ${failed} failed; ${files} scripts, styles and data, ${documents} documents, ${steps} steps, ${bought} purchases`;
      },
    );
    lines.push(
      `cart lines lost: ${traffic.lostLines} of ${visitors} carts`,
      ...traffic.failures.slice(0, 30),
    );
    for (const line of lines.splice(0)) note(line);

    const { db, pool } = openDatabase(
      database,
      createLog(() => undefined),
    );
    ends.push(() => pool.end());
    const stripe = createStripe({
      ...{ secretKey: SANDBOX_KEY, webhookSecret: '' },
      apiUrl: sandbox.apiUrl,
    });
    const mails = async () =>
      (await (await fetch(`${sandbox.inboxUrl}/api/messages`)).json()) as InboxMail[];
    const orders = async () =>
      Number((await pool.query("select count(*) from orders where status = 'paid'")).rows[0].count);
    await until('every payment is an order', async () => (await orders()) >= traffic.paid.length);
    // On a machine that is busy, mails come last.
    await until('mails came', async () => (await mails()).length >= traffic.paid.length).catch(
      (error: Error) => note(error.message),
    );
    const { paid, lost, wrong } = await compareBooks({ db, stripe, mails, since: 0 });

    lines.push(
      `${traffic.paid.length} paid, ${paid} paid orders, ${lost} cents lost; ${wrong.length} wrong`,
    );
    const faults = [...traffic.failures, ...wrong];
    if (faults.length > 0 || traffic.lostLines > 0 || paid !== traffic.paid.length)
      throw new Error([...lines, ...faults.slice(0, 30)].join('\n  '));
    return lines;
  } finally {
    for (const end of ends.reverse()) await end();
  }
}
