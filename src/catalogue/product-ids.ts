import type { SeedIds } from './ids.ts';

declare const kindOfId: unique symbol;

/**
 * Id of a product that a catalogue has. The schema makes it (`contract/catalogue.ts`), and a look-up in a
 * catalogue returns it, so text from outside never is one. Ids of the seed count as known while the
 * storefront holds the seed as constants.
 */
type KnownId<Kind extends keyof SeedIds> = (string & { readonly [kindOfId]: Kind }) | SeedIds[Kind];

/** Ids by kind. */
export interface ProductIds {
  readonly sneaker: KnownId<'sneaker'>;
  readonly jersey: KnownId<'jersey'>;
  readonly cap: KnownId<'cap'>;
  readonly accessory: KnownId<'accessory'>;
  readonly bag: KnownId<'bag'>;
}

export type ProductKind = keyof ProductIds;
export type SneakerId = ProductIds['sneaker'];
export type JerseyId = ProductIds['jersey'];
export type CapId = ProductIds['cap'];
export type AccessoryId = ProductIds['accessory'];
export type BagId = ProductIds['bag'];
export type ProductId = ProductIds[ProductKind];
