import type * as z from 'zod/mini';
import { isPlain, isSeen } from '#contract/text.ts';

export type FormProblem = 'required' | 'emailInvalid' | 'tooLong' | 'notPlain';
export type FormProblems<Field extends string> = Partial<Record<Field, FormProblem>>;

function problemOf(field: string, value: string): FormProblem {
  if (!isSeen(value)) return 'required';
  if (field === 'email') return 'emailInvalid';
  return value.length > 100 || isPlain(value) ? 'tooLong' : 'notPlain';
}

/** Returns a problem for each field that breaks the contract, in the form's order. */
export function formProblems<Field extends string>(
  { issues }: z.core.$ZodError,
  values: Readonly<Record<Field, string>>,
): FormProblems<Field> {
  const failed = new Set(issues.map(({ path }) => path[0]));
  const wrong = (Object.keys(values) as Field[]).filter((field) => failed.has(field));
  return Object.fromEntries(
    wrong.map((field) => [field, problemOf(field, values[field])]),
  ) as FormProblems<Field>;
}
