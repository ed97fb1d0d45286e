import type { ComponentType } from 'react';
import type { Lang } from '#routes.ts';

interface SectionModule {
  readonly Section: ComponentType;
}
type Page = readonly [section: string, load: () => Promise<SectionModule>];

const code = () => import('./codes/CodeSheet.tsx');
const campaign = () => import('./campaigns/CampaignSheet.tsx');

/** Section and code of each page, by its path below `/admin`. */
const PAGES = {
  '/': ['today', () => import('./today/Today.tsx')],
  '/orders': ['orders', () => import('./orders/Orders.tsx')],
  '/orders/$order/{-$layer}': ['order', () => import('./order/Order.tsx')],
  '/packing/{-$order}': ['packing', () => import('./packing/Packing.tsx')],
  '/returns': ['returns', () => import('./returns/Returns.tsx')],
  '/messages': ['messages', () => import('./messages/Messages.tsx')],
  '/messages/$id': ['messages', () => import('./messages/Message.tsx')],
  '/customers': ['customers', () => import('./customers/Customers.tsx')],
  '/customers/$id': ['customers', () => import('./customers/Customer.tsx')],
  '/products': ['products', () => import('./products/Products.tsx')],
  '/products/$id': ['products', () => import('./products/Editor.tsx')],
  '/collections': ['collections', () => import('./collections/Collections.tsx')],
  '/collections/$id': ['collections', () => import('./collections/Editor.tsx')],
  '/pages': ['pages', () => import('./pages/Pages.tsx')],
  '/pages/$id': ['pages', () => import('./pages/Editor.tsx')],
  '/pictures': ['pictures', () => import('./pictures/Pictures.tsx')],
  '/pictures/$id': ['pictures', () => import('./pictures/Picture.tsx')],
  '/texts': ['texts', () => import('./texts/Texts.tsx')],
  '/texts/$id': ['texts', () => import('./texts/Editor.tsx')],
  '/campaigns': ['campaigns', () => import('./campaigns/Campaigns.tsx')],
  '/campaigns/new': ['campaigns', campaign],
  '/campaigns/$id': ['campaigns', campaign],
  '/codes': ['codes', () => import('./codes/Codes.tsx')],
  '/codes/new': ['codes', code],
  '/codes/$id': ['codes', code],
  '/stock': ['stock', () => import('./stock/Stock.tsx')],
  '/stock/delivery': ['stock', () => import('./stock/DeliverySheet.tsx')],
  '/publish': ['publish', () => import('./publish/Publish.tsx')],
  '/publish/$number': ['publish', () => import('./publish/Version.tsx')],
  '/import': ['import', () => import('./import/Import.tsx')],
  '/settings/{-$part}': ['settings', () => import('./settings/Settings.tsx')],
  '/reports': ['reports', () => import('./reports/Reports.tsx')],
  '/people': ['people', () => import('./people/People.tsx')],
  '/log': ['log', () => import('./log/Log.tsx')],
  '/golive': ['golive', () => import('./golive/Golive.tsx')],
  '/backup': ['backup', () => import('./backup/Backup.tsx')],
} as const satisfies Record<string, Page>;
export type PagePath = keyof typeof PAGES;

/** Text files of sections, and those that several sections share, by their path without the language. */
const FILES = import.meta.glob<{ readonly default: object }>([
  './*/{de,en}.json',
  '../../browser/words/*.json',
  '../../catalogue/{fields,findings,golive,setup}/*.json',
  '../../catalogue/texts/order-states.*.json',
]);
const RANGE = ['../../catalogue/fields/', '../../catalogue/findings/', './range/'];
const SHARED: Readonly<Record<string, readonly string[]>> = {
  collections: RANGE,
  customers: ['../../catalogue/texts/order-states.', './messages/'],
  golive: ['../../catalogue/golive/', '../../catalogue/setup/'],
  import: RANGE,
  log: ['../../browser/words/'],
  messages: ['../../browser/words/'],
  order: ['../../browser/words/', '../../catalogue/texts/order-states.'],
  orders: ['../../catalogue/texts/order-states.'],
  packing: ['../../catalogue/texts/order-states.', './orders/', './order/'],
  pages: RANGE,
  people: ['../../browser/words/'],
  pictures: ['../../catalogue/findings/'],
  products: RANGE,
  publish: RANGE,
  settings: RANGE,
  texts: [...RANGE, '../../browser/words/'],
  today: ['../../catalogue/setup/'],
};

/** Loads the texts of a section: those that it shares, then its own. */
export async function loadTexts(section: string, lang: Lang): Promise<object> {
  const names = [...(SHARED[section] ?? []), `./${section}/`];
  const modules = await Promise.all(names.map((name) => FILES[`${name}${lang}.json`]?.()));
  return Object.assign({}, ...modules.map((module) => module?.default));
}

/** Loads the code of a page and the texts of its section. */
export async function loadPage(path: PagePath, lang: Lang) {
  const [section, load] = PAGES[path];
  const [{ Section }, texts] = await Promise.all([load(), loadTexts(section, lang)]);
  return { Section: Section as ComponentType, texts };
}

/** Sections beside those that edit the range. */
const NAMED = ['campaigns', 'codes', 'stock', 'texts', 'today'];

/** True for a page that shows names of the catalogue. */
export function hasNames(path: PagePath): boolean {
  const [section] = PAGES[path];
  return SHARED[section] === RANGE || NAMED.includes(section);
}

/** Narrows a path; false for one with parameters, or of no page. */
export const isPagePath = (path: string): path is PagePath => Object.hasOwn(PAGES, path);
