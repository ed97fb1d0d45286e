import { CURRENT_VERSION, VERSION_METRIC } from '#contract/document-version.ts';
import type { PageName, Target } from './target.ts';

/**
 * Data of a page, or a file that several pages read: cards of products by the file's number, the search's index. The
 * dev server alone has what documents have in common.
 */
export interface DataTarget extends Pick<Target, 'lang' | 'id'> {
  readonly name: PageName | 'cards' | 'search' | 'common';
}

/**
 * Returns the version of the catalogue with which this document was sent. It is in a header, because a document that
 * a version doesn't change keeps its bytes.
 */
export function sentVersion(): string {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const metric = document?.serverTiming?.find(({ name }) => name === VERSION_METRIC);
  return metric?.description || CURRENT_VERSION;
}

/** Path of a file with data. Files of a version never change, so a document and the steps from it show the same catalogue. */
export function dataPath({ lang, name, id }: DataTarget, version = sentVersion()): string {
  return `/data/${version}/${lang}/${name}${id && `/${id.split('/').map(encodeURIComponent).join('/')}`}.json`;
}
