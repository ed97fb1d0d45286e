import type { VisitBeat } from '#contract/visits.ts';
import { href, LANGS } from '#routes.ts';
import { isDemo } from '#rules/claims.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { type Agent, parseAgent } from '../http/agent.ts';
import { limitKey } from '../http/client-address.ts';
import { readTokenHash } from '../http/login-token.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';
import { knownPage } from './pages.ts';
import { VisitQueue } from './queue.ts';
import { stageRank } from './schema.ts';
import { trafficSource } from './traffic-source.ts';

/** Sender of a request, from its address and headers; nothing here comes from the body. */
export interface Source {
  readonly address: string;
  readonly agent: string | undefined;
  readonly cookie: string | undefined;
  /** `Sec-Purpose`: names the prefetch or prerender of a page that nobody sees yet. */
  readonly purpose: string | undefined;
}

/** Reduces a request to its sender. */
export function sourceOf(address: string, header: (name: string) => string | undefined): Source {
  return {
    address,
    agent: header('user-agent'),
    cookie: header('cookie'),
    purpose: header('sec-purpose'),
  };
}

interface RateLimited {
  readonly code: 'rate_limited';
  readonly retryAfterSeconds: number;
}

export type Refusal = RateLimited | { readonly code: 'invalid_body'; readonly about: string };

const SIGN_IN: ReadonlySet<string> = new Set(LANGS.map((lang) => href('auth', lang)));

/** Largest value that a cart counts with: it is the browser's word, and one forged cart would drown all others. */
const MAX_CART_CENTS = 500_000;

/** Recent visit ids on this node; the limit for new visits needs them. */
const IDS_REMEMBERED = 100_000;
const AGENTS_REMEMBERED = 2_000;
const SOURCES_REMEMBERED = 5_000;

export interface HasVisits {
  readonly parts: { readonly visits: VisitIngest };
}

/**
 * Validates beats, reduces them to the data that may be kept and queues them. Doesn't use the database, so
 * a beat costs microseconds and a database outage loses none. User, agent and time come from the request
 * and the server's clock, never from the body (docs/decisions/0007-a-visit-is-not-a-login.md).
 */
export class VisitIngest {
  readonly queue: VisitQueue;
  readonly #shop: RangeShop;
  readonly #ownHosts: readonly string[];
  readonly #ids = new BoundedCache<true>(IDS_REMEMBERED);
  readonly #agents = new BoundedCache<Agent>(AGENTS_REMEMBERED);
  readonly #sources = new BoundedCache<string | null>(SOURCES_REMEMBERED);

  constructor(shop: RangeShop) {
    this.#shop = shop;
    const { baseUrl, stripe } = shop.settings;
    this.#ownHosts = [baseUrl, stripe.apiUrl ?? baseUrl].map((url) => new URL(url).hostname);
    this.queue = new VisitQueue(shop);
    shop.onStop(async () => {
      if (!(await this.queue.flush())) shop.log.warn('the last visits were not written');
    });
  }

  /** Returns the refusal if the address is over its limit. The app calls it before it reads the request. */
  admit(address: string): RateLimited | undefined {
    return limitedBy(this.#shop.limits.take('beats', limitKey(address)));
  }

  /** `PUT /api/active-sessions/:session_id`, after `admit`; id and body are parsed already. */
  beat(sessionId: string, body: VisitBeat, source: Source): Refusal | undefined {
    // Counting visits by a browser's id asks for consent (section 25 TDDDG), which nobody is asked for.
    if (!isDemo(this.#shop.settings.shopMode)) return undefined;
    const page = knownPage(body.current_page, catalogueOf(this.#shop));
    if (source.purpose?.includes('prerender')) return undefined;
    if (!page) return { code: 'invalid_body', about: 'current_page' };
    // The owner signs in there, and nobody knows yet who it is.
    if (SIGN_IN.has(page.path)) return undefined;
    const refused = this.#limited(sessionId, source.address);
    if (refused) return refused;
    const referrer = this.#sources.get(body.referrer ?? '', () =>
      trafficSource(body.referrer, this.#ownHosts),
    );
    if (referrer === null) return undefined;
    const agent = this.#agents.get(source.agent ?? '', () => parseAgent(source.agent));
    this.#ids.get(sessionId, () => true);
    const stage = page.product ? 'product' : 'visit';
    this.queue.beat({
      sessionId,
      at: this.#shop.now(),
      page: page.path,
      referrer,
      agent: agent.label,
      bot: agent.bot,
      token: readTokenHash(source.cookie, this.#shop.settings) ?? null,
      stage: Math.max(
        stageRank(stage),
        stageRank(body.stage ?? (body.cart_cents ? 'cart' : 'visit')),
      ),
      cartCents: body.cart_cents === undefined ? null : Math.min(body.cart_cents, MAX_CART_CENTS),
    });
    return undefined;
  }

  /** `DELETE …` and `POST /api/cleanup-session`, after `admit`. Unknown ids change nothing. */
  leave(sessionId: string, source: Source): Refusal | undefined {
    const refused = this.#limited(sessionId, source.address);
    if (refused) return refused;
    this.queue.end({ sessionId, at: this.#shop.now() });
    return undefined;
  }

  #limited(sessionId: string, address: string): RateLimited | undefined {
    const { limits } = this.#shop;
    const wait =
      limits.take('beatsOfVisit', sessionId) ||
      (this.#ids.has(sessionId) ? 0 : limits.take('newVisits', limitKey(address)));
    return limitedBy(wait);
  }
}

function limitedBy(wait: number): RateLimited | undefined {
  return wait === 0 ? undefined : { code: 'rate_limited', retryAfterSeconds: wait };
}
