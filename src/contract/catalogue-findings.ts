import type * as z from 'zod/mini';

/** Values that a finding's sentence needs, by name. */
export type FindingValues = Readonly<Record<string, string | number>>;

/**
 * Everything that can be wrong with a catalogue, by stable code, each with a sentence for logs. The back office has its own
 * sentences in both languages, with the same parameters.
 */
const CODES = {
  missing: 'is missing',
  wrong_type: 'has the wrong type',
  blank: 'is empty',
  wrong_format: 'has the wrong format',
  not_an_option: 'is none of the options',
  too_long: 'is longer than {maximum} characters',
  too_small: 'is below {minimum}',
  too_large: 'is above {maximum}',
  /** Entries of a list. */
  too_few: 'has fewer than {minimum} entries',
  too_many: 'has more than {maximum} entries',
  unknown_field: 'has the unknown field {field}',
  /** Zero bytes and halves of surrogate pairs. */
  unstorable: 'has a character that cannot be stored',
  original_below_price: 'must be at least priceCents',
  /** Live mode, section 11 PAngV; `proven` is in cents. */
  original_price_unproved: 'is not proved by the price history; enter the value of priceCents',
  original_above_proved: 'is above {proven}, the highest value that the price history proves',
  to_below_from: 'must be at least from',
  repeated: 'repeats {value}',
  /** A list of texts. */
  other_language: 'has {count} entries in the other language',
  fibres_not_whole: 'adds up to {sum} per cent, not to 100',
  wrong_check_digit: 'is no EAN: its last digit does not fit the others',
  too_few_colours: 'has fewer colours than its largest pack holds ({minimum})',
  packs_with_sizes: 'has packs and sizes: one of them has to go',
  colour_not_offered: 'shows {colour}, which it does not come in',
  /** `picture` is a colour, or empty where the product has none. */
  picture_missing: 'lacks a picture {picture}',
  /** `picture` is a colour, or a view without one. */
  picture_not_offered: 'shows {picture}, which it does not come in',
  picture_undescribed: 'needs a view, or alternative texts in both languages',
  picture_unknown: 'names a picture that the shop does not have',
  forbidden_word: 'says "{word}", which texts of a shop may not say',
  /** Texts in live mode. */
  model_sentence_missing: 'lacks the statute’s words: {sentence}',
  gift_line_without_gifts: 'names gifts that the pack does not have',
  /** Id, name or path. */
  taken: '{value} is taken',
  path_reserved: '{path} belongs to another page of the shop',
  item_id_taken: '{item} is an item of {product} too',
  unknown_product: 'no product has the id {product}',
  unknown_collection: 'no collection that fits has the id {collection}',
  unknown_group: 'no collection has filters of the group {group}',
  /** Of a collection that is their home and that no list shows. */
  loses_products: 'has {count} products that no list would show',
  /** Planned or running; `de` and `en` are its names. */
  campaign_covers: 'is named by the campaign {en}',
  /** Of a pack; `de` and `en` are names of products. */
  colours_too_few: 'holds more pieces than these products have colours: {en}',
  names_itself: 'names the product itself',
  no_given_product: 'names no product whose colours it comes in',
  weee_number_missing: 'needs the setting WEEE_NUMBER',
  /** Published in another version since the draft was begun. */
  base_changed: 'was changed by version {version}',
} as const;

export type FindingCode = keyof typeof CODES;
export const FINDING_CODES = Object.keys(CODES) as [FindingCode, ...FindingCode[]];

/** Returns a sentence with its values in the place of their names, which stand in braces. */
export function fillSentence(sentence: string, values: FindingValues): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Returns the sentence of a code for logs and errors. */
export function findingText(code: FindingCode, values: FindingValues = {}): string {
  return fillSentence(CODES[code], values);
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
