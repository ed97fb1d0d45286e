import type { Lang } from '#routes.ts';
import { dataPath } from './data-path.ts';
import { fetchData } from './fetch-data.ts';
import { loaded, type PageEntry, type PageModule, type TextsModule } from './page.ts';
import type { Target } from './target.ts';

/** Reads what a page shows of the catalogue. Rejects if it can't be read: the document then comes instead. */
export type ReadData = (target: Target) => Promise<unknown>;

let readData: ReadData = (target) => fetchData(dataPath(target));

/** Makes pages read their data elsewhere: the build has the catalogue itself. */
export function setDataReader(read: ReadData): void {
  readData = read;
}

interface PageOptions {
  /** Loads the code of its islands; a step loads it at the same time. */
  readonly islands?: () => Promise<unknown>;
  /** True if `src/web/page-data.ts` makes its data. */
  readonly hasData?: boolean;
}

/** Pages that show data must say so. */
type Options<Data> = undefined extends Data
  ? [options?: PageOptions]
  : [options: PageOptions & { readonly hasData: true }];

/** Creates an entry of the page table: the page's chunk, its texts per language and its data, loaded separately. */
export function page<Texts, Data = undefined>(
  load: () => Promise<PageModule<Texts, Data>>,
  texts: Readonly<Record<Lang, () => Promise<TextsModule<Texts>>>>,
  ...[options]: Options<Data>
): PageEntry {
  return {
    page: load,
    load: async (target) => {
      const reading = options?.hasData ? readData(target) : undefined;
      const [module, own, data] = await Promise.all([
        load(),
        texts[target.lang](),
        reading,
        options?.islands?.(),
      ]);
      // Made by the `data()` whose type the page names, of the same build.
      return loaded(module, own, data as Data | undefined);
    },
  };
}
