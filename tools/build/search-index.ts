import MiniSearch from 'minisearch';
import type { Plugin } from 'vite';
import type { Lang } from '../../src/routes.ts';
import { searchDocuments } from '../../src/web/search/search-documents.ts';
import { SEARCH_OPTIONS } from '../../src/web/search/search-options.ts';

const PREFIX = 'virtual:search-index/';

/** Provides the finished index of a language as a module, so that no browser builds one. */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const lang = id.slice(PREFIX.length + 1) as Lang;
      const search = new MiniSearch(SEARCH_OPTIONS);
      search.addAll(searchDocuments(lang));
      const json = JSON.stringify(JSON.stringify(search));
      return `export const index = JSON.parse(${json});`;
    },
  };
}
