import type { Lang } from '#routes.ts';
import type { IconName } from './Icon.tsx';
import { formerHref, sectionHref } from './kit-context.ts';

/** Paths of this program's sections, and the anchors of those that are still a page of the storefront. */
const PLACES = {
  today: '',
  orders: '#bestellungen',
  packing: '#packen',
  messages: '/messages',
  products: '/products',
  collections: '/collections',
  pictures: '/pictures',
  campaigns: '/campaigns',
  codes: '/codes',
  stock: '/stock',
  publish: '/publish',
  import: '/import',
  person: '#personendaten',
  log: '/log',
  security: '/security',
  backup: '#sicherung',
} as const satisfies Partial<Record<IconName, string>>;

/** An entry of the rail; its key is that of its name and its icon. */
export type SectionKey = keyof typeof PLACES;

export const GROUPS = {
  sell: ['today', 'orders', 'packing', 'messages'],
  range: [
    'products',
    'collections',
    'pictures',
    'campaigns',
    'codes',
    'stock',
    'publish',
    'import',
  ],
  house: ['person', 'log', 'security', 'backup'],
} as const satisfies Record<string, readonly SectionKey[]>;

/** Sections of the bar on phones; the others are behind "Mehr". */
export const ON_PHONES = ['today', 'orders', 'packing', 'products'] as const;

/** Address of a section. */
export function placeOf(key: SectionKey, lang: Lang): string {
  const place = PLACES[key];
  return place.startsWith('/') ? sectionHref(lang, place) : formerHref(lang, place);
}

/** Section that a path below `/admin` belongs to. */
export function sectionAt(pathname: string): SectionKey | undefined {
  const keys = Object.keys(PLACES) as SectionKey[];
  return keys.find((key) => PLACES[key] === `/${pathname.split('/')[1]}`);
}
