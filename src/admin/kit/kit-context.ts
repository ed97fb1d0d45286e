import { type Context, createContext, useContext } from 'react';
import { BACK_OFFICE, type Lang, localized } from '#routes.ts';
import type { KitTexts } from '../texts/texts.ts';
import type { IconName } from './Icon.tsx';

interface Kit {
  readonly lang: Lang;
  readonly texts: KitTexts;
}

export const KitContext: Context<Kit | null> = createContext<Kit | null>(null);

/** Language and texts of the app. */
export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('the app has no language');
  return kit;
}

/** Address of a section of this program: `/en/admin/log`. */
export function sectionHref(lang: Lang, path: string): string {
  return localized(`${BACK_OFFICE}${path}`, lang);
}

/** Entries of the rail; a key is that of a name, of an icon and, but for the first, of a path. */
export const GROUPS = {
  sell: ['today', 'orders', 'packing', 'returns', 'messages', 'customers', 'reports'],
  range: [
    'products',
    'collections',
    'pages',
    'pictures',
    'texts',
    'campaigns',
    'codes',
    'stock',
    'publish',
    'import',
  ],
  house: ['settings', 'people', 'log', 'backup', 'golive'],
} as const satisfies Record<string, readonly IconName[]>;
export type SectionKey = (typeof GROUPS)[keyof typeof GROUPS][number];

/** Sections of the bar on phones; the others are behind "Mehr". */
export const ON_PHONES = ['today', 'orders', 'packing', 'products'] as const;

/** Address of a section. */
export function placeOf(key: SectionKey, lang: Lang): string {
  return sectionHref(lang, key === 'today' ? '' : `/${key}`);
}

/** Section that a path below `/admin` belongs to. */
export function sectionAt(pathname: string): SectionKey | undefined {
  const name = pathname.split('/')[1] || 'today';
  return Object.values(GROUPS)
    .flat()
    .find((key) => key === name);
}

/** Texts of an address: `?area=orders&days=7`. An entry without a value is left out. */
export type Params = Readonly<Record<string, string | undefined>>;

export function readParams(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Returns the query without its `?`. */
export function queryOf(params: Params): string {
  const set = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(set as [string, string][]).toString();
}

/** Returns an address with its query. */
export function withParams(href: string, params: Params): string {
  const query = queryOf(params);
  return query === '' ? href : `${href}?${query}`;
}
