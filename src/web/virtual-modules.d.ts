/** The page table's loaders, made of `pages.ts` by `tools/build/page-table.ts`. */
declare module 'virtual:page-table' {
  export const pageTable: import('./runtime/page.ts').PageTable;
}

/** Made by `tools/build/search-index.ts` from the catalogue when the storefront is built. */
declare module 'virtual:search-index/de' {
  export const index: import('minisearch').AsPlainObject;
}
declare module 'virtual:search-index/en' {
  export const index: import('minisearch').AsPlainObject;
}
