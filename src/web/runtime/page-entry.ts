import type { Lang } from '../../routes.ts';
import { loaded, type PageEntry, type PageModule, type TextsModule } from './page.ts';

/**
 * Creates an entry of the page table: the page's chunk and its texts per language, loaded separately.
 * `islands` loads the code of its islands; a step loads it at the same time.
 */
export function page<Texts>(
  load: () => Promise<PageModule<Texts>>,
  texts: Readonly<Record<Lang, () => Promise<TextsModule<Texts>>>>,
  islands?: () => Promise<unknown>,
): PageEntry {
  return {
    page: load,
    load: async (lang) => {
      const [module, own] = await Promise.all([load(), texts[lang](), islands?.()]);
      return loaded(module, own);
    },
  };
}
