import type { IncomingHttpHeaders } from 'node:http';
import type { Entries } from '#contract/entries.ts';
import { href, LANGS } from '#routes.ts';
import {
  addDays,
  berlinDate,
  isoDate,
  startOfBerlinDate,
  startOfBerlinDay,
} from '#rules/berlin-day.ts';
import { countsEntries } from '#rules/claims.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { parseAgent } from '../http/agent.ts';
import type { Shop } from '../shop.ts';
import { trafficSource } from './traffic-source.ts';

/** Time from the first count to the write: one write a second at most, none without visitors. */
const WRITE_EVERY_MS = 1_000;
/** Pairs of page and host of one batch; more are dropped, so that made-up referrers fill no memory. */
const PAIRS_AT_MOST = 5_000;
/** Referring hosts that a node names on one day; further ones are counted as `OTHER`. */
const HOSTS_AT_MOST = 1_000;
export const OTHER = 'other';
const REMEMBERED = 5_000;
const SHOWN_DAYS = 30;
const SHOWN_ROWS = 10;

/** Headers by which caches in front of the shop name themselves (RFC 8586, Cloudflare, CloudFront). */
const CDN_HEADERS = ['cdn-loop', 'cf-ray', 'x-amz-cf-id'];

/** Pages that the payment page or a sign-in leads to. */
const NEVER_ENTERED: ReadonlySet<string> = new Set(
  LANGS.flatMap((lang) => [href('auth', lang), href('cancel', lang), href('success', lang)]),
);

/** The checkout page says by this header that it has been opened; it asks for its sums anyway. */
export const OPENED_HEADER = 'x-opened';

export interface HasEntries {
  readonly parts: { readonly entries: EntryCounter };
}

/**
 * Counts entries of a live shop: requests of documents that come from no page of the shop, by path, day and referring
 * host. Only headers that every request has are read, and nothing of them is kept but the host, so nothing is stored on
 * the device or asked of it (section 25 TDDDG, docs/decisions/0088-live-counts-entries.md). A count is a few look-ups in memory;
 * sums are written in batches into `visit_counters`, which all nodes add to.
 */
export class EntryCounter {
  readonly #shop: Pick<Shop, 'pool' | 'now' | 'log' | 'settings'>;
  readonly #isCounting: boolean;
  readonly #ownHost: string;
  readonly #bots = new BoundedCache<boolean>(REMEMBERED);
  readonly #hosts = new BoundedCache<string | null>(REMEMBERED);
  readonly #named = new Set<string>();
  #day = '';
  #dayEndsAt = 0;
  /** By day, kind and key, which hold no space but the last. */
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#isCounting = countsEntries(shop.settings.shopMode);
    this.#ownHost = new URL(shop.settings.baseUrl).hostname;
    shop.onStop(() => this.flush());
  }

  /** Counts the request of a document if it is an entry. Never throws. */
  count(path: string, headers: IncomingHttpHeaders): void {
    if (!this.#isCounting || headers['sec-fetch-site'] === 'same-origin') return;
    const host = NEVER_ENTERED.has(path) || !isNavigation(headers) ? null : this.#hostOf(headers);
    if (host === null || this.#isBot(headers)) return;
    this.#add('entry', `${path} ${host}`);
    if (CDN_HEADERS.some((name) => headers[name] !== undefined)) this.#add('cdn', '-');
  }

  /** Counts an opened checkout page, by its own request. */
  countOpened(agent: string | undefined): void {
    if (this.#isCounting && !this.#isBot({ 'user-agent': agent })) this.#add('opened', '-');
  }

  /** Writes what was counted; on failure it is kept for the next time. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Reads the sums of today and of the last 30 days in Berlin. */
  async read(): Promise<Omit<Entries, 'page_names'>> {
    await this.flush();
    const { pool, now } = this.#shop;
    const today = berlinDate(now());
    const days = [addDays(today, 1 - SHOWN_DAYS), today].map(isoDate);
    const { rows } = await pool.query<Omit<Entries, 'page_names'>>(READ, [
      ...days,
      new Date(startOfBerlinDay(now())),
    ]);
    if (!rows[0]) throw new Error('the query of entries returned no row');
    return rows[0];
  }

  #isBot({ 'user-agent': agent = '' }: IncomingHttpHeaders): boolean {
    return this.#bots.get(agent, () => parseAgent(agent).bot);
  }

  /** Returns the referring host or `Direct`; null for a page of the shop, and for spam. */
  #hostOf({ referer = '' }: IncomingHttpHeaders): string | null {
    const host = this.#hosts.get(referer, () => {
      const isOwn = URL.canParse(referer) && new URL(referer).hostname === this.#ownHost;
      return isOwn ? null : trafficSource(referer, []);
    });
    this.#turnDay();
    if (host === null || this.#named.has(host)) return host;
    if (this.#named.size >= HOSTS_AT_MOST) return OTHER;
    this.#named.add(host);
    return host;
  }

  #turnDay(): void {
    const now = this.#shop.now();
    if (now < this.#dayEndsAt) return;
    const today = berlinDate(now);
    this.#day = isoDate(today);
    this.#dayEndsAt = startOfBerlinDate(addDays(today, 1));
    this.#named.clear();
  }

  #add(kind: string, key: string): void {
    this.#turnDay();
    const name = `${this.#day} ${kind} ${key}`;
    const known = this.#counts.get(name);
    if (known === undefined && this.#counts.size >= PAIRS_AT_MOST) return;
    this.#counts.set(name, (known ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS).unref();
  }

  async #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      await this.#shop.pool.query(WRITE, [[...counts.keys()], [...counts.values()]]);
    } catch (error) {
      this.#shop.log.failed('entries are not written and wait in memory', error);
      for (const [name, n] of this.#counts) counts.set(name, (counts.get(name) ?? 0) + n);
      this.#counts = counts;
    }
  }
}

