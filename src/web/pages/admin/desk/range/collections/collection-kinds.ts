import type { Collections } from '#catalogue/catalogue.ts';
import type { ProductKind } from '#catalogue/product-ids.ts';

export type CollectionId = keyof Collections;

/** The collections, in the order of the desk. */
export const COLLECTIONS = [
  'featured',
  'arrivals',
  'sneakerShelf',
  'bagsMenu',
  'related',
] as const satisfies readonly CollectionId[];

export const isCollection = (id: string): id is CollectionId =>
  (COLLECTIONS as readonly string[]).includes(id);

/** The only kind that a collection holds (`contract/catalogue-faults.ts`). */
export const KIND_OF: Readonly<Partial<Record<CollectionId, ProductKind>>> = {
  sneakerShelf: 'sneaker',
  bagsMenu: 'bag',
};

/** German path of the page that shows a collection. */
export const PAGE_OF: Readonly<Partial<Record<CollectionId, string>>> = {
  featured: '/',
  arrivals: '/neu',
  sneakerShelf: '/sneakers',
};
