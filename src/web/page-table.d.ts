/** The page table's loaders, made of `pages.ts` by `tools/build/page-table.ts`. */
declare module 'virtual:page-table' {
  export const pageTable: import('./runtime/page.ts').PageTable;
}
