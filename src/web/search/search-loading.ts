import type { Lang } from '#routes.ts';

let aimed = () => {};
/** Resolves when someone aims at the search. A `signal()` would share a chunk with the first scripts. */
export const searchAimed = new Promise<void>((resolve) => {
  aimed = resolve;
});

const TEXTS = {
  de: () => import('./de.json'),
  en: () => import('./en.json'),
} as const;

/** Component and texts of the dialog; the index follows on its own. */
export async function loadSearchContents(lang: Lang) {
  const [{ SearchContents }, { default: texts }] = await Promise.all([
    import('./SearchContents.tsx'),
    TEXTS[lang](),
  ]);
  return { SearchContents, texts };
}

export function prefetchSearch(lang: Lang): void {
  aimed();
  // A failed prefetch shows when the search is opened, which loads again.
  loadSearchContents(lang).catch(() => undefined);
  import('./search.ts').then(({ loadSearch }) => loadSearch(lang)).catch(() => undefined);
}
