import type { Lang } from '#routes.ts';
import { dataPath } from './data-path.ts';
import { fetchData } from './fetch-data.ts';
import {
  chunkOf,
  type LoadChunk,
  loaded,
  type PageEntry,
  type PageModule,
  type TextsModule,
} from './page.ts';
import type { Target } from './target.ts';

/** Reads what a page shows of the catalogue. Rejects if it can't be read: the document then comes instead. */
export type ReadData = (target: Target) => Promise<unknown>;

let readData: ReadData = (target) => fetchData(dataPath(target));

/** Makes pages read their data elsewhere: the build has the catalogue itself. */
export function setDataReader(read: ReadData): void {
  readData = read;
}

interface PageOptions {
  /** True if `src/web/page-data.ts` makes its data. */
  readonly hasData?: boolean;
  /** Loads what the page's chunk asks for itself (islands), so that a step waits for no second round trip. */
  readonly ahead?: () => Promise<unknown>;
}

/** Loads the page's chunk, or the one of several that shows its data. */
type Loaders<Texts, Data> =
  | LoadChunk<PageModule<Texts, Data>>
  | Readonly<Record<string, LoadChunk<PageModule<Texts, never>>>>;

/** Pages that show data must say so. */
type Options<Data> = undefined extends Data
  ? [options?: PageOptions]
  : [options: PageOptions & { readonly hasData: true }];

/**
 * Creates an entry of the page table: the page's chunk, its texts per language and its data, loaded at the same time. Of
 * several chunks it loads the last one, and another only if its data name that.
 */
export function page<Texts, Data = undefined>(
  load: Loaders<Texts, Data>,
  texts: Readonly<Record<Lang, () => Promise<TextsModule<Texts>>>>,
  ...[options]: Options<Data>
): PageEntry {
  let [likely = ''] = Object.keys(load);
  return {
    chunks: typeof load === 'function' ? { '': load } : load,
    load: async (target) => {
      const reading = options?.hasData ? readData(target) : undefined;
      // A failure comes again where it is needed.
      options?.ahead?.().catch(() => undefined);
      const loadChunk = async (): Promise<PageModule<Texts, never>> => {
        if (typeof load === 'function') return (await load()) as never;
        // Beside its data: a failure comes again with the chunk that they name.
        load[likely]?.().catch(() => undefined);
        const name = chunkOf(await reading);
        const chunk = load[name];
        if (!chunk) throw new Error(`no chunk of the page shows the data of ${target.id}`);
        likely = name;
        return chunk();
      };
      const [module, own, data] = await Promise.all([loadChunk(), texts[target.lang](), reading]);
      // Made by the `data()` whose type the page names, of the same build.
      return loaded(module, own.default, data as never);
    },
  };
}
