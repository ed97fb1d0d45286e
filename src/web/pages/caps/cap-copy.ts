import type { ProductTexts } from '../../../catalogue/texts/types.ts';
import type { DetailWords } from '../product-detail/detail-words.ts';

export interface CapCopy {
  readonly words: DetailWords;
  readonly texts: ProductTexts;
  readonly colour: string;
  readonly size: string;
  /** 'One Size' and what to know about it. */
  readonly oneSize: string;
  readonly sizeHint: string;
}
