import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createLazyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import * as z from 'zod/mini';
import { Forbidden, ToFirst } from '#admin/kit/Forbidden.tsx';
import { queryOf, readParams, sectionAt } from '#admin/kit/kit-context.ts';
import { maySee } from '#admin/kit/may.ts';
import { NotFound, Shell } from '#admin/kit/Shell.tsx';
import { SectionTexts } from '#admin/kit/section-texts.ts';
import {
  COMPARISONS,
  CUSTOMER_SORTS,
  LIST_DAYS,
  monthName,
  REPORT_GROUPS,
} from '#contract/admin-list.ts';
import { LOG_AREAS } from '#contract/admin-log.ts';
import { ORDER_SORTS, ORDER_VIEWS } from '#contract/admin-orders.ts';
import { PRODUCT_SORTS, PRODUCT_VIEWS } from '#contract/admin-products.ts';
import { SECURITY_KINDS } from '#contract/admin-security.ts';
import { STOCK_VIEWS } from '#contract/admin-stock.ts';
import { BACK_OFFICE, type Lang, localized } from '#routes.ts';
import { FULFILMENTS, ORDER_STATUSES } from '#rules/order-states.ts';
import { loadCode } from '../load-code.ts';
import { VIEWS } from './collections/views.ts';
import { BrokenSection, PendingSection } from './LoadState.tsx';
import { hasNames, loadPage, type PagePath } from './load-page.ts';
import { namesQuery } from './range/names.ts';
import { TEXT_VIEWS } from './texts/views.ts';

/** A parameter of an address; another value than the known ones counts as none. */
const oneOf = <T extends string>(values: readonly T[]) =>
  z.catch(z.optional(z.enum(values)), undefined);
const anyText = z.catch(z.optional(z.string()), undefined);
const aDay = z.catch(z.optional(z.iso.date()), undefined);

const list = { sort: oneOf(['oldest']), before: anyText };
const logQuery = z.object({
  ...list,
  view: oneOf(['security', 'refused']),
  area: oneOf(LOG_AREAS),
  by: anyText,
  kind: oneOf(SECURITY_KINDS),
  account: anyText,
  days: oneOf(LIST_DAYS),
});
const orderQuery = z.object({
  view: oneOf(ORDER_VIEWS),
  status: oneOf(ORDER_STATUSES),
  fulfilment: oneOf(FULFILMENTS),
  from: aDay,
  to: aDay,
  sort: oneOf(ORDER_SORTS),
  before: anyText,
});
const customerQuery = z.object({ sort: oneOf(CUSTOMER_SORTS), before: anyText });
const pictureQuery = z.object({ view: oneOf(['studio']), after: anyText });
const textQuery = z.object({ view: oneOf(TEXT_VIEWS) });
const collectionQuery = z.object({ view: oneOf(VIEWS) });
const productQuery = z.object({
  view: oneOf(PRODUCT_VIEWS),
  collection: anyText,
  sort: oneOf(PRODUCT_SORTS),
  after: anyText,
});
const publishQuery = z.object({ view: oneOf(['versions']), before: anyText });
const returnQuery = z.object({
  view: oneOf(['done', 'defects', 'defectsDone']),
  before: anyText,
});
const messageQuery = z.object({
  ...list,
  view: oneOf(['all', 'reviews', 'failed', 'newsletter']),
});

const campaignQuery = z.object({ view: oneOf(['running', 'planned', 'over']), from: anyText });
const reportQuery = z.object({
  view: oneOf(['month']),
  group: oneOf(REPORT_GROUPS),
  compare: oneOf(COMPARISONS),
  from: aDay,
  to: aDay,
  month: z.catch(z.optional(monthName), undefined),
});
const stockQuery = z.object({ view: oneOf(STOCK_VIEWS), collection: anyText, after: anyText });

/** The page before stays while another one takes no longer. */
const PENDING_MS = 200;

/** Routes of the app in one language. A section's code and its texts load when it is opened. */
function routesIn(lang: Lang, client: QueryClient) {
  const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });
  const within = <Parent extends AnyRoute, const Path extends string, Search extends object>(
    parent: Parent,
    path: Path,
    page: PagePath,
    search: z.ZodMiniType<Search> = z.object({}) as never,
  ) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      validateSearch: (given: Record<string, unknown>): Search => search.parse(given),
    }).lazy(async () => {
      const section = sectionAt(page);
      if (section && !maySee(section))
        return createLazyRoute(path)({ component: section === 'today' ? ToFirst : Forbidden });
      const names = hasNames(page) && client.prefetchQuery(namesQuery(lang));
      const { Section, texts } = await loadCode(() => loadPage(page, lang));
      await names;
      return createLazyRoute(path)({
        component: () => (
          <SectionTexts value={texts}>
            <Section />
          </SectionTexts>
        ),
      });
    });
  const page = <const Path extends PagePath, Search extends object>(
    path: Path,
    search?: z.ZodMiniType<Search>,
  ) => within(root, path, path, search);
  const codes = page('/codes');
  const stock = page('/stock', stockQuery);
  const campaigns = page('/campaigns', campaignQuery);
  /** Former address of the log's security events. */
  const security = createRoute({
    getParentRoute: () => root,
    path: '/security',
    validateSearch: (given: Record<string, unknown>) => logQuery.parse(given),
    beforeLoad: ({ search }) => {
      const view = search.view ?? 'security';
      throw redirect({ to: '/log', search: { ...search, view }, replace: true });
    },
  });
  /** Former address of what stands with the customers. */
  const person = createRoute({
    getParentRoute: () => root,
    path: '/person',
    beforeLoad: () => {
      throw redirect({ to: '/customers', replace: true });
    },
  });
  return root.addChildren([
    page('/'),
    page('/orders', orderQuery),
    page('/orders/$order/{-$layer}'),
    page('/packing/{-$order}'),
    page('/returns', returnQuery),
    page('/messages', messageQuery),
    page('/messages/$id'),
    page('/customers', customerQuery),
    page('/customers/$id'),
    page('/products', productQuery),
    page('/products/$id'),
    page('/collections', collectionQuery),
    page('/collections/$id', collectionQuery),
    page('/pages'),
    page('/pages/$id'),
    page('/texts', textQuery),
    page('/texts/$id', textQuery),
    page('/pictures', pictureQuery),
    page('/pictures/$id'),
    campaigns.addChildren([
      within(campaigns, '/new', '/campaigns/new'),
      within(campaigns, '/$id', '/campaigns/$id'),
    ]),
    codes.addChildren([within(codes, '/new', '/codes/new'), within(codes, '/$id', '/codes/$id')]),
    stock.addChildren([within(stock, '/delivery', '/stock/delivery')]),
    page('/publish', publishQuery),
    page('/publish/$number'),
    page('/import'),
    page('/settings/{-$part}'),
    page('/reports', reportQuery),
    page('/people'),
    person,
    page('/log', logQuery),
    security,
    page('/golive'),
    page('/backup'),
  ]);
}

export function makeRouter(lang: Lang, client: QueryClient) {
  return createRouter({
    routeTree: routesIn(lang, client),
    basepath: localized(BACK_OFFICE, lang),
    // Addresses hold plain texts, which people send to each other.
    parseSearch: readParams,
    stringifySearch: (search) => {
      const query = queryOf(search);
      return query === '' ? '' : `?${query}`;
    },
    defaultPreload: 'intent',
    defaultErrorComponent: BrokenSection,
    defaultPendingComponent: PendingSection,
    defaultPendingMs: PENDING_MS,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
