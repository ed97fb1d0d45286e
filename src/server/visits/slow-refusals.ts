import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_STATUS } from '#contract/errors.ts';
import type { Lang } from '#routes.ts';
import { errorBody } from '../errors.ts';
import { languageOfHeaders } from '../http/language.ts';
import type { RateLimited } from './ingest.ts';

const REFUSED = 'rate_limited';

interface Body {
  /** A string, not bytes: node:http sends head and string in one write, a fifth cheaper than two. */
  readonly text: string;
  readonly length: string;
}

function bodyIn(lang: Lang): Body {
  const text = JSON.stringify(errorBody(lang, REFUSED));
  return { text, length: String(Buffer.byteLength(text)) };
}

const BODIES: Readonly<Record<Lang, Body>> = { de: bodyIn('de'), en: bodyIn('en') };

/**
 * Sends a refusal with a prepared body, without using the app; refusing would otherwise cost more than
 * accepting.
 */
function refuse(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { retryAfterSeconds }: RateLimited,
  headersOfAll: readonly string[],
): void {
  const lang = languageOfHeaders(headers.referer, headers['accept-language']);
  const { text, length } = BODIES[lang];
  response.writeHead(ERROR_STATUS[REFUSED], [
    'content-type',
    'application/json',
    'content-language',
    lang,
    'content-length',
    length,
    'cache-control',
    'no-store',
    'retry-after',
    String(Math.max(1, Math.ceil(retryAfterSeconds))),
    ...headersOfAll,
  ]);
  response.end(text);
}

/** Delay of a refusal. */
const REFUSAL_WAITS_MS = 500;

/**
 * Delays refusals: a client that sends its next request after the last reply, as most scripts do, slows
 * itself down. A refusal costs about as much as a beat. Bounded: with `atMost` of them
 * waiting, the next is sent at once, so that a flood can't fill the memory.
 */
export class SlowRefusals {
  readonly #atMost: number;
  readonly #headers: readonly string[];
  #waiting = 0;

  /** `headers`: sent with every refusal, in the flat list that `writeHead` takes. */
  constructor(atMost: number, headers: readonly string[]) {
    this.#atMost = atMost;
    this.#headers = headers;
  }

  give(request: IncomingMessage, response: ServerResponse, limited: RateLimited): void {
    if (this.#waiting >= this.#atMost) {
      refuse(request, response, limited, this.#headers);
      return;
    }
    this.#waiting += 1;
    setTimeout(() => {
      this.#waiting -= 1;
      refuse(request, response, limited, this.#headers);
    }, REFUSAL_WAITS_MS).unref();
  }
}
