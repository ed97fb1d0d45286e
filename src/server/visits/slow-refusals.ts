import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_STATUS } from '../../contract/errors.ts';
import type { Lang } from '../../routes.ts';
import { errorBody } from '../errors.ts';
import { languageOfHeaders } from '../http/language.ts';
import type { RateLimited } from './ingest.ts';

const REFUSED = 'rate_limited';

interface Body {
  /** Not as bytes: node:http sends head and text in one write, which is a fifth cheaper than two. */
  readonly text: string;
  readonly length: string;
}

function bodyIn(lang: Lang): Body {
  const text = JSON.stringify(errorBody(lang, REFUSED));
  return { text, length: String(Buffer.byteLength(text)) };
}

const BODIES: Readonly<Record<Lang, Body>> = { de: bodyIn('de'), en: bodyIn('en') };

/**
 * Who floods us gets his answer here as well, ready-made and before his body is read, or refusing would
 * cost more than accepting.
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

/** How long a refusal lets itself be waited for. */
const REFUSAL_WAITS_MS = 500;

/**
 * Refusals on their way, each answered a moment late: whoever sends the next request when the last one
 * is answered, as every script does, thus slows itself down
 * (docs/decisions/0026-who-floods-waits-for-the-refusal.md). Bounded: with so many of them waiting
 * the next is answered at once, so that a flood can't fill the memory with them.
 */
export class SlowRefusals {
  readonly #atMost: number;
  readonly #headers: readonly string[];
  #waiting = 0;

  /** `headers` as `writeHead` takes them, for every refusal. */
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
