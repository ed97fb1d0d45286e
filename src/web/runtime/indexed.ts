/** Pages that search engines may list; all others carry `noindex`. */
export const INDEXED: readonly string[] = [
  'home',
  'page',
  'list',
  'product',
  'help',
  'imprint',
  'terms',
  'privacy',
  'withdrawal',
];
