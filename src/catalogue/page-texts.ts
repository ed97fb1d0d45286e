/**
 * A legal page: sections of paragraphs and lists. `{name}` placeholders are filled from the catalogue's
 * facts and the company's settings, so that no text repeats a figure.
 */
export interface LegalText {
  readonly screen: 'imprint' | 'terms' | 'privacy' | 'withdrawal';
  readonly title: string;
  readonly description: string;
  readonly intro?: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly heading: string;
  readonly body: readonly (string | readonly string[])[];
}
