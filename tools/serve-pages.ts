import type { IncomingMessage } from 'node:http';
import type { WholeShop } from '#server/assemble.ts';
import { requireAdmin } from '#server/auth/require-admin.ts';
import { plainStates } from '#server/checkout/plain-state.ts';
import type { RequestHandler } from '#server/http/server.ts';
import { notingPages } from '#server/metrics/note-reply.ts';
import { openPageServer } from '#server/pages/page-server.ts';
import { catalogueOf } from '#server/shop.ts';
import { ROOT_DIR } from './settings.ts';

/** Opens the pages of the build for a shop. */
export async function servePages(shop: WholeShop): Promise<RequestHandler> {
  const { baseUrl, company } = shop.settings;
  const isOwner = async ({ headers: { cookie = '' } }: IncomingMessage) => {
    const headers = new Headers({ cookie });
    const checked = requireAdmin(shop, { headers }, { isUse: false });
    return (await checked.catch(() => undefined))?.ok === true;
  };
  const options = {
    ...{ securityContact: company.email, plainStates: plainStates(shop), isOwner, shop },
    countEntry: shop.parts.entries.count.bind(shop.parts.entries),
  };
  const { serve } = await openPageServer(ROOT_DIR, baseUrl, catalogueOf(shop), options);
  return notingPages(shop, serve);
}
