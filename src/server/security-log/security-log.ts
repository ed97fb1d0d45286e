import { hostname } from 'node:os';
import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { SecurityKind } from '#contract/admin-security.ts';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import { afterCommit } from '../db/transactions.ts';
import { limitKey } from '../http/client-address.ts';
import { TokenBuckets } from '../http/token-buckets.ts';
import { sign } from '../keys.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import { securityEvents } from './schema.ts';

/** A fact about what was done or refused. Nothing in it is about a person but the account's id. */
export interface SecurityEvent {
  readonly kind: SecurityKind;
  readonly outcome: 'done' | 'refused';
  /** Id of the account it is about; null when nobody knows. */
  readonly userId: string | null;
  /** Refusals about administrators are counted apart, so that a flood of others does not hide them. */
  readonly isAdmin?: boolean;
  /** Route pattern, command, or `database`; never the requested address. */
  readonly place: string;
  readonly network?: string | null;
  readonly times?: number;
  readonly data?: Readonly<Record<string, string | number | boolean>>;
}

/** Rows of one kind and detail: so many at once, then one a minute; the rest become sums. */
const ROWS = { burst: 10, perMinute: 1 };
/** Sums are written this often. With `ROWS` one of them takes at most 1,600 rows a day of a node. */
const SUM_EVERY_MS = 10 * 60 * 1000;
const KEYS = 5_000;
const NODE = `${hostname()}:${process.pid}`;

function writeLine({ log }: Pick<Shop, 'log'>, event: SecurityEvent): void {
  const { kind, outcome, userId, place, network = null, times = 1, data } = event;
  const facts = { kind, outcome, account: userId, place, node: NODE, network, times, ...data };
  if (outcome === 'refused') log.warn('security', facts);
  else log.info('security', facts);
}

async function insertEvent(
  { now }: Pick<Shop, 'now'>,
  tx: Database | Transaction,
  { kind, outcome, userId, place, network = null, times = 1, data = {} }: SecurityEvent,
): Promise<void> {
  const at = new Date(now());
  const row = { kind, outcome, userId, place, node: NODE, network, times, data, at };
  await tx.insert(securityEvents).values(row);
}

/** Writes an event as a row and, once that is committed, as a log line; without the bounds below. */
export async function writeSecurityEvent(
  shop: Pick<Shop, 'log' | 'now'>,
  tx: Database | Transaction,
  event: SecurityEvent,
): Promise<void> {
  await insertEvent(shop, tx, event);
  afterCommit(() => writeLine(shop, event));
}

/** Returns the facts that are counted apart: a flood of one refusal or change does not hide another. */
function detailOf({
  data: { what, code } = {},
}: SecurityEvent): NonNullable<SecurityEvent['data']> {
  if (what !== undefined) return { what };
  return code === undefined ? {} : { code };
}

/** Keeps one node's events within bounds and writes refusals beside their requests. */
export class SecurityLog {
  readonly #shop: Shop;
  readonly #rows = new TokenBuckets(ROWS, KEYS);
  readonly #sums = new Map<string, SecurityEvent & { readonly times: number }>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(shop: Shop) {
    this.#shop = shop;
    shop.onStop(() => this.settle());
  }

  /** True if the event gets a row of its own; otherwise it is added to a sum. */
  admits(event: SecurityEvent): boolean {
    const { kind, outcome, userId, isAdmin = false } = event;
    // A refusal costs a stranger nothing, so those of all accounts share their rows.
    const data = detailOf(event);
    const key = `${kind} ${JSON.stringify(data)} ${outcome === 'done' ? userId : isAdmin}`;
    if (this.#rows.take(key, this.#shop.now()) === 0) return true;
    const times = (this.#sums.get(key)?.times ?? 0) + 1;
    const owner = outcome === 'done' ? userId : null;
    this.#sums.set(key, { kind, outcome, userId: owner, place: '', times, data });
    this.#timer ??= setTimeout(() => this.#writeSums(), SUM_EVERY_MS).unref();
    return false;
  }

  /** Writes the line now and the row after the ones before it; nobody waits for it. */
  queue(event: SecurityEvent): void {
    const { db, log } = this.#shop;
    writeLine(this.#shop, event);
    this.#writing = this.#writing
      .then(() => insertEvent(this.#shop, db, event))
      .catch((error: unknown) => log.failed('a security event was not stored', error));
  }

  #writeSums(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const sums = [...this.#sums.values()];
    this.#sums.clear();
    for (const sum of sums) this.queue(sum);
  }

  /** Writes what is still in memory. */
  settle(): Promise<void> {
    this.#writeSums();
    return this.#writing;
  }
}

export interface HasSecurityLog {
  readonly parts: { readonly securityLog: SecurityLog };
}

/** Records what was done, in the transaction of the change. */
export async function recordSecurity(
  shop: Shop & HasSecurityLog,
  tx: Database | Transaction,
  event: SecurityEvent,
): Promise<void> {
  if (shop.parts.securityLog.admits(event)) await writeSecurityEvent(shop, tx, event);
}

/** Records that a request was refused or held back; the response does not wait for the row. */
export function noteRefusal(
  shop: Shop & HasSecurityLog,
  c: Context,
  kind: SecurityKind,
  data: SecurityEvent['data'] = {},
): void {
  const { id: userId = null, isAdmin = false } = subjectOf(c.req.raw) ?? {};
  const event = { kind, outcome: 'refused', userId, isAdmin, ...placeOf(shop, c), data } as const;
  const log = shop.parts.securityLog;
  if (log.admits(event)) log.queue(event);
}

/** Resolves once this node has written all its queued events, sums included. */
export function settleSecurityLog(shop: Shop & HasSecurityLog): Promise<void> {
  return shop.parts.securityLog.settle();
}

/**
 * Returns the route of a request and a pseudonym of its sender's network: a keyed hash that changes
 * every day, so that requests of one day can be correlated and no address is stored (docs/specification.md#61-counts).
 */
export function placeOf(
  { settings, now }: Pick<Shop, 'settings' | 'now'>,
  c: Context,
): Pick<SecurityEvent, 'place' | 'network'> {
  const day = isoDate(berlinDate(now()));
  const network = sign(settings, 'networks', `${day} ${limitKey(c.get('address'))}`).slice(0, 8);
  return { place: `${c.req.method} ${matchedRoutes(c).at(-1)?.path ?? ''}`, network };
}

/** The account that a request is from or about, as far as the security log names it. */
export interface Subject {
  readonly id: string;
  readonly isAdmin: boolean;
}

/** By request, and gone with it. */
const subjects = new WeakMap<object, Subject>();

/** Notes the account of a request, so that a refusal further on can be logged with it. */
export function setSubject(request: object, { id, isAdmin }: Subject): void {
  subjects.set(request, { id, isAdmin });
}

/** Returns the account noted for a request. */
export function subjectOf(request: object): Subject | undefined {
  return subjects.get(request);
}
