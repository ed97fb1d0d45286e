import type { SeedSneakerId } from '../../../catalogue/ids.ts';
import type { ProductTexts } from '../../../catalogue/texts/types.ts';
import type { DetailWords } from '../product-detail/detail-words.ts';
import type { SizeGuideWords } from '../product-detail/SizeGuide.tsx';

export interface SneakerCopy {
  readonly words: DetailWords;
  readonly texts: Readonly<Record<SeedSneakerId, ProductTexts>>;
  readonly size: string;
  readonly colours: string;
  readonly chooseTitle: string;
  readonly chooseText: string;
  readonly guide: SizeGuideWords;
}
