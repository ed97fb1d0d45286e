import type { StripeFault } from './fault.ts';
import type { RawFields } from './form.ts';
import { type Field, type Read, refused } from './params.ts';

export function list<T>(
  item: Field<T>,
  { min = 0, max = 100 }: { min?: number; max?: number } = {},
): Field<Exclude<T, undefined>[] | undefined> {
  return {
    read: (raw, path, faults) => {
      if (raw === undefined) return undefined;
      const keys = typeof raw === 'string' ? [] : Object.keys(raw);
      if (typeof raw === 'string' || keys.some((key) => !/^\d+$/.test(key))) {
        return refused(faults, 'Invalid array', path);
      }
      if (keys.length > max) {
        return refused(faults, `Array must have at most ${max} elements`, path);
      }
      if (keys.length < min) {
        return refused(faults, `Array must have at least ${min} elements`, path);
      }
      return keys
        .sort((a, b) => Number(a) - Number(b))
        .map((key) => item.read(raw[key], `${path}[${key}]`, faults) as Exclude<T, undefined>);
    },
  };
}

type Fields = Record<string, Field<unknown>>;
export type ReadShape<F extends Fields> = { [K in keyof F]: Read<F[K]> };

export function shape<F extends Fields>(fields: F): Field<ReadShape<F> | undefined> {
  return {
    read: (raw, path, faults) => {
      if (raw === undefined) return undefined;
      if (typeof raw === 'string') return refused(faults, 'Invalid object', path);
      return readFields(fields, raw, path, faults);
    },
  };
}

function readFields<F extends Fields>(
  fields: F,
  raw: RawFields,
  path: string,
  faults: StripeFault[],
): ReadShape<F> {
  const at = (name: string): string => (path === '' ? name : `${path}[${name}]`);
  const unknown = Object.keys(raw).filter((name) => !Object.hasOwn(fields, name));
  if (unknown.length > 0) {
    const names = unknown.map(at);
    const message = `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`;
    refused(faults, message, names[0] ?? '', 'parameter_unknown');
  }
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    field.read(raw[name], at(name), faults),
  ]);
  return Object.fromEntries(values) as ReadShape<F>;
}

/** Reads all parameters of a call, or the first thing that is wrong with them. */
export function readParams<F extends Fields>(
  fields: F,
  raw: RawFields,
): { ok: true; params: ReadShape<F> } | { ok: false; fault: StripeFault } {
  const faults: StripeFault[] = [];
  const params = readFields(fields, raw, '', faults);
  const [fault] = faults;
  return fault ? { ok: false, fault } : { ok: true, params };
}
