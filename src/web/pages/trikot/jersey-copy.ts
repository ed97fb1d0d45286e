import type { SeedJerseyId } from '../../../catalogue/ids.ts';
import type { ProductTexts } from '../../../catalogue/texts/types.ts';
import type { DetailWords } from '../product-detail/detail-words.ts';
import type { SizeGuideWords } from '../product-detail/SizeGuide.tsx';

export interface JerseyCopy {
  readonly words: DetailWords;
  readonly texts: Readonly<Record<SeedJerseyId, ProductTexts>>;
  /** The list, in the breadcrumb. */
  readonly list: string;
  readonly size: string;
  readonly chooseTitle: string;
  readonly chooseText: string;
  readonly guide: SizeGuideWords;
  readonly missing: string;
  readonly missingText: string;
  readonly back: string;
}
