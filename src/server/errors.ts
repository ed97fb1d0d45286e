import type { Context } from 'hono';
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '#contract/errors.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import type { LineChange } from '#rules/reprice.ts';
import de from './error-messages.de.json' with { type: 'json' };
import en from './error-messages.en.json' with { type: 'json' };
import { languageOf } from './http/language.ts';

/** Sentences of the API's error codes, in the visitor's language (docs/specification.md#8-errors). */
const MESSAGES: Readonly<Record<Lang, Readonly<Record<ErrorCode, string>>>> = { de, en };

interface FailureExtra {
  /** Field of the request; shown in brackets after the sentence. */
  readonly about?: string;
  /** Index of the cart's item that is meant; whoever shows the sentence can name it. */
  readonly item?: number | undefined;
  /** Lines of the cart that the catalogue has otherwise. */
  readonly lines?: readonly LineChange[] | undefined;
  /** Field of the customer that is refused. */
  readonly field?: string | undefined;
  /** Fills the sentence's `{placeholders}`. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** For `rate_limited` and `unavailable`: sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The body of an error, in the given language. */
export function errorBody(
  lang: Lang,
  code: ErrorCode,
  {
    about,
    item,
    lines,
    field,
    values = {},
  }: Pick<FailureExtra, 'about' | 'item' | 'lines' | 'field' | 'values'> = {},
): ErrorReply {
  const sentence = fill(MESSAGES[lang][code], values);
  const error = about === undefined ? sentence : `${sentence} (${about})`;
  return { error, code, item, field, ...(lines && { lines: [...lines] }) };
}

/**
 * Returns the response of an expected failure: `{ error, code }` in the visitor's language with the code's status
 * (docs/specification.md#8-errors).
 */
export function failure(c: Context, code: ErrorCode, extra: FailureExtra = {}): Response {
  c.set('refusal', code);
  const headers: Record<string, string> = { 'cache-control': 'no-store', ...extra.headers };
  if (extra.retryAfterSeconds !== undefined) {
    headers['retry-after'] = String(Math.max(1, Math.ceil(extra.retryAfterSeconds)));
  }
  const lang = languageOf(c);
  headers['content-language'] = lang;
  return c.json(errorBody(lang, code, extra), ERROR_STATUS[code], headers);
}
