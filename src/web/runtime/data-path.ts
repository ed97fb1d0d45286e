import type { Target } from './target.ts';

/** Version of the dev server, whose data is made at each request. */
const DEV_VERSION = 'dev';

/**
 * Path of the file with a page's data. `version` is the printed one: files of a version never change, so a
 * document and the steps from it show the same catalogue.
 */
export function dataPath(version: string | undefined, { lang, name, id }: Target): string {
  return `/data/${version ?? DEV_VERSION}/${lang}/${name}${id && `/${encodeURIComponent(id)}`}.json`;
}
