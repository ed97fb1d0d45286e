import type { Localized } from './types.ts';

/** Screens whose words are entries of the catalogue. */
export const TEXT_IDS = [
  'accessibility',
  'imprint',
  'privacy',
  'shipping',
  'terms',
  'withdrawal',
] as const;
export type TextId = (typeof TEXT_IDS)[number];

/**
 * The words of a page that the law asks for. `{name}` placeholders are filled from the catalogue's facts and the
 * company's settings, so that no text repeats a figure (`legalValues()`, `factValues()`); a web address becomes a link.
 */
export interface PageText {
  /** Its heading, and its name in the back office. */
  readonly name: Localized<string>;
  /** For search engines. */
  readonly description: Localized<string>;
  readonly intro?: Localized<string>;
  readonly sections: Localized<readonly TextSection[]>;
  /** Checker of these words, such as a lawyer, and the day; a live shop publishes no text without. */
  readonly checkedBy?: string;
  /** `2026-11-27`. */
  readonly checkedOn?: string;
}

export interface TextSection {
  readonly heading: string;
  /** Paragraphs; a list of texts is a list. */
  readonly body: readonly (string | readonly string[])[];
}
