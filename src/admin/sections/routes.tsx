import {
  type AnyRoute,
  createLazyRoute,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { queryOf, readParams } from '#admin/kit/kit-context.ts';
import { NotFound, Shell } from '#admin/kit/Shell.tsx';
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
const logQuery = z.object({ ...list, area: oneOf(LOG_AREAS), by: anyText, days: oneOf(LIST_DAYS) });
const securityQuery = z.object({
  ...list,
  view: oneOf(['refused']),
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

interface SectionModule<Texts> {
  readonly Section: ComponentType<{ readonly texts: Texts }>;
}
type Load<Module> = () => Promise<Module>;

const TEXTS = {
  today: { de: () => import('./today/de.ts'), en: () => import('./today/en.ts') },
  orders: { de: () => import('./orders/de.ts'), en: () => import('./orders/en.ts') },
  order: { de: () => import('./order/de.ts'), en: () => import('./order/en.ts') },
  returns: { de: () => import('./returns/de.ts'), en: () => import('./returns/en.ts') },
  packing: { de: () => import('./packing/de.ts'), en: () => import('./packing/en.ts') },
  messages: { de: () => import('./messages/de.ts'), en: () => import('./messages/en.ts') },
  products: { de: () => import('./products/de.ts'), en: () => import('./products/en.ts') },
  collections: { de: () => import('./collections/de.ts'), en: () => import('./collections/en.ts') },
  pictures: { de: () => import('./pictures/de.ts'), en: () => import('./pictures/en.ts') },
  campaigns: { de: () => import('./campaigns/de.ts'), en: () => import('./campaigns/en.ts') },
  codes: { de: () => import('./codes/de.ts'), en: () => import('./codes/en.ts') },
  stock: { de: () => import('./stock/de.ts'), en: () => import('./stock/en.ts') },
  publish: { de: () => import('./publish/de.ts'), en: () => import('./publish/en.ts') },
  import: { de: () => import('./import/de.ts'), en: () => import('./import/en.ts') },
  person: { de: () => import('./person/de.ts'), en: () => import('./person/en.ts') },
  log: { de: () => import('./log/de.ts'), en: () => import('./log/en.ts') },
  security: { de: () => import('./security/de.ts'), en: () => import('./security/en.ts') },
  golive: { de: () => import('./golive/de.ts'), en: () => import('./golive/en.ts') },
  backup: { de: () => import('./backup/de.ts'), en: () => import('./backup/en.ts') },
};

/** Routes of the app in one language. A section's code and its texts load when it is opened. */
function routesIn(lang: Lang) {
  const page = <Parent extends AnyRoute, const Path extends string, Texts, Search extends object>(
    parent: Parent,
    path: Path,
    load: Load<SectionModule<Texts>>,
    texts: Readonly<Record<Lang, Load<{ readonly texts: Texts }>>>,
    search: z.ZodMiniType<Search> = z.object({}) as never,
  ) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      validateSearch: (given: Record<string, unknown>): Search => search.parse(given),
    }).lazy(async () => {
      const [{ Section }, own] = await Promise.all([load(), texts[lang]()]);
      return createLazyRoute(path)({ component: () => <Section texts={own.texts} /> });
    });
  const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });
  const codes = page(root, '/codes', () => import('./codes/Codes.tsx'), TEXTS.codes);
  const list = () => import('./campaigns/Campaigns.tsx');
  const campaigns = page(root, '/campaigns', list, TEXTS.campaigns, campaignQuery);
  const sheet = () => import('./campaigns/CampaignSheet.tsx');
  const parts = () => import('./collections/Collections.tsx');
  const part = () => import('./collections/Editor.tsx');
  return root.addChildren([
    page(root, '/', () => import('./today/Today.tsx'), TEXTS.today),
    page(root, '/orders', () => import('./orders/Orders.tsx'), TEXTS.orders, orderQuery),
    page(root, '/orders/$order/{-$layer}', () => import('./order/Order.tsx'), TEXTS.order),
    page(root, '/packing/{-$order}', () => import('./packing/Packing.tsx'), TEXTS.packing),
    page(root, '/returns', () => import('./returns/Returns.tsx'), TEXTS.returns, returnQuery),
    page(root, '/messages', () => import('./messages/Messages.tsx'), TEXTS.messages, messageQuery),
    page(root, '/messages/$id', () => import('./messages/Message.tsx'), TEXTS.messages),
    page(root, '/products', () => import('./products/Products.tsx'), TEXTS.products, productQuery),
    page(root, '/products/$id', () => import('./products/Editor.tsx'), TEXTS.products),
    page(root, '/collections', parts, TEXTS.collections, collectionQuery),
    page(root, '/collections/$id', part, TEXTS.collections, collectionQuery),
    page(root, '/pictures', () => import('./pictures/Pictures.tsx'), TEXTS.pictures, pictureQuery),
    page(root, '/pictures/$id', () => import('./pictures/Picture.tsx'), TEXTS.pictures),
    campaigns.addChildren([
      page(campaigns, '/new', sheet, TEXTS.campaigns),
      page(campaigns, '/$id', sheet, TEXTS.campaigns),
    ]),
    codes.addChildren([page(codes, '/new', () => import('./codes/CodeSheet.tsx'), TEXTS.codes)]),
    page(root, '/stock', () => import('./stock/Stock.tsx'), TEXTS.stock, stockQuery),
    page(root, '/publish', () => import('./publish/Publish.tsx'), TEXTS.publish, publishQuery),
    page(root, '/publish/$number', () => import('./publish/Version.tsx'), TEXTS.publish),
    page(root, '/import', () => import('./import/Import.tsx'), TEXTS.import),
    page(root, '/person', () => import('./person/Person.tsx'), TEXTS.person),
    page(root, '/log', () => import('./log/Log.tsx'), TEXTS.log, logQuery),
    page(root, '/security', () => import('./security/Security.tsx'), TEXTS.security, securityQuery),
    page(root, '/golive', () => import('./golive/Golive.tsx'), TEXTS.golive),
    page(root, '/backup', () => import('./backup/Backup.tsx'), TEXTS.backup),
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
