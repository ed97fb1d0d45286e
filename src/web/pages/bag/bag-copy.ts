import type { PackKey, SeedBagId } from '../../../catalogue/ids.ts';
import type { PackTexts, ProductTexts } from '../../../catalogue/texts/types.ts';
import type { PackBadge } from '../../../catalogue/types.ts';
import type { DetailWords } from '../product-detail/detail-words.ts';

/** Words that all bag pages share in one language. */
export interface BagWords extends DetailWords {
  readonly packLabel: string;
  /** Under the single pack's name; packs with presents name those. */
  readonly oneColour: string;
  readonly colour: string;
  readonly colours: string;
  /** 'x/limit ausgewählt' */
  readonly chosen: string;
  /** Number of colours that a pack still needs, above its button. */
  readonly oneMore: string;
  readonly more: string;
  readonly chooseTitle: string;
  readonly chooseText: string;
  readonly viewers: string;
  readonly hurry: string;
  readonly left: string;
  readonly gifts: string;
  readonly packs: Readonly<Record<PackKey, PackTexts>>;
  readonly badges: Readonly<Record<PackBadge, string>>;
  readonly giftLines: Readonly<Record<SeedBagId, Partial<Record<PackKey, string>>>>;
}

/** A bag page's texts: the shared words and the product's own. */
export interface BagCopy {
  readonly words: BagWords;
  readonly texts: ProductTexts;
}
