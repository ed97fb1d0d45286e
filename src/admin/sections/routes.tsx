import {
  type AnyRoute,
  createLazyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { queryOf, readParams } from '#admin/kit/kit-context.ts';
import { NotFound, Shell } from '#admin/kit/Shell.tsx';
import { SectionTexts } from '#admin/kit/section-texts.ts';
import { LIST_DAYS } from '#contract/admin-list.ts';
import { LOG_AREAS } from '#contract/admin-log.ts';
import { ORDER_SORTS, ORDER_VIEWS } from '#contract/admin-orders.ts';
import { PRODUCT_SORTS, PRODUCT_VIEWS } from '#contract/admin-products.ts';
import { SECURITY_KINDS } from '#contract/admin-security.ts';
import { STOCK_VIEWS } from '#contract/admin-stock.ts';
import { BACK_OFFICE, type Lang, localized } from '#routes.ts';
import { FULFILMENTS, ORDER_STATUSES } from '#rules/order-states.ts';
import { VIEWS } from './collections/views.ts';

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
const pictureQuery = z.object({ view: oneOf(['studio']), after: anyText });
const collectionQuery = z.object({ view: oneOf(VIEWS) });
const productQuery = z.object({
  view: oneOf(PRODUCT_VIEWS),
  collection: anyText,
  sort: oneOf(PRODUCT_SORTS),
  after: anyText,
});
const publishQuery = z.object({ view: oneOf(['versions']), before: anyText });
const returnQuery = z.object({ view: oneOf(['done']), before: anyText });
const messageQuery = z.object({ ...list, view: oneOf(['all', 'failed', 'newsletter']) });

const campaignQuery = z.object({ view: oneOf(['running', 'planned', 'over']), from: anyText });
const stockQuery = z.object({ view: oneOf(STOCK_VIEWS), collection: anyText, after: anyText });

interface SectionModule {
  readonly Section: ComponentType;
}

/** Text files of sections, and those that several sections share, by their path without the language. */
const FILES = import.meta.glob<{ readonly default: object }>([
  './*/{de,en}.json',
  '../../browser/words/*.json',
  '../../catalogue/{fields,findings,golive}/*.json',
  '../../catalogue/texts/order-states.*.json',
]);
const RANGE = ['../../catalogue/fields/', '../../catalogue/findings/', './range/'];
const SHARED: Readonly<Record<string, readonly string[]>> = {
  collections: RANGE,
  golive: ['../../catalogue/golive/'],
  import: RANGE,
  log: ['../../browser/words/'],
  messages: ['../../browser/words/'],
  order: ['../../browser/words/', '../../catalogue/texts/order-states.'],
  orders: ['../../catalogue/texts/order-states.'],
  packing: ['../../catalogue/texts/order-states.', './order/'],
  pictures: ['../../catalogue/findings/'],
  products: RANGE,
  publish: RANGE,
};

/** Loads the texts of a section: those that it shares, then its own. */
async function loadTexts(section: string, lang: Lang): Promise<object> {
  const names = [...(SHARED[section] ?? []), `./${section}/`];
  const modules = await Promise.all(names.map((name) => FILES[`${name}${lang}.json`]?.()));
  return Object.assign({}, ...modules.map((module) => module?.default));
}

/** Routes of the app in one language. A section's code and its texts load when it is opened. */
function routesIn(lang: Lang) {
  const page = <Parent extends AnyRoute, const Path extends string, Search extends object>(
    parent: Parent,
    path: Path,
    load: () => Promise<SectionModule>,
    section: string,
    search: z.ZodMiniType<Search> = z.object({}) as never,
  ) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      validateSearch: (given: Record<string, unknown>): Search => search.parse(given),
    }).lazy(async () => {
      const [{ Section }, texts] = await Promise.all([load(), loadTexts(section, lang)]);
      return createLazyRoute(path)({
        component: () => (
          <SectionTexts value={texts}>
            <Section />
          </SectionTexts>
        ),
      });
    });
  const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });
  const codes = page(root, '/codes', () => import('./codes/Codes.tsx'), 'codes');
  const list = () => import('./campaigns/Campaigns.tsx');
  const campaigns = page(root, '/campaigns', list, 'campaigns', campaignQuery);
  const sheet = () => import('./campaigns/CampaignSheet.tsx');
  const parts = () => import('./collections/Collections.tsx');
  const part = () => import('./collections/Editor.tsx');
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
  return root.addChildren([
    page(root, '/', () => import('./today/Today.tsx'), 'today'),
    page(root, '/orders', () => import('./orders/Orders.tsx'), 'orders', orderQuery),
    page(root, '/orders/$order/{-$layer}', () => import('./order/Order.tsx'), 'order'),
    page(root, '/packing/{-$order}', () => import('./packing/Packing.tsx'), 'packing'),
    page(root, '/returns', () => import('./returns/Returns.tsx'), 'returns', returnQuery),
    page(root, '/messages', () => import('./messages/Messages.tsx'), 'messages', messageQuery),
    page(root, '/messages/$id', () => import('./messages/Message.tsx'), 'messages'),
    page(root, '/products', () => import('./products/Products.tsx'), 'products', productQuery),
    page(root, '/products/$id', () => import('./products/Editor.tsx'), 'products'),
    page(root, '/collections', parts, 'collections', collectionQuery),
    page(root, '/collections/$id', part, 'collections', collectionQuery),
    page(root, '/pictures', () => import('./pictures/Pictures.tsx'), 'pictures', pictureQuery),
    page(root, '/pictures/$id', () => import('./pictures/Picture.tsx'), 'pictures'),
    campaigns.addChildren([
      page(campaigns, '/new', sheet, 'campaigns'),
      page(campaigns, '/$id', sheet, 'campaigns'),
    ]),
    codes.addChildren([page(codes, '/new', () => import('./codes/CodeSheet.tsx'), 'codes')]),
    page(root, '/stock', () => import('./stock/Stock.tsx'), 'stock', stockQuery),
    page(root, '/publish', () => import('./publish/Publish.tsx'), 'publish', publishQuery),
    page(root, '/publish/$number', () => import('./publish/Version.tsx'), 'publish'),
    page(root, '/import', () => import('./import/Import.tsx'), 'import'),
    page(root, '/person', () => import('./person/Person.tsx'), 'person'),
    page(root, '/log', () => import('./log/Log.tsx'), 'log', logQuery),
    security,
    page(root, '/golive', () => import('./golive/Golive.tsx'), 'golive'),
    page(root, '/backup', () => import('./backup/Backup.tsx'), 'backup'),
  ]);
}

export function makeRouter(lang: Lang) {
  return createRouter({
    routeTree: routesIn(lang),
    basepath: localized(BACK_OFFICE, lang),
    // Addresses hold plain texts, which people send to each other.
    parseSearch: readParams,
    stringifySearch: (search) => {
      const query = queryOf(search);
      return query === '' ? '' : `?${query}`;
    },
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
