import type { MakeData } from './of-parts.ts';
import { data as cancel } from './pages/cancel/data.ts';
import { legalData } from './pages/legal/data.ts';
import { data as list } from './pages/list/data.ts';
import { data as notFound } from './pages/not-found/data.ts';
import { helpData as help, homeData as home, data as page } from './pages/page/data.ts';
import { data as product, unknownData as unknown } from './pages/product/data.ts';
import type { PageName } from './runtime/target.ts';

/** Data of pages by name. Never part of the browser's code. */
export const PAGE_DATA: Readonly<Partial<Record<PageName, MakeData>>> = {
  cancel,
  help,
  home,
  list,
  notFound,
  page,
  product,
  unknown,
  ...legalData,
};
