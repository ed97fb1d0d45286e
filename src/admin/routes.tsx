import {
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
const returnsSearch = z.object({ view: oneOf(['done']), before: anyText });
const messagesSearch = z.object({ ...list, view: oneOf(['all', 'failed', 'newsletter']) });

const campaignsSearch = z.object({ view: oneOf(['running', 'planned', 'over']), from: anyText });
const stockSearch = z.object({ view: oneOf(STOCK_VIEWS), collection: anyText, after: anyText });

interface SectionModule<Texts> {
  readonly Section: ComponentType<{ readonly texts: Texts }>;
}

/** Routes of the app in one language. A section's code and its texts load when it is opened. */
function routesIn(lang: Lang) {
  const section =
    <Texts,>(
      path: string,
      load: () => Promise<SectionModule<Texts>>,
      texts: Readonly<Record<Lang, () => Promise<{ readonly texts: Texts }>>>,
    ) =>
    async () => {
      const [{ Section }, own] = await Promise.all([load(), texts[lang]()]);
      return createLazyRoute(path)({ component: () => <Section texts={own.texts} /> });
    };
  const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });
  const getParentRoute = () => root;
  const messageTexts = {
    de: () => import('./sections/messages/de.ts'),
    en: () => import('./sections/messages/en.ts'),
  };
  const codeTexts = {
    de: () => import('./sections/codes/de.ts'),
    en: () => import('./sections/codes/en.ts'),
  };
  const codes = createRoute({ getParentRoute, path: '/codes' }).lazy(
    section('/codes', () => import('./sections/codes/Codes.tsx'), codeTexts),
  );
  const campaignTexts = {
    de: () => import('./sections/campaigns/de.ts'),
    en: () => import('./sections/campaigns/en.ts'),
  };
  const campaigns = createRoute({
    getParentRoute,
    path: '/campaigns',
    validateSearch: (search) => campaignsSearch.parse(search),
  }).lazy(section('/campaigns', () => import('./sections/campaigns/Campaigns.tsx'), campaignTexts));
  const campaignSheet = () => import('./sections/campaigns/CampaignSheet.tsx');
  const partTexts = {
    de: () => import('./sections/collections/de.ts'),
    en: () => import('./sections/collections/en.ts'),
  };
  const pictureTexts = {
    de: () => import('./sections/pictures/de.ts'),
    en: () => import('./sections/pictures/en.ts'),
  };
  const productTexts = {
    de: () => import('./sections/products/de.ts'),
    en: () => import('./sections/products/en.ts'),
  };
  const publishTexts = {
    de: () => import('./sections/publish/de.ts'),
    en: () => import('./sections/publish/en.ts'),
  };
  return root.addChildren([
    campaigns.addChildren([
      createRoute({ getParentRoute: () => campaigns, path: '/new' }).lazy(
        section('/campaigns/new', campaignSheet, campaignTexts),
      ),
      createRoute({ getParentRoute: () => campaigns, path: '/$id' }).lazy(
        section('/campaigns/$id', campaignSheet, campaignTexts),
      ),
    ]),
    codes.addChildren([
      createRoute({ getParentRoute: () => codes, path: '/new' }).lazy(
        section('/codes/new', () => import('./sections/codes/CodeSheet.tsx'), codeTexts),
      ),
    ]),
    createRoute({
      getParentRoute,
      path: '/products',
      validateSearch: (search) => productsSearch.parse(search),
    }).lazy(section('/products', () => import('./sections/products/Products.tsx'), productTexts)),
    createRoute({ getParentRoute, path: '/products/$id' }).lazy(
      section('/products/$id', () => import('./sections/products/Product.tsx'), productTexts),
    ),
    createRoute({
      getParentRoute,
      path: '/publish',
      validateSearch: (search) => publishSearch.parse(search),
    }).lazy(section('/publish', () => import('./sections/publish/Publish.tsx'), publishTexts)),
    createRoute({ getParentRoute, path: '/publish/$number' }).lazy(
      section('/publish/$number', () => import('./sections/publish/Version.tsx'), publishTexts),
    ),
    createRoute({ getParentRoute, path: '/' }).lazy(
      section('/', () => import('./sections/today/Today.tsx'), {
        de: () => import('./sections/today/de.ts'),
        en: () => import('./sections/today/en.ts'),
      }),
    ),
    createRoute({
      getParentRoute,
      path: '/orders',
      validateSearch: (search) => ordersSearch.parse(search),
    }).lazy(
      section('/orders', () => import('./sections/orders/Orders.tsx'), {
        de: () => import('./sections/orders/de.ts'),
        en: () => import('./sections/orders/en.ts'),
      }),
    ),
    createRoute({
      getParentRoute,
      path: '/returns',
      validateSearch: (search) => returnsSearch.parse(search),
    }).lazy(
      section('/returns', () => import('./sections/returns/Returns.tsx'), {
        de: () => import('./sections/returns/de.ts'),
        en: () => import('./sections/returns/en.ts'),
      }),
    ),
    createRoute({
      getParentRoute,
      path: '/log',
      validateSearch: (search) => logSearch.parse(search),
    }).lazy(
      section('/log', () => import('./sections/log/Log.tsx'), {
        de: () => import('./sections/log/de.ts'),
        en: () => import('./sections/log/en.ts'),
      }),
    ),
    createRoute({ getParentRoute, path: '/person' }).lazy(
      section('/person', () => import('./sections/person/Person.tsx'), {
        de: () => import('./sections/person/de.ts'),
        en: () => import('./sections/person/en.ts'),
      }),
    ),
    createRoute({ getParentRoute, path: '/backup' }).lazy(
      section('/backup', () => import('./sections/backup/Backup.tsx'), {
        de: () => import('./sections/backup/de.ts'),
        en: () => import('./sections/backup/en.ts'),
      }),
    ),
    createRoute({
      getParentRoute,
      path: '/security',
      validateSearch: (search) => securitySearch.parse(search),
    }).lazy(
      section('/security', () => import('./sections/security/Security.tsx'), {
        de: () => import('./sections/security/de.ts'),
        en: () => import('./sections/security/en.ts'),
      }),
    ),
    createRoute({
      getParentRoute,
      path: '/messages',
      validateSearch: (search) => messagesSearch.parse(search),
    }).lazy(section('/messages', () => import('./sections/messages/Messages.tsx'), messageTexts)),
    createRoute({ getParentRoute, path: '/orders/$order/{-$layer}' }).lazy(
      section('/orders/$order/{-$layer}', () => import('./sections/order/Order.tsx'), {
        de: () => import('./sections/order/de.ts'),
        en: () => import('./sections/order/en.ts'),
      }),
    ),
    createRoute({ getParentRoute, path: '/packing/{-$order}' }).lazy(
      section('/packing/{-$order}', () => import('./sections/packing/Packing.tsx'), {
        de: () => import('./sections/packing/de.ts'),
        en: () => import('./sections/packing/en.ts'),
      }),
    ),
    createRoute({ getParentRoute, path: '/messages/$id' }).lazy(
      section('/messages/$id', () => import('./sections/messages/Message.tsx'), messageTexts),
    ),
    createRoute({
      getParentRoute,
      path: '/stock',
      validateSearch: (search) => stockSearch.parse(search),
    }).lazy(
      section('/stock', () => import('./sections/stock/Stock.tsx'), {
        de: () => import('./sections/stock/de.ts'),
        en: () => import('./sections/stock/en.ts'),
      }),
    ),
    createRoute({
      getParentRoute,
      path: '/collections',
      validateSearch: (search) => collectionsSearch.parse(search),
    }).lazy(
      section('/collections', () => import('./sections/collections/Collections.tsx'), partTexts),
    ),
    createRoute({
      getParentRoute,
      path: '/collections/$id',
      validateSearch: (search) => collectionsSearch.parse(search),
    }).lazy(
      section('/collections/$id', () => import('./sections/collections/Editor.tsx'), partTexts),
    ),
    createRoute({ getParentRoute, path: '/import' }).lazy(
      section('/import', () => import('./sections/import/Import.tsx'), {
        de: () => import('./sections/import/de.ts'),
        en: () => import('./sections/import/en.ts'),
      }),
    ),
    createRoute({
      getParentRoute,
      path: '/pictures',
      validateSearch: (search) => picturesSearch.parse(search),
    }).lazy(section('/pictures', () => import('./sections/pictures/Pictures.tsx'), pictureTexts)),
    createRoute({ getParentRoute, path: '/pictures/$id' }).lazy(
      section('/pictures/$id', () => import('./sections/pictures/Picture.tsx'), pictureTexts),
    ),
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
