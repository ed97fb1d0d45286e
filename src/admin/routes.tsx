import {
  type AnyRoute,
  createLazyRoute,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { LIST_DAYS } from '#contract/admin-list.ts';
import { LOG_AREAS } from '#contract/admin-log.ts';
import { ORDER_SORTS, ORDER_VIEWS } from '#contract/admin-orders.ts';
import { PRODUCT_SORTS, PRODUCT_VIEWS } from '#contract/admin-products.ts';
import { SECURITY_KINDS } from '#contract/admin-security.ts';
import { STOCK_VIEWS } from '#contract/admin-stock.ts';
import { BACK_OFFICE, type Lang, localized } from '#routes.ts';
import { FULFILMENTS, ORDER_STATUSES } from '#rules/order-states.ts';
import { NotFound, Shell } from './kit/Shell.tsx';
import { queryOf, readParams } from './kit/search-params.ts';
import { VIEWS } from './sections/collections/views.ts';

/** A parameter of an address; another value than the known ones counts as none. */
const oneOf = <T extends string>(values: readonly T[]) =>
  z.catch(z.optional(z.enum(values)), undefined);
const anyText = z.catch(z.optional(z.string()), undefined);
const aDay = z.catch(z.optional(z.iso.date()), undefined);

const list = { sort: oneOf(['oldest']), before: anyText };
const logSearch = z.object({
  ...list,
  area: oneOf(LOG_AREAS),
  by: anyText,
  days: oneOf(LIST_DAYS),
});
const securitySearch = z.object({
  ...list,
  view: oneOf(['refused']),
  kind: oneOf(SECURITY_KINDS),
  account: anyText,
  days: oneOf(LIST_DAYS),
});
const ordersSearch = z.object({
  view: oneOf(ORDER_VIEWS),
  status: oneOf(ORDER_STATUSES),
  fulfilment: oneOf(FULFILMENTS),
  from: aDay,
  to: aDay,
  sort: oneOf(ORDER_SORTS),
  before: anyText,
});
const picturesSearch = z.object({ view: oneOf(['studio']), after: anyText });
const collectionsSearch = z.object({ view: oneOf(VIEWS) });
const productsSearch = z.object({
  view: oneOf(PRODUCT_VIEWS),
  collection: anyText,
  sort: oneOf(PRODUCT_SORTS),
  after: anyText,
});
const publishSearch = z.object({ view: oneOf(['versions']), before: anyText });
const messagesSearch = z.object({ ...list, view: oneOf(['all', 'failed', 'newsletter']) });

const returnsSearch = z.object({ view: oneOf(['done']), before: anyText });
const campaignsSearch = z.object({ view: oneOf(['running', 'planned', 'over']), from: anyText });
const stockSearch = z.object({ view: oneOf(STOCK_VIEWS), collection: anyText, after: anyText });

interface SectionModule<Texts> {
  readonly Section: ComponentType<{ readonly texts: Texts }>;
}
type Load<Module> = () => Promise<Module>;

const TEXTS = {
  today: { de: () => import('./sections/today/de.ts'), en: () => import('./sections/today/en.ts') },
  orders: {
    de: () => import('./sections/orders/de.ts'),
    en: () => import('./sections/orders/en.ts'),
  },
  order: { de: () => import('./sections/order/de.ts'), en: () => import('./sections/order/en.ts') },
  packing: {
    de: () => import('./sections/packing/de.ts'),
    en: () => import('./sections/packing/en.ts'),
  },
  returns: {
    de: () => import('./sections/returns/de.ts'),
    en: () => import('./sections/returns/en.ts'),
  },
  messages: {
    de: () => import('./sections/messages/de.ts'),
    en: () => import('./sections/messages/en.ts'),
  },
  products: {
    de: () => import('./sections/products/de.ts'),
    en: () => import('./sections/products/en.ts'),
  },
  collections: {
    de: () => import('./sections/collections/de.ts'),
    en: () => import('./sections/collections/en.ts'),
  },
  pictures: {
    de: () => import('./sections/pictures/de.ts'),
    en: () => import('./sections/pictures/en.ts'),
  },
  campaigns: {
    de: () => import('./sections/campaigns/de.ts'),
    en: () => import('./sections/campaigns/en.ts'),
  },
  codes: { de: () => import('./sections/codes/de.ts'), en: () => import('./sections/codes/en.ts') },
  stock: { de: () => import('./sections/stock/de.ts'), en: () => import('./sections/stock/en.ts') },
  publish: {
    de: () => import('./sections/publish/de.ts'),
    en: () => import('./sections/publish/en.ts'),
  },
  import: {
    de: () => import('./sections/import/de.ts'),
    en: () => import('./sections/import/en.ts'),
  },
  person: {
    de: () => import('./sections/person/de.ts'),
    en: () => import('./sections/person/en.ts'),
  },
  log: { de: () => import('./sections/log/de.ts'), en: () => import('./sections/log/en.ts') },
  security: {
    de: () => import('./sections/security/de.ts'),
    en: () => import('./sections/security/en.ts'),
  },
  backup: {
    de: () => import('./sections/backup/de.ts'),
    en: () => import('./sections/backup/en.ts'),
  },
  golive: {
    de: () => import('./sections/golive/de.ts'),
    en: () => import('./sections/golive/en.ts'),
  },
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
  const codes = page(root, '/codes', () => import('./sections/codes/Codes.tsx'), TEXTS.codes);
  const list = () => import('./sections/campaigns/Campaigns.tsx');
  const campaigns = page(root, '/campaigns', list, TEXTS.campaigns, campaignsSearch);
  const sheet = () => import('./sections/campaigns/CampaignSheet.tsx');
  return root.addChildren([
    page(root, '/', () => import('./sections/today/Today.tsx'), TEXTS.today),
    page(root, '/orders', () => import('./sections/orders/Orders.tsx'), TEXTS.orders, ordersSearch),
    page(root, '/orders/$order/{-$layer}', () => import('./sections/order/Order.tsx'), TEXTS.order),
    page(root, '/packing/{-$order}', () => import('./sections/packing/Packing.tsx'), TEXTS.packing),
    page(
      root,
      '/returns',
      () => import('./sections/returns/Returns.tsx'),
      TEXTS.returns,
      returnsSearch,
    ),
    page(
      root,
      '/messages',
      () => import('./sections/messages/Messages.tsx'),
      TEXTS.messages,
      messagesSearch,
    ),
    page(root, '/messages/$id', () => import('./sections/messages/Message.tsx'), TEXTS.messages),
    page(
      root,
      '/products',
      () => import('./sections/products/Products.tsx'),
      TEXTS.products,
      productsSearch,
    ),
    page(root, '/products/$id', () => import('./sections/products/Product.tsx'), TEXTS.products),
    page(
      root,
      '/collections',
      () => import('./sections/collections/Collections.tsx'),
      TEXTS.collections,
      collectionsSearch,
    ),
    page(
      root,
      '/collections/$id',
      () => import('./sections/collections/Editor.tsx'),
      TEXTS.collections,
      collectionsSearch,
    ),
    page(
      root,
      '/pictures',
      () => import('./sections/pictures/Pictures.tsx'),
      TEXTS.pictures,
      picturesSearch,
    ),
    page(root, '/pictures/$id', () => import('./sections/pictures/Picture.tsx'), TEXTS.pictures),
    campaigns.addChildren([
      page(campaigns, '/new', sheet, TEXTS.campaigns),
      page(campaigns, '/$id', sheet, TEXTS.campaigns),
    ]),
    codes.addChildren([
      page(codes, '/new', () => import('./sections/codes/CodeSheet.tsx'), TEXTS.codes),
    ]),
    page(root, '/stock', () => import('./sections/stock/Stock.tsx'), TEXTS.stock, stockSearch),
    page(
      root,
      '/publish',
      () => import('./sections/publish/Publish.tsx'),
      TEXTS.publish,
      publishSearch,
    ),
    page(root, '/publish/$number', () => import('./sections/publish/Version.tsx'), TEXTS.publish),
    page(root, '/import', () => import('./sections/import/Import.tsx'), TEXTS.import),
    page(root, '/person', () => import('./sections/person/Person.tsx'), TEXTS.person),
    page(root, '/log', () => import('./sections/log/Log.tsx'), TEXTS.log, logSearch),
    page(
      root,
      '/security',
      () => import('./sections/security/Security.tsx'),
      TEXTS.security,
      securitySearch,
    ),
    page(root, '/backup', () => import('./sections/backup/Backup.tsx'), TEXTS.backup),
    page(root, '/golive', () => import('./sections/golive/Golive.tsx'), TEXTS.golive),
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
