import type * as z from 'zod/mini';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { findingsOfIssues, isWellTyped } from '#catalogue/findings.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { catalogueFields, catalogueRest } from '#contract/catalogue.ts';
import { isSingle, type SingleKind } from '#contract/catalogue-entries.ts';
import { findFaults } from '#contract/catalogue-faults.ts';
import { productSchema } from '#contract/product.ts';
import { perObject } from '#rules/per-object.ts';
import {
  type Entry,
  FIELDS,
  inOrder,
  isRecord,
  type Joined,
  joinEntries,
  RECORD_KINDS,
} from './entries.ts';

export type CheckResult =
  | { readonly ok: true; readonly catalogue: Catalogue }
  | { readonly ok: false; readonly findings: Finding[] };

type Path = readonly (string | number)[];

/** Says to which entry a path of the catalogue leads, and the path within it. */
function locate(path: Path, products: readonly Entry[]): Pick<Finding, 'kind' | 'id' | 'path'> {
  const [field, key = '', ...rest] = path;
  if (field === 'products') {
    const id = products[Number(key)]?.id ?? '';
    return { kind: 'product', id, path: rest };
  }
  const kind = RECORD_KINDS.find((each) => FIELDS[each] === field);
  if (kind) return { kind, id: String(key), path: rest };
  const single = isSingle(String(field)) ? (field as SingleKind) : 'facts';
  return { kind: single, id: single, path: path.slice(1) };
}

/** Parses a content, each object once; undefined if it is no product. */
const parseProduct = perObject((content: object): Product | undefined => {
  const parsed = productSchema.safeParse(content);
  return parsed.success ? parsed.data : undefined;
});

type Rest = Omit<Catalogue, 'products'>;

/** Last result of `parseRest()`, with the contents that it was parsed from. */
let lastRest: { readonly contents: readonly unknown[]; readonly parsed: Rest } | undefined;

/**
 * Parses everything but the products. Returns the same object while no content has changed, so that caches by that
 * object stay valid.
 */
function parseRest(rest: Omit<Joined, 'products'>): Rest | undefined {
  const own = Object.entries(rest).flatMap(([field, each]) =>
    isSingle(field) ? [field, each] : Object.entries(each ?? {}).flat(),
  );
  if (
    lastRest?.contents.length === own.length &&
    own.every((each, at) => each === lastRest?.contents[at])
  ) {
    return lastRest.parsed;
  }
  const parsed = catalogueRest.safeParse(rest);
  if (!parsed.success) return undefined;
  lastRest = { contents: own, parsed: parsed.data };
  return parsed.data;
}

/** Parses a catalogue product by product; undefined if anything is wrong with it. */
function parseQuickly({ products, ...rest }: Joined, isStored: boolean): Catalogue | undefined {
  const parsed = products.flatMap((content) =>
    isRecord(content) ? (parseProduct(content) ?? []) : [],
  );
  const others = parseRest(rest);
  if (!others || parsed.length < products.length) return undefined;
  const catalogue = { products: parsed, ...others };
  return findFaults(catalogue, isStored).length === 0 ? catalogue : undefined;
}

/**
 * Issues of a catalogue's fields. Products are parsed one by one: Zod passes the issues of a list as arguments of one
 * call, and thousands of them overflow the stack.
 */
function issuesOf({ products, ...rest }: Joined): z.core.$ZodIssue[] {
  const [first, ...others] = products;
  const start = { ...rest, products: first === undefined ? [] : [first] };
  const issues = catalogueFields.safeParse(start).error?.issues ?? [];
  return [
    ...issues,
    ...others.flatMap((content, index) =>
      (productSchema.safeParse(content).error?.issues ?? []).map((issue) => ({
        ...issue,
        path: ['products', index + 1, ...issue.path],
      })),
    ),
  ];
}

/**
 * Joins entries to a catalogue, or returns everything that is wrong with them.
 * @param isStored true for published ones
 */
export function checkEntries(entries: readonly Entry[], isStored = false): CheckResult {
  const joined = joinEntries(entries);
  const quick = parseQuickly(joined, isStored);
  if (quick) return { ok: true, catalogue: quick };
  const issues = issuesOf(joined);
  const faults = isWellTyped(issues) ? findFaults(joined as Catalogue, isStored) : [];
  const products = inOrder(entries, 'product');
  return {
    ok: false,
    findings: [...findingsOfIssues(issues, joined), ...faults].map(({ path, code, values }) => ({
      ...locate(path, products),
      code,
      values,
    })),
  };
}
