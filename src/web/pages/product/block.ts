import type { ComponentType } from 'react';
import type { DetailTexts } from './de.ts';
import type { ProductData } from './product-data.ts';
import type { Column } from './use-column.ts';

/** Properties of every block of a product page. */
export interface BlockProps {
  readonly data: ProductData;
  readonly texts: DetailTexts;
  readonly column: Column;
}

/** Blocks by the names that `catalogue/product-pages.ts` gives them. */
export type Blocks = Readonly<Record<string, ComponentType<BlockProps>>>;
