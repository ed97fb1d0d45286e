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
import { SECURITY_KINDS } from '#contract/admin-security.ts';
import { BACK_OFFICE, type Lang, localized } from '#routes.ts';
import { FULFILMENTS, ORDER_STATUSES } from '#rules/order-states.ts';
import { NotFound, Shell } from './kit/Shell.tsx';
import { queryOf, readParams } from './kit/search-params.ts';

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
const messagesSearch = z.object({ ...list, view: oneOf(['all', 'failed', 'newsletter']) });

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
  return root.addChildren([
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
