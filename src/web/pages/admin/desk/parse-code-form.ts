import * as z from 'zod/mini';
import { typedEuros } from '#browser/typed-euros.ts';
import { type AdminCodeBody, adminCodeBody } from '#contract/admin-codes.ts';
import { berlinInstant } from '#rules/berlin-day.ts';
import type { CodeTerms } from './code-sentence.ts';

/** Fields of the form that may be wrong, in its order. */
export const CODE_FIELDS = ['code', 'value', 'minimum', 'starts', 'ends', 'max_uses'] as const;
export type CodeField = (typeof CODE_FIELDS)[number];

export interface ParsedCode {
  /** All that can be read; also of a form that is half filled in. */
  readonly terms: CodeTerms;
  /** Body of the request; undefined while a field is wrong. */
  readonly body: AdminCodeBody | undefined;
  readonly bad: ReadonlySet<CodeField>;
}

/** A field of the request's body by the one of the form that it comes from. */
const FORM_FIELDS: Readonly<Record<string, CodeField>> = { starts_at: 'starts', ends_at: 'ends' };

/** Reads the form for a new code. `field` returns a field's text, empty when it was left empty. */
export function parseCodeForm(field: (name: string) => string): ParsedCode {
  const kind = field('kind') === 'amount' ? 'amount' : 'percent';
  const typed = field('value').replace(/\s*%$/, '');
  const optional = <T>(name: CodeField, parse: (text: string) => T | undefined) =>
    field(name) === '' ? null : parse(field(name));
  const read = {
    value: kind === 'amount' ? typedEuros(typed) : wholeNumber(typed),
    minimum: optional('minimum', typedEuros),
    starts: optional('starts', typedInstant),
    ends: optional('ends', typedInstant),
    max_uses: optional('max_uses', wholeNumber),
  };
  const { value, minimum, starts, ends, max_uses: maxUses } = read;
  const terms: CodeTerms = {
    code: field('code'),
    kind,
    ...(value && { value }),
    minimum: minimum ?? 0,
    ...(starts && { starts_at: starts }),
    ...(ends && { ends_at: ends }),
    ...(maxUses && { max_uses: maxUses }),
  };
  const unread = CODE_FIELDS.filter((name) => name !== 'code' && read[name] === undefined);
  const checked = z.safeParse(adminCodeBody, terms);
  const refused = (checked.error?.issues ?? []).map(({ path: [name] }) => String(name));
  const bad = new Set([...unread, ...refused.map((name) => FORM_FIELDS[name] ?? name)]);
  const isWhole = bad.size === 0 && checked.success;
  return {
    terms,
    body: isWhole ? checked.data : undefined,
    bad: new Set(CODE_FIELDS.filter((name) => bad.has(name))),
  };
}

/**
 * The instant at which Berlin's clock shows what was typed (`2026-12-01T00:30`), wherever the owner's
 * device is; undefined for a field that can't be read.
 */
export function typedInstant(text: string): string | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = parts;
  const clockMs = (hours * 60 + minutes) * 60_000;
  return new Date(berlinInstant({ year, month, day }, clockMs)).toISOString();
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
