import type { Block, Facts } from '#catalogue/catalogue.ts';
import type { BlockKind } from '#catalogue/fields/page.ts';
import type { Rating } from '#catalogue/types.ts';
import type { Card } from '#rules/card.ts';
import type { PageHead } from '#web/runtime/page.ts';
import type { PictureSource } from '#web/ui/picture-source.ts';

/** A value of the catalogue in one language: pictures as files, targets as links. */
type Shown<Value> = Value extends { readonly de: infer Each; readonly en: unknown }
  ? Each
  : Value extends readonly (infer Item)[]
    ? readonly Shown<Item>[]
    : Value extends object
      ? {
          readonly [Key in keyof Value]: Key extends 'base' | 'onPhones'
            ? PictureSource
            : Shown<Value[Key]>;
        }
      : Value;

/** Data that blocks show beside their own fields. */
interface More {
  readonly headline: {
    /** Of each poster: whether only ink can be read on its colour. */
    readonly light?: readonly boolean[];
  };
  readonly tiles: {
    /** Products of each tile's list; absent for other targets. */
    readonly counts: readonly (number | null)[];
  };
  readonly products: { readonly cards: readonly Card[] };
  readonly questions: {
    /** Methods that the facts name, where an answer names methods. */
    readonly listed: Facts['paymentMethods'];
  };
  readonly sale: {
    /** The demo's, whose countdown starts anew at every visit, or the campaign that runs. */
    readonly running: {
      readonly title: string;
      readonly remainingMs?: number;
      readonly ends?: string;
      /** Epoch milliseconds. */
      readonly endsMs?: number;
    };
  };
  readonly reviews: {
    readonly rating: Rating;
    /** The way to the rules by which they are checked. */
    readonly rules?: { readonly label: string; readonly href: string };
    readonly quotes: readonly {
      readonly name: string;
      /** 1 to 5 stars. */
      readonly rating: number;
      readonly daysAgo: number;
      readonly text: string;
    }[];
  };
  readonly contact: {
    /** Times at which support answers, where they may be promised. */
    readonly support?: {
      readonly hours: number;
      readonly days: number;
      readonly answer: number;
    };
  };
}

type Of<Kind extends BlockKind> = Shown<Extract<Block, { readonly kind: Kind }>> & {
  /** Name on its page: the kind, with a number where there are several. */
  readonly id: string;
  /** Classes around it: the page's margins, room above. */
  readonly box?: string;
  /** True for the first block of a page. */
  readonly isFirst?: true;
  /** True if its first picture is the page's largest. */
  readonly hasLead?: true;
} & (Kind extends keyof More ? More[Kind] : unknown);

/** A block as its page shows it, by kind. */
export type ShownBlocks = { readonly [Kind in BlockKind]: Of<Kind> };
export type ShownBlock = ShownBlocks[BlockKind];

/** Kinds of blocks whose code comes with a page, by the name of its chunk (`chunkOf()`). */
export const FIRST_KINDS = {
  hero: ['hero', 'sale'],
  /** Its picture has one huge word over it. */
  word: ['hero'],
  plain: ['headline'],
} as const satisfies Readonly<Record<string, readonly BlockKind[]>>;
export type PageChunk = keyof typeof FIRST_KINDS;

/** Place of an island; its id begins with its kind (`kindOf()`). */
export type BlockPlace = Pick<ShownBlock, 'id' | 'box'> & { readonly kind?: never };

/** Data of a page of blocks. */
export interface PageData {
  readonly chunk: PageChunk;
  /** German path of the page. */
  readonly path: string;
  readonly isHome?: true;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly (ShownBlock | BlockPlace)[];
  /** Data that documents don't print (`runtime/build/printed-texts.ts`). */
  readonly below?: {
    /** Islands by id. */
    readonly blocks: Readonly<Record<string, ShownBlock>>;
    /** The page's largest picture. */
    readonly lead?: Pick<PageHead, 'picture' | 'phonePicture' | 'sizes'>;
  };
}

export interface BlockProps<Kind extends BlockKind, Texts> {
  readonly block: ShownBlocks[Kind];
  readonly texts: Texts;
}
