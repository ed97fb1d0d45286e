import * as z from 'zod/mini';
import { type AdminCodeBody, adminCodeBody } from '#contract/admin-codes.ts';
import type { CodeTerms } from './code-sentence.ts';

/** A code as it is typed. Amounts are cents, instants ISO. */
export interface TypedCode {
  readonly code: string;
  readonly kind: AdminCodeBody['kind'];
  readonly percent: string;
  readonly amount: number | undefined;
  readonly minimum: number | undefined;
  readonly starts: string | null;
  readonly ends: string | null;
  readonly uses: string;
}

export const FIRST_CODE: TypedCode = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: undefined,
  minimum: undefined,
  starts: null,
  ends: null,
  uses: '',
};

interface ParsedCode {
  /** All that can be read; also of a form that is half filled in. */
  readonly terms: CodeTerms;
  /** Body of the request; undefined while a field is wrong. */
  readonly body: AdminCodeBody | undefined;
  /** Fields of the form that are wrong. */
  readonly bad: ReadonlySet<string>;
}

/** Reads the form for a new code. */
export function parseCode(typed: TypedCode): ParsedCode {
  const { code, kind, percent, amount, minimum = 0, starts, ends, uses } = typed;
  const value = kind === 'amount' ? amount : wholeNumber(percent.replace(/\s*%$/, ''));
  const maxUses = wholeNumber(uses);
  const terms: CodeTerms = {
    code: code.trim(),
    kind,
    ...(value && { value }),
    minimum,
    ...(starts !== null && { starts_at: starts }),
    ...(ends !== null && { ends_at: ends }),
    ...(maxUses && { max_uses: maxUses }),
  };
  const checked = z.safeParse(adminCodeBody, terms);
  // `starts_at` of the body is `starts` of the form.
  const refused = (checked.error?.issues ?? []).map(({ path: [name] }) =>
    String(name).replace(/_at$/, ''),
  );
  const isUsesBad = uses.trim() !== '' && !maxUses;
  return {
    terms,
    body: isUsesBad ? undefined : checked.data,
    bad: new Set([...refused, ...(isUsesBad ? ['max_uses'] : [])]),
  };
}

function wholeNumber(text: string): number | undefined {
  const trimmed = text.trim();
  return /^\d{1,7}$/.test(trimmed) ? Number(trimmed) : undefined;
}
