import type * as z from 'zod/mini';
import english from './findings/en.json' with { type: 'json' };

/** Values that a finding's sentence needs, by name. */
export type FindingValues = Readonly<Record<string, string | number>>;

const { codes } = english.findings;

/**
 * Everything that can be wrong with a catalogue, by stable code. Each has a sentence in both languages
 * (`findings/de.json`), which logs and commands have in English.
 */
export type FindingCode = keyof typeof codes;
export const FINDING_CODES = Object.keys(codes) as [FindingCode, ...FindingCode[]];

/** Returns a sentence with its values in the place of their names, which stand in braces. */
export function fillSentence(sentence: string, values: FindingValues): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Returns the English sentence of a code for logs and errors. */
export function findingText(code: FindingCode, values: FindingValues = {}): string {
  return fillSentence(codes[code], { ...values, names: values['en'] ?? '' });
}

interface FieldFinding {
  readonly path: readonly (string | number)[];
  readonly code: FindingCode;
  readonly values: FindingValues;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) at = at === undefined ? at : (at as Record<PropertyKey, unknown>)?.[key];
  return at;
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): readonly [FindingCode, FindingValues?] {
  const own = issue.code === 'custom' && issue.params;
  if (own) return [own['code'], own['values']];
  if (value === undefined || value === null) return ['missing'];
  switch (issue.code) {
    case 'invalid_format':
      return [typeof value === 'string' && value.trim() === '' ? 'blank' : 'wrong_format'];
    case 'too_big': {
      const maximum = Number(issue.maximum);
      if (issue.origin === 'string') return ['too_long', { maximum }];
      return [issue.origin === 'array' ? 'too_many' : 'too_large', { maximum }];
    }
    case 'too_small': {
      // Zod says "greater than 0" of positive integers.
      const minimum = Number(issue.minimum) + (issue.inclusive === false ? 1 : 0);
      return [issue.origin === 'array' ? 'too_few' : 'too_small', { minimum }];
    }
    case 'invalid_key':
      return ['wrong_format'];
    case 'invalid_value':
    case 'invalid_union':
      return ['not_an_option'];
    case 'custom':
      return ['unstorable'];
    default:
      return ['wrong_type'];
  }
}

/** Returns what a schema has against a value, as findings. */
export function findingsOfIssues(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
): FieldFinding[] {
  return issues.flatMap((issue) => {
    // A value that one option of a union nearly is: findings of its fields say more.
    const nearly =
      issue.code === 'invalid_union' &&
      issue.errors.find((each) => each.every(({ path }) => path.length > 0));
    if (nearly) {
      const within = nearly.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
      return findingsOfIssues(within, value);
    }
    const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(
        (field) => ({ path, code: 'unknown_field', values: { field } }) as const,
      );
    }
    const [code, values = {}] = codeOf(issue, valueAt(value, path));
    return [{ path, code, values }];
  });
}

/** Zod's issues of values of another type; the contradictions of such values can't be looked for. */
const OF_TYPE = new Set([
  'invalid_type',
  'invalid_value',
  'invalid_union',
  'invalid_key',
  'invalid_element',
  'unrecognized_keys',
]);

/** Returns true if every value has its type, although some may not be good ones. */
export function isWellTyped(issues: readonly z.core.$ZodIssue[]): boolean {
  return !issues.some(({ code }) => OF_TYPE.has(code));
}

/** A part of a catalogue that contradicts another one. */
export interface CatalogueFault {
  readonly path: readonly (string | number)[];
  readonly code: FindingCode;
  readonly values: FindingValues;
}
