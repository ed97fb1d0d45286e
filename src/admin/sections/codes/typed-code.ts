import * as z from 'zod/mini';
import { type AdminCodeBody, type AdminCodesReply, adminCodeBody } from '#contract/admin-codes.ts';
import type { CodeTerms } from './code-sentence.ts';

export const FIRST_CODE = {
  code: '',
  kind: 'percent' as AdminCodeBody['kind'],
  percent: '',
  amount: undefined as number | undefined,
  minimum: undefined as number | undefined,
  starts: null as string | null,
  ends: null as string | null,
  uses: '',
  isOnce: false,
  collections: [] as readonly string[],
  /** Single-use codes to make. */
  count: '',
};
/** A code as it is typed. Amounts are cents, instants ISO. */
export type TypedCode = Readonly<typeof FIRST_CODE>;

/** Returns the form of a code that there is. */
export function typedCode(code: AdminCodesReply['codes'][number]): TypedCode {
  const { kind, value, minimum, max_uses: uses, starts_at: starts, ends_at: ends } = code;
  return {
    ...{ code: code.code, kind, starts, ends, uses: code.count === null ? String(uses ?? '') : '' },
    percent: kind === 'percent' ? String(value) : '',
    amount: kind === 'amount' ? value : undefined,
    minimum: minimum || undefined,
    isOnce: code.once_per_customer,
    collections: code.collections,
    count: '',
  };
}

/**
 * Reads the form for a new code. `terms` is all that can be read, also of a form that is half filled in; `body` is
 * undefined while a field is wrong, and `bad` names those.
 */
export function parseCode(typed: TypedCode) {
  const { code, kind, percent, amount, minimum = 0, starts, ends, uses, isOnce } = typed;
  const { collections } = typed;
  const count = wholeNumber(typed.count);
  const value =
    kind === 'shipping'
      ? 0
      : kind === 'amount'
        ? amount
        : wholeNumber(percent.replace(/\s*%$/, ''));
  const maxUses = wholeNumber(uses);
  const terms: CodeTerms = {
    code: code.trim(),
    kind,
    ...(value !== undefined && (value > 0 || kind === 'shipping') && { value }),
    minimum,
    ...(starts !== null && { starts_at: starts }),
    ...(ends !== null && { ends_at: ends }),
    ...(maxUses && { max_uses: maxUses }),
    ...(isOnce && { once_per_customer: true }),
    ...(collections.length > 0 && { collections: [...collections] }),
    ...(count && { count }),
  };
  const checked = z.safeParse(adminCodeBody, terms);
  // `starts_at` of the body is `starts` of the form.
  const refused = (checked.error?.issues ?? []).map(({ path: [name] }) =>
    String(name).replace(/_at$/, ''),
  );
  const numbers = { max_uses: [uses, maxUses], count: [typed.count, count] } as const;
  const unread = Object.entries(numbers).flatMap(([name, [text, number]]) =>
    text.trim() !== '' && !number ? name : [],
  );
  return {
    terms,
    body: unread.length > 0 ? undefined : checked.data,
    bad: new Set([...refused, ...unread]),
  };
}

function wholeNumber(text: string): number | undefined {
  const trimmed = text.trim();
  return /^\d{1,7}$/.test(trimmed) ? Number(trimmed) : undefined;
}
