import { z } from 'zod';
import { refusal } from './fault.ts';

/**
 * Kinds of parameters, as Zod schemas of the strings that a form carries. All are optional; `need`
 * makes one required. A custom rule names Stripe's error code in its `params`.
 */
const filled = z.string().refine((value) => value !== '', {
  abort: true,
  error:
    "You passed an empty string for '{param}'. We assume empty values are an attempt to unset a parameter; however '{param}' cannot be unset. You should remove '{param}' from your request or supply a non-empty value.",
  params: { code: 'parameter_invalid_empty' },
});

function matching(isValid: (value: string) => boolean, sentence: string, code?: string) {
  const error = ({ input }: { input?: unknown }) => sentence.replace('{value}', String(input));
  return filled.refine(isValid, { abort: true, error, params: { code } });
}

/** The parameter must be there. */
export function need<T extends z.ZodType>(field: z.ZodExactOptional<T>): T {
  return field.unwrap();
}

export function text(maxChars = 5000) {
  const error = `Invalid string: must be at most ${maxChars} characters`;
  return filled.refine((value) => value.length <= maxChars, { error }).exactOptional();
}

export function integer(min: number, max = Number.MAX_SAFE_INTEGER) {
  const code = 'parameter_invalid_integer';
  return matching((value) => /^-?\d{1,16}$/.test(value), 'Invalid integer: {value}', code)
    .transform(Number)
    .refine((value) => value >= min, {
      error: `This value must be greater than or equal to ${min}.`,
      params: { code },
    })
    .refine((value) => value <= max, {
      error: `This value must be less than or equal to ${max}.`,
      params: { code },
    })
    .exactOptional();
}

export const bool = matching((value) => /^(true|false)$/.test(value), 'Invalid boolean: {value}')
  .transform((value) => value === 'true')
  .exactOptional();

export function oneOf<const T extends string>(...values: T[]) {
  const error = `Invalid {param}: must be one of ${values.join(', ')}`;
  return filled.pipe(z.enum(values, { error })).exactOptional();
}

export const url = matching(
  (value) => /^https?:\/\//.test(value) && URL.canParse(value),
  'Not a valid URL',
  'url_invalid',
).exactOptional();

export const email = matching(
  isEmail,
  'Invalid email address: {value}',
  'email_invalid',
).exactOptional();

/** Loose on purpose: one @, no spaces, a dot in the domain. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@,;<>()]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
}

/** Up to 50 keys of 40 characters with values of 500; an empty value unsets its key. */
export const metadata = z
  .preprocess(
    (raw) => (raw === '' ? {} : raw),
    z
      .record(
        z.string().max(40, 'Metadata keys can have up to 40 characters.'),
        z
          .string('Metadata values must be strings.')
          .max(500, 'Metadata values can have up to 500 characters.'),
      )
      .refine((pairs) => Object.keys(pairs).length <= 50, 'Metadata can only have up to 50 keys.'),
  )
  .exactOptional();

/** A form's list is an object with the keys 0, 1, 2 … */
export function list<T extends z.ZodType>(item: T, { min = 0, max = 100 } = {}) {
  const elements = z
    .array(item)
    .min(min, `Array must have at least ${min} elements`)
    .max(max, `Array must have at most ${max} elements`);
  return z.preprocess(listed, elements).exactOptional();
}

function listed(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const entries = Object.entries(raw);
  if (entries.some(([key]) => !/^\d+$/.test(key))) return raw;
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
}

export function shape<F extends z.ZodRawShape>(fields: F) {
  return z.strictObject(fields).exactOptional();
}

/** `a[b][0]` */
function nameOf(path: readonly PropertyKey[]): string {
  const [head = '', ...rest] = path.map(String);
  return head + rest.map((part) => `[${part}]`).join('');
}

/** Reads the parameters of a call. Throws the first fault, unknown names before others. */
export function readParams<T extends z.ZodType>(schema: T, raw: unknown): z.output<T> {
  const read = schema.safeParse(raw, { reportInput: true });
  if (read.success) return read.data;
  const { issues } = read.error;
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (!issue) throw read.error;
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => nameOf([...issue.path, key]));
    const message = `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`;
    throw refusal(message, { code: 'parameter_unknown', param: names[0] ?? '' });
  }
  if (issue.code === 'invalid_type') {
    throw issue.input === undefined
      ? refusal(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
      : refusal(`Invalid ${issue.expected}`, { param });
  }
  if (issue.code === 'invalid_key') throw refusal(issue.issues[0]?.message ?? '', { param });
  const code = issue.code === 'custom' ? (issue.params?.['code'] as string | undefined) : undefined;
  throw refusal(issue.message.replaceAll('{param}', param), { ...(code && { code }), param });
}
