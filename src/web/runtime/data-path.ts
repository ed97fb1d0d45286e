import type { PageName, Target } from './target.ts';

/** Version of the dev server, whose data is made at each request. */
const DEV_VERSION = 'dev';

/** Data of a page, or a file that several pages read: cards of products by the file's number, the search's index. The dev server alone has facts. */
export interface DataTarget extends Pick<Target, 'lang' | 'id'> {
  readonly name: PageName | 'cards' | 'search' | 'facts';
}

/**
 * Path of a file with data. `version` is the printed one: files of a version never change, so a
 * document and the steps from it show the same catalogue.
 */
export function dataPath(version: string | undefined, { lang, name, id }: DataTarget): string {
  return `/data/${version ?? DEV_VERSION}/${lang}/${name}${id && `/${encodeURIComponent(id)}`}.json`;
}