/** True for a document that somebody opens: no prefetch, frame or reload, for which alone browsers send a `Cache-Control`. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  const { purpose, 'sec-purpose': secPurpose = purpose, 'x-moz': moz = secPurpose } = headers;
  const { 'sec-fetch-dest': dest = 'document', 'cache-control': caching } = headers;
  return moz === undefined && dest === 'document' && caching === undefined;
}

/** $1 day, kind and key, parted by a space; $2 counts. Rows are locked in order, so that nodes can't deadlock. */
const WRITE = `
INSERT INTO visit_counters AS c (day, kind, key, count)
SELECT left(name, 10)::date, split_part(name, ' ', 2), regexp_replace(name, '^\\S+ \\S+ ', ''), n
FROM unnest($1::text[], $2::int[]) AS counted (name, n) ORDER BY name COLLATE "C"
ON CONFLICT (day, kind, key) DO UPDATE SET count = c.count + excluded.count`;

const top = (part: string) => `(SELECT coalesce(json_agg(t), '[]') FROM (
  SELECT ${part} AS key, sum(count)::int AS count FROM counted WHERE kind = 'entry'
  GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${SHOWN_ROWS}) t)`;
const sum = (kind: string, days = 'true') =>
  `(SELECT coalesce(sum(count), 0)::int FROM counted WHERE kind = '${kind}' AND ${days})`;

/** $1 first day, $2 today, $3 its start. */
const READ = `
WITH counted AS MATERIALIZED (SELECT * FROM visit_counters
  WHERE day BETWEEN $1::date AND $2::date AND kind IN ('entry', 'opened', 'cdn'))
SELECT ${sum('entry', 'day = $2::date')} AS today, ${sum('entry')} AS days,
  ${sum('opened', 'day = $2::date')} AS opened,
  (SELECT count(*)::int FROM orders WHERE created_at >= $3) AS ordered,
  (SELECT count(*)::int FROM orders WHERE created_at >= $3 AND paid_at IS NOT NULL) AS paid,
  ${sum('cdn')} AS cdn, ${top(`split_part(key, ' ', 1)`)} AS pages,
  ${top(`split_part(key, ' ', 2)`)} AS hosts`;
