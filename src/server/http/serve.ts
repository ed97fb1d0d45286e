import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { ParamOf } from '#api-path.ts';
import { type Endpoint, type Endpoints, listEndpoints } from '#contract/endpoints/endpoint.ts';
import { isStorable } from '#contract/text.ts';
import { failure } from '../errors.ts';
import { firstProblem, readJson, setSpokenLanguage } from './read-json.ts';

type Parsed<E, Field extends string> = E extends {
  readonly [F in Field]: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : undefined;
type ParsedParams<Name extends string, E> = {
  readonly [P in ParamOf<Name>]: E extends {
    readonly params: { readonly [Q in P]: infer S extends z.ZodMiniType };
  }
    ? z.output<S>
    : string;
};
interface Input<Name extends string, E> {
  readonly body: Parsed<E, 'body'>;
  readonly query: Parsed<E, 'query'>;
  readonly params: ParsedParams<Name, E>;
}
/** Lists of the server are mostly read-only, those of schemas never. */
type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;
type Reply<E> =
  | Response
  | (E extends { readonly reply: infer S extends z.ZodMiniType } ? Fixed<z.input<S>> : never);

/** A handler for each endpoint: returns its reply, or a response of its own (`failure`, a file, another status). */
export type Handlers<T> = {
  readonly [Name in keyof T & string]: (
    c: Context,
    input: Input<Name, T[Name]>,
  ) => Reply<T[Name]> | Promise<Reply<T[Name]>>;
};

/** Parses query, body and path, in this order; returns the refusal of the first that is wrong. */
async function readInput(c: Context, { params = {}, query, body, bodyLimit }: Endpoint) {
  const input: Record<'params' | 'query' | 'body', unknown> = { params: {}, query: {}, body: {} };
  if (query) {
    // A repeated parameter is a list, which no schema accepts.
    const values = Object.entries(c.req.queries()).map(([name, all]) => [
      name,
      all.length === 1 ? all[0] : all,
    ]);
    const parsed = query.safeParse(Object.fromEntries(values));
    setSpokenLanguage(c, { language: c.req.query('lang') });
    if (!parsed.success) {
      const about = firstProblem(parsed.error);
      return failure(c, 'invalid_body', about === undefined ? {} : { about });
    }
    input.query = parsed.data;
  }
  if (body) {
    const read = await readJson(c, body, bodyLimit === undefined ? {} : { limitBytes: bodyLimit });
    if (!read.ok) return read.response;
    input.body = read.value;
  }
  const given: Record<string, unknown> = c.req.param();
  for (const [name, value] of Object.entries(given)) {
    const parsed = params[name]?.safeParse(value) ?? {
      success: isStorable(String(value)),
      data: value,
    };
    if (!parsed.success) return failure(c, 'not_found');
    given[name] = parsed.data;
  }
  input.params = given;
  return input;
}

/** Serves the endpoints of a table. `auth/guard.ts` has let their callers in. */
export function serve<const T extends Endpoints>(table: T, handlers: Handlers<T>): Hono {
  const app = new Hono();
  const handlerOf = handlers as Readonly<Record<string, (c: Context, input: unknown) => unknown>>;
  for (const { name, method, path, ...endpoint } of listEndpoints(table)) {
    app.on(method, path, async (c) => {
      const input = await readInput(c, endpoint);
      if (input instanceof Response) return input;
      const reply = await handlerOf[name]?.(c, input);
      return reply instanceof Response ? reply : c.json(reply);
    });
  }
  return app;
}
