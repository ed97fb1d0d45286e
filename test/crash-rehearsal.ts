import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type DashboardSnapshot, dashboardSnapshot } from '#contract/dashboard.ts';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import { Crowd, type CrowdSize } from './crowd.ts';
import { newPlace, removePlace, type ShopPlace, ShopProcess } from './running-shop.ts';

const PASSWORD = 'only-for-this-rehearsal';
const LOOK_EVERY_MS = 100;
/** Time limit of each recovery. */
const GIVE_UP_MS = 90_000;
/** Length of the shop's output in the error message. */
const TOLD_CHARACTERS = 4_000;

type Victim = 'server' | 'database';

/** Signs the owner in and returns the cookies of the login. */
export async function signIn(url: string, password: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@elvare.example', password }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}.`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}

/** State after a crash, from the owner's dashboard and the database. */
interface Aftermath {
  /** Time until every visitor had sent a beat again and the dashboard showed it. */
  readonly presentAfterMs: number;
  readonly active: number;
  readonly visitsCounted: number;
}

/** Result of the purchases of a whole rehearsal. */
interface OrdersKept {
  /** Payments that the provider confirmed. */
  readonly paid: number;
  /** Confirmed payments whose order is not paid, and checkouts returned without an order. */
  readonly lost: number;
  /** Paid orders whose checkout the shop never returned. */
  readonly made: number;
}

/** Runs a shop with a crowd of visitors and kills its processes. */
export class CrashRehearsal {
  readonly crowd: Crowd;
  readonly #place: ShopPlace;
  readonly #url: string;
  #shop: ShopProcess;
  #cookie = '';

  private constructor(place: ShopPlace, size: CrowdSize) {
    this.#place = place;
    this.#url = `http://127.0.0.1:${place.port}`;
    this.#shop = this.#spawn();
    this.crowd = new Crowd(
      { shop: this.#url, sandbox: `http://127.0.0.1:${place.sandboxPort}` },
      size,
    );
  }

  /** Starts the shop and the crowd, and waits until the dashboard shows every visitor. */
  static async begin(size: CrowdSize): Promise<CrashRehearsal> {
    const made = new CrashRehearsal(await newPlace(), size);
    await made.#shop.ready();
    made.#cookie = await signIn(made.#url, PASSWORD);
    made.crowd.start();
    await made.#until(async () => (await made.#dashboard())?.active_users === size.visitors);
    await made.#until(async () => made.crowd.paid.size > 0);
    return made;
  }

  /** Sends SIGKILL. A server is restarted at once, as by a supervisor. */
  async kill(victim: Victim): Promise<Aftermath> {
    const { visitors } = this.crowd.size;
    const killedAt = Date.now();
    if (victim === 'database') {
      process.kill(this.#postmaster(), 'SIGKILL');
    } else {
      this.#shop.child.kill('SIGKILL');
      await this.#shop.ended;
      this.#shop = this.#spawn();
      await this.#shop.ready();
    }
    let shown: DashboardSnapshot | undefined;
    const present = await this.#until(async () => {
      const heard = await this.#query<{ n: number }>(
        'SELECT count(*)::int AS n FROM active_sessions WHERE ended_at IS NULL AND last_seen >= $1',
        [new Date(killedAt)],
      );
      if (heard?.[0]?.n !== visitors) return false;
      shown = await this.#dashboard();
      return shown?.active_users === visitors;
    });
    if (!present || shown === undefined) {
      throw new Error(`Some visitors are missing:\n${this.#shop.said.slice(-TOLD_CHARACTERS)}`);
    }
    const { active_users: active, sessions_today: visitsCounted } = shown;
    return { presentAfterMs: Date.now() - killedAt, active, visitsCounted };
  }

  /** Stops the crowd and waits until every confirmed payment has arrived. */
  async orders(): Promise<OrdersKept> {
    await this.crowd.stop();
    const { paid, begun } = this.crowd;
    let orders = new Map<string, string>();
    await this.#until(async () => {
      const rows = await this.#query<{ id: string; status: string }>(
        'SELECT checkout_session_id AS id, status FROM orders WHERE checkout_session_id IS NOT NULL',
      );
      orders = new Map(rows?.map(({ id, status }) => [id, status]));
      return [...paid].every((id) => orders.get(id) === 'paid');
    });
    const lost = [
      ...[...paid].filter((id) => orders.get(id) !== 'paid'),
      ...[...begun].filter((id) => !orders.has(id)),
    ];
    const made = [...orders].filter(([id, status]) => status === 'paid' && !begun.has(id));
    return { paid: paid.size, lost: new Set(lost).size, made: made.length };
  }

  async end(): Promise<void> {
    await this.crowd.stop();
    await this.#shop.end();
    removePlace(this.#place);
  }

  #spawn(): ShopProcess {
    return new ShopProcess(this.#place, {
      ADMIN_PASSWORD: PASSWORD,
      TRUST_PROXY: '127.0.0.1',
      // Turns off the owner's mail about each sale, which plays no part here.
      SALE_MAILS: 'off',
    });
  }

  #postmaster(): number {
    const file = path.join(this.#place.dataDir, 'postgres', 'postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  }

  async #dashboard() {
    const response = await fetch(`${this.#url}/api/admin/dashboard/snapshot`, {
      headers: { cookie: this.#cookie },
    }).catch(() => undefined);
    return response?.ok ? dashboardSnapshot.parse(await response.json()) : undefined;
  }

  /** Returns undefined while the database is unreachable. */
  async #query<Row extends object>(sql: string, values: unknown[] = []) {
    const connectionString = await findPostgres(this.#place);
    if (connectionString === undefined) return undefined;
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(sql, values)).rows;
    } catch {
      return undefined;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async #until(holds: () => Promise<boolean>): Promise<boolean> {
    const giveUpAt = performance.now() + GIVE_UP_MS;
    while (performance.now() < giveUpAt) {
      if (await holds()) return true;
      await wait(LOOK_EVERY_MS);
    }
    return false;
  }
}
