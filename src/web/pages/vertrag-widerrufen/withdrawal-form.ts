import * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { accountOrdersReply, orderPageReply } from '#contract/account-data.ts';
import { type WithdrawalBody, withdrawalBody, withdrawalReply } from '#contract/forms.ts';
import type { Lang } from '#routes.ts';
import { type FormProblems, formProblems } from '#web/ui/form-problems.ts';

export type Field = 'name' | 'order' | 'email' | 'goods';
export type Values = Readonly<Record<Field, string>>;
export type Problems = FormProblems<Field>;

type Checked = { readonly body: WithdrawalBody } | { readonly problems: Problems };

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
  return parsed.success ? { body: parsed.data } : { problems: formProblems(parsed.error, values) };
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

/** Reads what the form asks for of the order that a mail has linked; nothing of a link that doesn't work. */
export async function readLinkedOrder(token: string, language: Lang): Promise<Partial<Values>> {
  const result = await callApi('POST /api/order', { body: { token, language } }, orderPageReply);
  if (!result.ok) return {};
  const { number, email, name } = result.data;
  return { order: number, email, name: name ?? '' };
}
