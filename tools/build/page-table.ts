import path from 'node:path';
import type { Plugin } from 'vite';
import { LANGS, type Lang } from '../../src/routes.ts';
import { PAGES, type PageSources } from '../../src/web/pages.ts';

const ID = 'virtual:page-table';
/** Part of the name of its chunk, as the bundler writes it. */
export const PAGE_TABLE_CHUNK = 'page-table';
const WEB = 'src/web';

/** Returns a path of the page table as one from the project's root, as in Vite's manifest. */
export function sourceOf(file: string): string {
  return path.posix.join(WEB, file);
}

export function textsOf({ texts }: PageSources, lang: Lang): string {
  return sourceOf(texts.replace('*', lang));
}

const loader = (source: string): string => `() => import('/${source}')`;

function entry(name: string, sources: PageSources): string {
  const texts = LANGS.map((lang) => `${lang}: ${loader(textsOf(sources, lang))}`);
  const loaders = [loader(sourceOf(sources.page)), `{ ${texts.join(', ')} }`];
  if (sources.islands) loaders.push(loader(sourceOf(sources.islands)));
  return `${name}: page(${loaders.join(', ')}),`;
}

/** Provides the loaders of `src/web/pages.ts` as a module. */
export function pageTable(): Plugin {
  return {
    name: 'page-table',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const entries = Object.entries(PAGES).map(([name, sources]) => entry(name, sources));
      return [
        `import { page } from '/${WEB}/runtime/page.ts';`,
        `export const pageTable = {\n${entries.join('\n')}\n};`,
      ].join('\n');
    },
  };
}
