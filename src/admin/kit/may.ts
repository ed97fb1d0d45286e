import { useAccount } from '#browser/account/account-store.ts';
import type { EndpointName } from '#browser/api.ts';
import { GROUPS, ON_PHONES, type SectionKey } from './kit-context.ts';

/** True if the role of who is signed in may call an endpoint; the server decides all the same. */
export const may = (name: EndpointName): boolean =>
  useAccount.getState().session?.may?.includes(name) ?? false;

/** The same for a component, which follows a change of the role. */
export const useMay = (name: EndpointName): boolean =>
  useAccount(({ session }) => session?.may?.includes(name) ?? false);

/** Reply that a section can't do without: it is there for whoever may read that. */
const READS = {
  today: 'GET /api/admin/dashboard/snapshot',
  orders: 'POST /api/admin/orders',
  packing: 'GET /api/admin/packing',
  returns: 'GET /api/admin/returns',
  messages: 'GET /api/admin/messages',
  products: 'POST /api/admin/catalogue/products',
  collections: 'GET /api/admin/catalogue/entries/:kind',
  pages: 'GET /api/admin/catalogue/entries/:kind',
  pictures: 'POST /api/admin/media/search',
  texts: 'GET /api/admin/text-places',
  campaigns: 'GET /api/admin/campaigns',
  codes: 'GET /api/admin/codes',
  stock: 'POST /api/admin/stock/search',
  publish: 'GET /api/admin/catalogue/versions',
  import: 'POST /api/admin/catalogue/import',
  settings: 'GET /api/admin/settings',
  customers: 'POST /api/admin/customers',
  reports: 'GET /api/admin/reports',
  people: 'GET /api/admin/people',
  log: 'GET /api/admin/log',
  backup: 'GET /api/admin/backup',
  golive: 'GET /api/admin/golive',
} as const satisfies Record<SectionKey, EndpointName>;

/** True if the section is there for who is signed in. */
export const maySee = (section: SectionKey): boolean => may(READS[section]);

/** Sections of who is signed in, in their groups, except some; a group without any is left out. */
export const ownGroups = (except: readonly SectionKey[] = []) =>
  (Object.keys(GROUPS) as (keyof typeof GROUPS)[])
    .map((group) => {
      const all: readonly SectionKey[] = GROUPS[group];
      return [group, all.filter((each) => maySee(each) && !except.includes(each))] as const;
    })
    .filter(([, sections]) => sections.length > 0);

export const ownSections = (): SectionKey[] => ownGroups().flatMap(([, sections]) => sections);

/** Sections of the bar on phones: the usual ones, else the first. */
export const ownOnPhones = (): SectionKey[] =>
  [...new Set([...ON_PHONES.filter(maySee), ...ownSections()])].slice(0, ON_PHONES.length);
