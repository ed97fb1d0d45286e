import type { MakeData } from './of-parts.ts';
import { data as accessoire } from './pages/accessoire/data.ts';
import { data as accessoires } from './pages/accessoires/data.ts';
import { data as bag } from './pages/bag/data.ts';
import { data as cancel } from './pages/cancel/data.ts';
import { data as caps } from './pages/caps/data.ts';
import { data as help } from './pages/hilfe/data.ts';
import { data as home } from './pages/home/data.ts';
import { termsData as terms, withdrawalData as withdrawal } from './pages/legal/legal-data.ts';
import { data as arrivals } from './pages/neu/data.ts';
import { data as produkte } from './pages/produkte/data.ts';
import { data as sneaker } from './pages/sneaker/data.ts';
import { data as sneakers } from './pages/sneakers/data.ts';
import { data as trikot } from './pages/trikot/data.ts';
import { data as trikots } from './pages/trikots/data.ts';
import { data as about } from './pages/ueber-uns/data.ts';
import type { PageName } from './runtime/target.ts';

/** Data of pages by name. Never part of the browser's code. */
export const PAGE_DATA: Readonly<Partial<Record<PageName, MakeData>>> = {
  accessoire,
  accessoires,
  terms,
  bag,
  cancel,
  cap: caps,
  caps,
  help,
  home,
  arrivals,
  produkte,
  sneaker,
  sneakers,
  trikot,
  trikots,
  about,
  withdrawal,
};
