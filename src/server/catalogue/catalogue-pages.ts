import type { Catalogue } from '#catalogue/catalogue.ts';

/** Makes and serves the documents of a node's catalogue; `pages/site.ts` is one. */
export interface CataloguePages {
  /** Makes the pages of a catalogue, then calls `swap` in the step that serves them. */
  publish(catalogue: Catalogue, swap: () => void): Promise<void>;
  /** Makes the pages of a catalogue that is served later. */
  prepare(catalogue: Catalogue): Promise<void>;
  /** Returns the document of one path of a catalogue that nobody serves; undefined on a node without documents. */
  renderPage(catalogue: Catalogue, pathname: string): Promise<string | undefined>;
}

/** A node without documents replaces its catalogue at once. */
export const NO_PAGES: CataloguePages = {
  publish: async (_, swap) => swap(),
  prepare: async () => undefined,
  renderPage: async () => undefined,
};
