import { callApi } from '#browser/api.ts';
import { discountCodeReply } from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import { keepCode, useDiscount } from './discount-store.ts';

/** Refusals after which a redeemed code will not count again. */
const ENDS: ReadonlySet<string> = new Set(['code_expired', 'unknown_code', 'code_used_up']);
/** Opening the drawer again within this time makes no request. */
const FRESH_MS = 30_000;

let asked = { code: '', at: Number.NEGATIVE_INFINITY };

/** Removes the redeemed code from the sum if a refusal says that it has ended, and keeps the reason. */
export function dropEndedCode(refusal: string, sentence: string): void {
  const { code } = useDiscount.getState();
  if (code === null || !ENDS.has(refusal)) return;
  keepCode(null);
  useDiscount.setState({ ended: `${code.code}: ${sentence}` });
}

/** Checks that the redeemed code is still valid; a failed request changes nothing. */
export async function checkCode(subtotalCents: number, language: Lang): Promise<void> {
  const { code } = useDiscount.getState();
  if (code === null) return;
  const now = performance.now();
  if (asked.code === code.code && now - asked.at < FRESH_MS) return;
  asked = { code: code.code, at: now };
  const body = { code: code.code, subtotal: subtotalCents, language };
  const reply = await callApi('POST /api/discount-code', { body }, discountCodeReply);
  const isSame = useDiscount.getState().code?.code === code.code;
  if (!isSame) return;
  if (reply.ok) keepCode(reply.data);
  else dropEndedCode(reply.code, reply.message);
}
