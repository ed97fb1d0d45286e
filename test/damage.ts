import type { Catalogue, ListRules, Product, ProductPageRules } from '#catalogue/catalogue.ts';
import { findingsOfIssues } from '#catalogue/findings.ts';
import { catalogueSchema } from '#contract/catalogue.ts';
import { STORED_SEED } from './seed.ts';

/** Damages to the seed, each of which the schema refuses. */

/** A copy that a test may damage. */
export type Writable<Value> = Value extends string | number
  ? Value
  : { -readonly [Key in keyof Value]: Writable<Value[Key]> };

export const copy = () => structuredClone(STORED_SEED) as unknown as Writable<Catalogue>;

/** What the schema refuses after the seed was damaged, as paths with codes. */
export function faults(damage: (catalogue: Writable<Catalogue>) => void): string[] {
  const damaged = copy();
  damage(damaged);
  const { error } = catalogueSchema.safeParse(damaged);
  return findingsOfIssues(error?.issues ?? [], damaged).map(
    ({ path, code }) => `${path.join('.')} ${code}`,
  );
}

/** Place in the seed. */
export const BAG = 0;
export const CAP = 5;
export const SHOE = 6;
export const JERSEY = 22;
export const RING = STORED_SEED.products.findIndex(({ id }) => id === 'siegelring');

/** Damages one product: gives it other fields, or takes those that are undefined. */
export function change(index: number, fields: (product: Product) => object) {
  return ({ products }: Writable<Catalogue>) => {
    const product = { ...products[index], ...fields(products[index] as unknown as Product) };
    const defined = Object.entries(product).filter(([, value]) => value !== undefined);
    products[index] = Object.fromEntries(defined) as never;
  };
}
export const set = (index: number, fields: object) => change(index, () => fields);

/** Gives a collection other fields, or takes those that are undefined. */
export const setCollection =
  (id: string, fields: object) =>
  ({ collections }: Writable<Catalogue>) => {
    const next = Object.entries({ ...collections[id], ...fields });
    const defined = next.filter(([, value]) => value !== undefined);
    (collections as Record<string, unknown>)[id] = Object.fromEntries(defined);
  };
export const setList = (id: string, fields: (list: ListRules) => object) => {
  const { list } = STORED_SEED.collections[id] ?? {};
  return setCollection(id, { list: { ...list, ...(list && fields(list)) } });
};
export const setPage = (id: string, fields: (page: ProductPageRules) => object) => {
  const { page } = STORED_SEED.collections[id] ?? {};
  return setCollection(id, { page: { ...page, ...(page && fields(page)) } });
};
