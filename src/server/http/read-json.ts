import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { ErrorCode } from '#contract/errors.ts';
import { isStorableValue } from '#contract/text.ts';
import { failure } from '../errors.ts';

/** Enough for a cart of 50 lines with a margin; routes may set a lower limit. */
const BODY_LIMIT_BYTES = 64 * 1024;

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly response: Response };

type Bytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly code: ErrorCode };

/** Counts a body of unknown length while reading it, and stops above the limit. */
async function readStream(body: ReadableStream<Uint8Array>, limit: number): Promise<Bytes> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { ok: true, bytes: Buffer.concat(chunks) };
    length += value.byteLength;
    if (length > limit) {
      // Not awaited: a sender that never stops must not delay the response.
      reader.cancel().catch(() => undefined);
      return { ok: false, code: 'body_too_large' };
    }
    chunks.push(value);
  }
}

/**
 * Reads at most `limit` bytes of the body. A longer body is refused by its declared length (HTTP delivers
 * no more than that), or at the first chunk above the limit.
 */
export async function readBytes(c: Context, limit: number): Promise<Bytes> {
  const declared = c.req.header('content-length');
  if (Number(declared ?? 0) > limit) return { ok: false, code: 'body_too_large' };
  try {
    if (declared !== undefined) {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      return bytes.length > limit ? { ok: false, code: 'body_too_large' } : { ok: true, bytes };
    }
    const { body } = c.req.raw;
    return body === null ? { ok: true, bytes: new Uint8Array() } : await readStream(body, limit);
  } catch (error) {
    // The client disconnected; nobody will read the response.
    if (error instanceof TypeError) throw error;
    return { ok: false, code: 'invalid_body' };
  }
}

/** Returns the path of the first wrong or unknown field. */
export function firstProblem(error: z.core.$ZodError): string | undefined {
  const [issue] = error.issues;
  if (issue === undefined) return undefined;
  const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...issue.path, ...keys].map(String).join('.');
  return path === '' ? undefined : path.slice(0, 100);
}

/** Returns true for JSON by its `Content-Type`; a beacon's `text/plain` counts with `allowText`. */
export function isJson(
  type: string | undefined,
  { allowText = false }: { readonly allowText?: boolean } = {},
): boolean {
  if (type === 'application/json') return true;
  const bare = type?.split(';')[0]?.trim().toLowerCase();
  return bare === 'application/json' || (allowText && bare === 'text/plain');
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Returns the JSON of a body, or undefined, which no JSON is. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(UTF8.decode(bytes));
  } catch {
    return undefined;
  }
}

/** Lets the language that a body or a query names decide that of later failures. */
export function setSpokenLanguage(c: Context, said: unknown): void {
  const spoken = (said as { readonly language?: unknown } | null)?.language;
  if (spoken === 'de' || spoken === 'en') c.set('language', spoken);
}

/**
 * Reads the request's JSON body and parses it by `schema`. Failures: `unsupported_media_type` (a beacon's
 * `text/plain` counts as JSON only with `allowText`), `body_too_large`, `invalid_json`, `invalid_body`
 * (its `field` is the first bad one; also for a text that the database can't store). A `language` in the body sets the
 * language of every later failure of this request.
 */
export async function readJson<T>(
  c: Context,
  schema: z.ZodMiniType<T>,
  options: { readonly limitBytes?: number; readonly allowText?: boolean } = {},
): Promise<Read<T>> {
  const no = (code: ErrorCode, about?: string): Read<T> => ({
    ok: false,
    response: failure(c, code, about === undefined ? {} : { about, field: about }),
  });
  if (!isJson(c.req.header('content-type'), options)) return no('unsupported_media_type');
  const read = await readBytes(c, options.limitBytes ?? BODY_LIMIT_BYTES);
  if (!read.ok) return no(read.code);
  const json = jsonOf(read.bytes);
  if (json === undefined) return no('invalid_json');
  setSpokenLanguage(c, json);
  const parsed = schema.safeParse(json);
  if (!parsed.success) return no('invalid_body', firstProblem(parsed.error));
  if (!isStorableValue(parsed.data)) return no('invalid_body');
  return { ok: true, value: parsed.data };
}
