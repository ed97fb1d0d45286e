import * as z from 'zod/mini';
import { apiPath, type ParamOf } from '#api-path.ts';
import type { ENDPOINTS } from '#contract/endpoints/all.ts';
import { errorReply } from '#contract/errors.ts';
import type { Lang } from '#routes.ts';
import type { LineChange } from '#rules/reprice.ts';

/**
 * Result of an API request: parsed data, or an error. `offline` means that no response came, `unavailable` that it isn't
 * the shop's; `item` is the
 * index of the refused item of the cart, `lines` are all that the catalogue has otherwise, `field` is the refused one.
 */
export type ApiResult<T> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly item?: number | undefined;
      readonly lines?: readonly LineChange[] | undefined;
      readonly field?: string | undefined;
    };

/** Reply of an endpoint that has nothing to tell. */
export const okReply = z.object({ ok: z.boolean() });

/** Sentence of a gateway's page, which has none. */
const UNAVAILABLE: Readonly<Record<Lang, string>> = {
  de: 'Der Shop ist gerade nicht erreichbar.',
  en: 'The shop can’t be reached right now.',
};

/** Sends a request and parses its reply. */
export async function ask<T>(
  path: string,
  init: RequestInit,
  schema: z.ZodMiniType<T>,
): Promise<ApiResult<T>> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(path, init);
    body = await response.json();
  } catch (error) {
    if (!(error instanceof SyntaxError)) return { ok: false, code: 'offline', message: '' };
    // A gateway's page: the shop behind it is down.
    const { lang } = document.documentElement;
    return { ok: false, code: 'unavailable', message: UNAVAILABLE[lang === 'en' ? 'en' : 'de'] };
  }
  if (!response.ok) {
    const error = z.safeParse(errorReply, body);
    if (!error.success) return { ok: false, code: 'internal', message: '' };
    const { error: message, ...rest } = error.data;
    return { ok: false, message, ...rest };
  }
  const reply = z.safeParse(schema, body);
  return reply.success
    ? { ok: true, data: reply.data }
    : { ok: false, code: 'internal', message: '' };
}

type Table = typeof ENDPOINTS;
/** Name of a declared endpoint: `POST /api/newsletter`. */
export type EndpointName = keyof Table;
/** Path of an endpoint that is called by `fetch` itself: `'/api/sold-out' satisfies ApiPath`. */
export type ApiPath = EndpointName extends infer Name
  ? Name extends `${string} ${infer P}`
    ? P
    : never
  : never;

type Of<Name extends EndpointName, Field extends string> = Table[Name] extends {
  readonly [F in Field]: infer S extends z.ZodMiniType;
}
  ? S
  : never;
export type BodyOf<Name extends EndpointName> = z.input<Of<Name, 'body'>>;
type ReplyOf<Name extends EndpointName> = z.output<Of<Name, 'reply'>>;

/** Schema of what the caller needs of an endpoint's reply. */
export type ReplySchema<Name extends EndpointName, T> = z.ZodMiniType<T> &
  (ReplyOf<Name> extends T ? unknown : never);

export type Sent<Name extends EndpointName> = ([Of<Name, 'body'>] extends [never]
  ? { readonly body?: object }
  : { readonly body: BodyOf<Name> }) &
  ([ParamOf<Name>] extends [never]
    ? unknown
    : { readonly params: Readonly<Record<ParamOf<Name>, string>> }) & {
    readonly query?: URLSearchParams | string;
    readonly headers?: Record<string, string>;
  };

/**
 * Calls a declared endpoint. `schema` parses of its reply what the caller needs: the compiler compares both, and no
 * declaration is loaded.
 */
export function callApi<Name extends EndpointName, T>(
  name: Name,
  sent: Sent<Name>,
  schema: ReplySchema<Name, T>,
): Promise<ApiResult<T>> {
  const { body = {}, params = {}, query, headers } = sent as object as SentLoosely;
  const [method = '', path = ''] = name.split(' ');
  const url = apiPath(path, params) + (query ? `?${query}` : '');
  const init =
    method === 'GET'
      ? { headers: { accept: 'application/json' } }
      : {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        };
  return ask(url, init, schema);
}

interface SentLoosely {
  readonly body?: object;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: URLSearchParams | string;
  readonly headers?: Record<string, string>;
}
