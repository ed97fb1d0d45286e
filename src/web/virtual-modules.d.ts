/** Made by `tools/build/search-index.ts` from the catalogue when the storefront is built. */
declare module 'virtual:search-index/de' {
  export const index: import('minisearch').AsPlainObject;
}
declare module 'virtual:search-index/en' {
  export const index: import('minisearch').AsPlainObject;
}
