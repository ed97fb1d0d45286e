import type { SeedAccessoryId } from '../../../catalogue/ids.ts';
import type { ProductTexts } from '../../../catalogue/texts/types.ts';
import type { DetailWords } from '../product-detail/detail-words.ts';

export interface AccessoryCopy {
  readonly words: DetailWords;
  readonly texts: Readonly<Record<SeedAccessoryId, ProductTexts>>;
  /** The list, in the breadcrumb. */
  readonly list: string;
}
