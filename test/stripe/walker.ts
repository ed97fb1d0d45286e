import type { Checker, Type, TypeReference } from 'typescript/unstable/sync';
import type { Raw } from '#sandbox/stripe/form.ts';

/** Flags of the compiler's types and symbols, which its API has as enums without values. */
const NULL = 8;
const STRING = 32;
const NUMBER = 64;
const METHOD = 8192;
const OPTIONAL = 16_777_216;

interface Property {
  type: Type;
  optional: boolean;
}

interface Shape {
  properties: ReadonlyMap<string, Property>;
  /** Of an open-ended map such as metadata. */
  rest: Type | undefined;
}

export function need<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name} is not in the library's types`);
  return value;
}

/**
 * Holds values against the compiler's types. Enumerations count as closed, although the library leaves them open for
 * its clients: here an unlisted value is a mistake. Nothing required may be missing.
 */
export class Walker {
  readonly #checker: Checker;
  readonly #shapes = new Map<number, Shape>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** The properties of an object type; methods of the library's own are left out. */
  shape(type: Type): Shape {
    const known = this.#shapes.get(type.id);
    if (known) return known;
    const symbols = this.#checker
      .getPropertiesOfType(type)
      .filter(({ flags }) => (flags & METHOD) === 0);
    const types = this.#checker.getTypeOfSymbol(symbols);
    const properties = new Map<string, Property>();
    for (const [index, symbol] of symbols.entries()) {
      const optional = (symbol.flags & OPTIONAL) !== 0;
      properties.set(symbol.name, { type: need(types[index], symbol.name), optional });
    }
    const [index] = this.#checker.getIndexInfosOfType(type);
    const shape = { properties, rest: index?.valueType };
    this.#shapes.set(type.id, shape);
    return shape;
  }

  /** Lists the faults of `value`, each with its path. `form`: leaves are text, lists have indexes. */
  faults(type: Type, value: unknown, at: string, form: boolean): string[] {
    const members = type.isUnionType() ? type.getTypes() : [type];
    const objects = members.filter((member) => member.isObjectType() && !this.#isDecimal(member));
    if (value === null) {
      return members.some(({ flags }) => flags === NULL) ? [] : [`${at} is null`];
    }
    if (typeof value !== 'object') return this.#leaf(members, value, at, form);
    const list = objects.find((member) => this.#checker.isArrayType(member));
    const items = Array.isArray(value) ? value : form && list ? indexed(value) : undefined;
    if (items) {
      const [item] = list ? this.#checker.getTypeArguments(list as TypeReference) : [];
      if (!item) return [`${at} is a list`];
      return items.flatMap((one, index) => this.faults(item, one, `${at}[${index}]`, form));
    }
    const candidates = objects.filter((member) => member !== list && this.#fits(member, value));
    const all = candidates.map((member) => this.#object(this.shape(member), value, at, form));
    const [best] = all.sort((a, b) => a.length - b.length);
    return best ?? [`${at} is an object of another kind`];
  }

  #leaf(members: readonly Type[], value: unknown, at: string, form: boolean): string[] {
    const literals = members.flatMap((member) => (member.isLiteralType() ? [member.value] : []));
    const texts = literals.filter((literal) => typeof literal === 'string');
    const has = (flag: number) => members.some(({ flags }) => flags === flag);
    const isOpen = members.some((m) => m.isIntersectionType() || this.#isDecimal(m));
    if (has(NUMBER) && (form ? /^-?\d+(\.\d+)?$/.test(String(value)) : typeof value === 'number')) {
      return [];
    }
    if (
      literals.includes(
        form && /^(true|false)$/.test(String(value)) ? value === 'true' : (value as string),
      )
    ) {
      return [];
    }
    if (typeof value === 'string' && (has(STRING) || (texts.length === 0 && isOpen))) return [];
    if (typeof value === 'string' && texts.length > 0)
      return [`${at} is none of the enum: ${value}`];
    return [`${at} is of another type: ${typeof value}`];
  }

  /** Tells the members of a union apart by their literals: `object`, `type`, `deleted`. */
  #fits(type: Type, value: object): boolean {
    const { properties } = this.shape(type);
    return ['object', 'type'].every((name) => {
      const wanted = properties.get(name)?.type;
      const given: unknown = Reflect.get(value, name);
      return !wanted?.isStringLiteralType() || given === undefined || wanted.value === given;
    });
  }

  #object({ properties, rest }: Shape, value: object, at: string, form: boolean): string[] {
    const missing = [...properties]
      .filter(([name, { optional }]) => !optional && !Object.hasOwn(value, name))
      .map(([name]) => `${at}.${name} is missing`);
    const present = Object.entries(value).flatMap(([name, one]) => {
      const type = properties.get(name)?.type ?? rest;
      return type ? this.faults(type, one, `${at}.${name}`, form) : [`${at}.${name} is unknown`];
    });
    return [...missing, ...present];
  }

  /** The library's class for decimal numbers, which are strings on the wire. */
  #isDecimal(type: Type): boolean {
    return type.getSymbol()?.name === 'Decimal';
  }
}

/** The items of a list in a form: `a[0]`, `a[1]`. */
function indexed(value: object): Raw[] | undefined {
  const keys = Object.keys(value);
  return keys.every((key) => /^\d+$/.test(key)) ? (Object.values(value) as Raw[]) : undefined;
}
