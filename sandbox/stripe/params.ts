import { invalidRequest, type StripeFault } from './fault.ts';
import type { Raw } from './form.ts';

/**
 * Describes one parameter. `read` answers its value and pushes what is wrong onto `faults`; what
 * it answers then is never used, because a call with faults is refused before it runs.
 */
export interface Field<T> {
  read(raw: Raw | undefined, path: string, faults: StripeFault[]): T;
}

export type Read<F> = F extends Field<infer T> ? T : never;

/** Stands for a value that was refused; see `Field`. */
const REFUSED = undefined as never;

/** Notes what is wrong; answers in place of the value. */
export function refused(
  faults: StripeFault[],
  message: string,
  param: string,
  code?: string,
): never {
  faults.push(invalidRequest(message, code ? { code, param } : { param }));
  return REFUSED;
}

/** The parameter must be there. */
export function need<T>(field: Field<T | undefined>): Field<T> {
  return {
    read: (raw, path, faults) =>
      raw === undefined
        ? refused(faults, `Missing required param: ${path}.`, path, 'parameter_missing')
        : (field.read(raw, path, faults) as T),
  };
}

function scalar<T>(read: (text: string, path: string, faults: StripeFault[]) => T) {
  const field: Field<T | undefined> = {
    read: (raw, path, faults) => {
      if (raw === undefined) return undefined;
      if (typeof raw !== 'string') return refused(faults, 'Invalid string', path);
      if (raw === '') {
        const message = `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`;
        return refused(faults, message, path, 'parameter_invalid_empty');
      }
      return read(raw, path, faults);
    },
  };
  return field;
}

export function text(maxChars = 5000): Field<string | undefined> {
  return scalar((value, path, faults) =>
    [...value].length <= maxChars
      ? value
      : refused(faults, `Invalid string: must be at most ${maxChars} characters`, path),
  );
}

export function integer(min: number, max = Number.MAX_SAFE_INTEGER): Field<number | undefined> {
  return scalar((value, path, faults) => {
    if (!/^-?\d{1,16}$/.test(value)) {
      return refused(faults, `Invalid integer: ${value}`, path, 'parameter_invalid_integer');
    }
    const number = Number(value);
    if (number < min) {
      const message = `This value must be greater than or equal to ${min}.`;
      return refused(faults, message, path, 'parameter_invalid_integer');
    }
    if (number > max) {
      const message = `This value must be less than or equal to ${max}.`;
      return refused(faults, message, path, 'parameter_invalid_integer');
    }
    return number;
  });
}

/** A percentage above 0 and up to 100, with at most two decimals. */
export const percent: Field<number | undefined> = scalar((value, path, faults) => {
  const number = Number(value);
  return /^\d{1,3}(\.\d{1,2})?$/.test(value) && number > 0 && number <= 100
    ? number
    : refused(faults, `Invalid decimal: ${value}; must be between 0 and 100`, path);
});

export const bool: Field<boolean | undefined> = scalar((value, path, faults) =>
  value === 'true' || value === 'false'
    ? value === 'true'
    : refused(faults, `Invalid boolean: ${value}`, path),
);

export function oneOf<const T extends string>(...values: T[]): Field<T | undefined> {
  return scalar(
    (value, path, faults) =>
      values.find((one) => one === value) ??
      refused(faults, `Invalid ${path}: must be one of ${values.join(', ')}`, path),
  );
}

export const url: Field<string | undefined> = scalar((value, path, faults) =>
  /^https?:\/\//.test(value) && URL.canParse(value)
    ? value
    : refused(faults, 'Not a valid URL', path, 'url_invalid'),
);

export const email: Field<string | undefined> = scalar((value, path, faults) =>
  isEmail(value)
    ? value
    : refused(faults, `Invalid email address: ${value}`, path, 'email_invalid'),
);

/** Loose on purpose: one @, no spaces, a dot in the domain. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@,;<>()]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
}

export const currency: Field<string | undefined> = scalar((value, path, faults) =>
  /^[a-z]{3}$/i.test(value)
    ? value.toLowerCase()
    : refused(faults, `Invalid currency: ${value}`, path),
);

/** Up to 50 keys of 40 characters with values of 500; an empty value unsets its key. */
export const metadata: Field<Record<string, string> | undefined> = {
  read: (raw, path, faults) => {
    if (raw === undefined || raw === '') return raw === '' ? {} : undefined;
    if (typeof raw === 'string') return refused(faults, 'Invalid hash', path);
    const entries = Object.entries(raw);
    if (entries.length > 50) {
      const message = `Metadata can only have up to 50 keys, ${entries.length} were given.`;
      return refused(faults, message, path);
    }
    for (const [key, value] of entries) {
      const param = `${path}[${key}]`;
      if (key.length > 40) {
        return refused(faults, 'Metadata keys can have up to 40 characters.', param);
      }
      if (typeof value !== 'string') {
        return refused(faults, 'Metadata values must be strings.', param);
      }
      if (value.length > 500) {
        const message = `Metadata values can have up to 500 characters, but you passed in a value that is ${value.length} characters.`;
        return refused(faults, message, param);
      }
    }
    return Object.fromEntries(entries) as Record<string, string>;
  },
};
