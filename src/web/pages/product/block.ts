import type { ComponentType } from 'react';
import type { BelowBlock, ChoiceBlock, FactBlock } from '#catalogue/product-pages.ts';
import type { ProductData } from './product-data.ts';
import type { DetailTexts } from './texts.ts';
import type { Column } from './use-column.ts';

/** Properties of every block of a product page. */
export interface BlockProps {
  readonly data: ProductData;
  readonly texts: DetailTexts;
  readonly column: Column;
}

/** Blocks by the names that `catalogue/product-pages.ts` gives them, the guide of sizes, and sizes in the bar. */
export type Blocks = Readonly<
  Partial<
    Record<ChoiceBlock | FactBlock | BelowBlock | 'guide' | 'sizeBar', ComponentType<BlockProps>>
  >
>;
