/** A shop as a process that can be killed, between gates that hold its calls and mails. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type Stripe from 'stripe';
import { type Sandbox, startSandbox } from '#sandbox/start.ts';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { SANDBOX_KEY } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { createStripe } from '#server/payments/stripe-client.ts';
import { createDatabase, dropDatabase } from './databases.ts';
import { ApiGate, MailGate } from './gates.ts';
import { cookieOf } from './logins.ts';
import { type Audit, compareBooks } from './payment-audit.ts';
import { checkoutIdOf, DUO, type InboxMail, METHODS } from './payments.ts';
import { TEMPLATE } from './postgres.setup.ts';
import { newPlace, removePlace, type ShopPlace, ShopProcess } from './running-shop.ts';
import { until } from './until.ts';

const OWNER = { email: 'admin@elvare.example', password: 'owner-of-this-shop' };
const WEBHOOK_SECRET = 'whsec_of_the_shop_that_is_killed';

interface Parts {
  readonly database: OpenDatabase;
  readonly api: ApiGate;
  readonly mail: MailGate;
  readonly sandbox: Sandbox;
  readonly place: ShopPlace;
  readonly settings: Record<string, string>;
  readonly end: () => Promise<void>;
}

export class KilledShop {
  readonly database: OpenDatabase;
  readonly api: ApiGate;
  readonly mail: MailGate;
  readonly #parts: Parts;
  #process: ShopProcess | undefined;

  private constructor(parts: Parts) {
    ({ database: this.database, api: this.api, mail: this.mail } = parts);
    this.#parts = parts;
  }

  /** Sandbox, gates and database; the shop itself is not up yet. */
  static async prepare(cluster: string): Promise<KilledShop> {
    const place = await newPlace();
    const folder = mkdtempSync(path.join(tmpdir(), 'elvare-killed-'));
    const name = `killed_${randomUUID().replaceAll('-', '')}`;
    const connectionString = await createDatabase(cluster, name, TEMPLATE);
    const sandbox = await startSandbox({
      dataDir: folder,
      webhookUrl: `http://127.0.0.1:${place.port}/api/stripe-webhook`,
      webhookSecret: WEBHOOK_SECRET,
      webhookRetryDelaysMs: Array.from({ length: 1000 }, () => 200),
    });
    const [api, mail] = [new ApiGate(sandbox.apiUrl), new MailGate(sandbox.smtpUrl)];
    const settings = {
      DATABASE_URL: connectionString,
      AUTH_SECRET: 'x'.repeat(32),
      ADMIN_PASSWORD: OWNER.password,
      STRIPE_SECRET_KEY: SANDBOX_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: await api.open(),
      SMTP_URL: await mail.open(),
      // The customer receives exactly the bytes that the gates hold.
      SALE_MAILS: 'off',
    };
    const database = openDatabase(
      connectionString,
      createLog(() => undefined),
    );
    const end = async () => {
      await api.close();
      await mail.close();
      await sandbox.close();
      await database.pool.end();
      await dropDatabase(cluster, name);
      removePlace(place);
      rmSync(folder, { recursive: true, force: true });
    };
    return new KilledShop({ database, api, mail, sandbox, place, settings, end });
  }

  async start(): Promise<void> {
    this.#process = new ShopProcess(this.#parts.place, this.#parts.settings);
    await this.#process.ready();
  }

  async kill(): Promise<void> {
    await this.#process?.end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#process?.end('SIGKILL');
    await this.#parts.end();
  }

  /** `POST /api/create-checkout`; undefined when the shop died before it answered. */
  async checkout(key: string): Promise<string | undefined> {
    const answer = await fetch(`http://127.0.0.1:${this.#parts.place.port}/api/create-checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ items: [DUO], ...METHODS }),
    }).catch(() => undefined);
    if (answer === undefined) return undefined;
    const { url, code } = (await answer.json()) as { url?: string; code?: string };
    if (url === undefined) throw new Error(`no checkout: ${answer.status} ${code}`);
    return checkoutIdOf(url);
  }

  #post(path: string, body: object, headers = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.#parts.place.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Returns the owner's cookie. */
  async signIn(): Promise<string> {
    return cookieOf(await this.#post('/api/auth/sign-in/email', OWNER));
  }

  /** `POST` of the owner, who signs in without a cookie; undefined when the shop died before it answered. */
  async backOffice(path: string, body: object, cookie?: string): Promise<Response | undefined> {
    const login = cookie ?? (await this.signIn());
    return this.#post(path, body, { cookie: login }).catch(() => undefined);
  }

  /** Cents that Stripe has paid back of a payment or is about to. */
  async refundedAtStripe(checkoutSessionId: string): Promise<number> {
    const session = await this.#stripe().checkout.sessions.retrieve(checkoutSessionId);
    const payment_intent = String(session.payment_intent);
    const { data } = await this.#stripe().refunds.list({ payment_intent });
    return data.reduce((sum, { amount }) => sum + amount, 0);
  }

  #stripe(): Stripe {
    const { apiUrl } = this.#parts.sandbox;
    return createStripe({ secretKey: SANDBOX_KEY, webhookSecret: '', apiUrl });
  }

  /** The customer's action on the hosted page. */
  async pay(checkoutSessionId: string): Promise<void> {
    const target = `${this.#parts.sandbox.apiUrl}/_sandbox/sessions/${checkoutSessionId}/pay`;
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!answer.ok) throw new Error(await answer.text());
  }

  async inbox(): Promise<InboxMail[]> {
    return (await (
      await fetch(`${this.#parts.sandbox.inboxUrl}/api/messages`)
    ).json()) as InboxMail[];
  }

  /** One value out of the database. */
  async count(query: string, values: unknown[] = []): Promise<number> {
    const { rows } = await this.database.pool.query<{ n: string }>(query, values);
    return Number(rows[0]?.n);
  }

  /** Holds the rows that `lock` locks until the returned function is called. */
  async lock(lock: string, values: unknown[] = []): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: this.#parts.settings['DATABASE_URL'] });
    await client.connect();
    await client.query('begin');
    await client.query(lock, values);
    return () => client.end();
  }

  /** Until a statement of the shop waits for a lock on this table, or for a row of it. */
  async waitsFor(table: string): Promise<void> {
    await until(`something waits for ${table}`, async () => {
      const waiting = await this.count(
        `select count(*) n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query ~ $1`,
        [`\\m${table}\\M`],
      );
      return waiting > 0;
    });
  }

  /** Compares money, orders and mails; a mail that came twice under one Message-ID counts once. */
  async audit(): Promise<Audit> {
    const stripe = this.#stripe();
    const mails = async () => [
      ...new Map((await this.inbox()).map((mail) => [mail.messageId, mail])).values(),
    ];
    return compareBooks({ db: this.database.db, stripe, mails, since: 0 });
  }
}
