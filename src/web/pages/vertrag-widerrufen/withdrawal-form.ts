import * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { accountOrdersReply } from '#contract/account-data.ts';
import { type WithdrawalBody, withdrawalBody, withdrawalReply } from '#contract/forms.ts';
import { isPlain, isSeen } from '#contract/text.ts';
import type { Lang } from '#routes.ts';

export const FIELDS = ['name', 'order', 'email', 'goods'] as const;
export type Field = (typeof FIELDS)[number];
export type Values = Readonly<Record<Field, string>>;
export type Problem = 'required' | 'emailInvalid' | 'tooLong' | 'notPlain';

type Checked =
  | { readonly body: WithdrawalBody }
  | { readonly problems: Partial<Record<Field, Problem>> };

function problemOf(field: Field, value: string): Problem {
  if (!isSeen(value)) return 'required';
  if (field === 'email') return 'emailInvalid';
  return value.length > 100 || isPlain(value) ? 'tooLong' : 'notPlain';
}

/** Checks the form against the contract; a problem per field. */
export function checkWithdrawal(values: Values, key: string, language: Lang): Checked {
  const { goods, email, ...rest } = values;
  const parsed = z.safeParse(withdrawalBody, {
    ...rest,
    email: email.trim(),
    ...(goods.trim() !== '' && { goods }),
    key,
    language,
  });
  if (parsed.success) return { body: parsed.data };
  const failed = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const wrong = FIELDS.filter((field) => failed.has(field));
  return {
    problems: Object.fromEntries(wrong.map((field) => [field, problemOf(field, values[field])])),
  };
}

export const sendWithdrawal = (body: WithdrawalBody) =>
  callApi('POST /api/withdrawals', { body }, withdrawalReply);

/** Reads the name that an order of whoever is signed in was sent to. */
export async function readRecipient(order: string): Promise<string | undefined> {
  const result = await callApi('GET /api/account/orders', {}, accountOrdersReply);
  return result.ok
    ? result.data.orders.find(({ number }) => number === order)?.recipient[0]
    : undefined;
}
