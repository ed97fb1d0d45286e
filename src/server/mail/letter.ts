/**
 * A mail before it becomes HTML and text: what it says, in order. Both renderings are made from
 * this, so they can't say different things.
 */
export interface Letter {
  readonly subject: string;
  /** Preview text that inboxes show beside the subject. */
  readonly preview: string;
  readonly title: string;
  /** Drawing of the box above the title. */
  readonly box?: 'open' | 'closed';
  readonly blocks: readonly Block[];
}

/** A letter as the shop words it, before the owner's words are in it (`letters/with-words.ts`). */
export interface WrittenLetter extends Letter {
  /** Values of the places that the owner's words may name (`rules/mail-places.ts`). */
  readonly values?: Readonly<Record<string, string>>;
  /** To a customer: the greeting, the opening, and the rest. */
  readonly blocks: readonly Block[];
  /** Copy of the contract, which follows the closing. */
  readonly contract?: readonly Block[];
}

export type Block =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'small'; readonly text: string }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'subheading'; readonly text: string }
  | { readonly type: 'list'; readonly lines: readonly string[] }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  | { readonly type: 'link'; readonly label: string; readonly url: string }
  /** Lines that belong together, such as an address. */
  | { readonly type: 'lines'; readonly lines: readonly string[] }
  /** Somebody else's words, kept apart from ours. */
  | { readonly type: 'quote'; readonly text: string }
  /** The notice about the legal guarantee, a picture that leads to `url`. */
  | { readonly type: 'notice'; readonly alt: string; readonly label: string; readonly url: string }
  | { readonly type: 'items'; readonly items: readonly LetterItem[] }
  | { readonly type: 'sums'; readonly sums: readonly LetterSum[] };

export interface LetterItem {
  /** Paths of the line's pictures, such as `/images/pouch/rosa-quarter-800.webp`: of a pack one per colour. */
  readonly pictures?: readonly string[];
  readonly title: string;
  /** Variant and quantity. */
  readonly detail: string;
  /** Essential features and the maker, where the mail is part of the contract. */
  readonly facts?: readonly string[];
  /** Formatted; empty where amounts don't matter. */
  readonly amount: string;
}

export interface LetterSum {
  readonly label: string;
  readonly amount: string;
  readonly strong?: boolean;
}

/** Shop above every mail. */
export interface LetterBrand {
  readonly name: string;
  /** Wordmark as a picture with its size and the ground around it in CSS pixels; without it the name stands there. */
  readonly mark?: {
    readonly picture: string;
    readonly width: number;
    readonly height: number;
    readonly ground: number;
  };
  /** Colour of buttons; ink without. */
  readonly accent?: string;
}

/** Footer of every mail. */
export interface LetterFooter {
  readonly reason: string;
  readonly sender: readonly string[];
  readonly links: readonly { readonly label: string; readonly url: string }[];
}
