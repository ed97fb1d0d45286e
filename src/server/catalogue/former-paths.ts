import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { SCREENS } from '#routes.ts';
import { productPath } from '#rules/product-path.ts';
import type { Database, Transaction } from '../shop.ts';
import { catalogueEntries } from './schema.ts';

/** German paths that products had in former versions, each with the German path that replaces it. */
export type FormerPaths = ReadonlyMap<string, string>;

interface RetiredProduct {
  readonly kind: string | null;
  readonly id: string;
  readonly path: string | null;
}

/** Returns the German path of the list that shows a kind. */
function listOf(kind: string | null, { products }: Catalogue): string {
  switch (kind) {
    case 'sneaker':
      return SCREENS.sneakers;
    case 'jersey':
      return SCREENS.trikots;
    case 'accessory':
      return SCREENS.accessoires;
    case 'cap':
      // The page of caps is a product's.
      return products.some((product) => product.kind === 'cap') ? SCREENS.caps : SCREENS.produkte;
    default:
      return SCREENS.produkte;
  }
}

function pathOf({ kind, id, path }: RetiredProduct): string | undefined {
  switch (kind) {
    case 'sneaker':
      return SCREENS.sneaker.replace(':id', id);
    case 'jersey':
      return SCREENS.trikot.replace(':id', id);
    case 'accessory':
      return SCREENS.accessoire.replace(':id', id);
    case 'cap':
      return SCREENS.cap.replace(':id', id);
    default:
      return path ?? undefined;
  }
}

const { kind, id, removed, replacedIn, content } = catalogueEntries;
const path = sql<string | null>`${content}->>'path'`;

/**
 * Reads the former paths of retired products and of bags whose path was changed. Every retired product has a
 * current row, so the history is read for bags alone, by the primary key.
 */
export async function readFormerPaths(
  db: Database | Transaction,
  catalogue: Catalogue,
): Promise<FormerPaths> {
  const retired = await db
    .select({ kind: sql<string | null>`${content}->>'kind'`, id, path })
    .from(catalogueEntries)
    .where(and(eq(kind, 'product'), isNull(replacedIn), removed));
  const former = new Map<string, string>();
  for (const product of retired) {
    const from = pathOf(product);
    if (from !== undefined) former.set(from, listOf(product.kind, catalogue));
  }
  // A cap that became the first one is shown on the page of caps.
  const first = catalogue.products.find((product) => product.kind === 'cap');
  if (first && retired.some((product) => product.kind === 'cap')) {
    former.set(SCREENS.cap.replace(':id', first.id), productPath(first, catalogue));
  }
  const bags = new Map<string, string>([
    ...retired
      .filter((product) => product.kind === 'bag')
      .map((product) => [product.id, listOf('bag', catalogue)] as const),
    ...catalogue.products
      .filter((product) => product.kind === 'bag')
      .map((bag) => [bag.id, productPath(bag, catalogue)] as const),
  ]);
  const moved = await db
    .selectDistinct({ id, path })
    .from(catalogueEntries)
    .where(and(eq(kind, 'product'), inArray(id, [...bags.keys()]), isNotNull(replacedIn)));
  for (const bag of moved) {
    const to = bags.get(bag.id);
    if (bag.path !== null && to !== undefined && to !== bag.path) former.set(bag.path, to);
  }
  return former;
}
