import { expect, type Page } from '@playwright/test';
import { apiPath } from '#api-path.ts';
import { href } from '#routes.ts';
import type { ShopPlace } from '#test/running-shop.ts';
import { PAIR, sell } from './back-office-shop.ts';
import { linkIn, mailTo } from './inbox.ts';

interface SentOrder {
  readonly email: string;
  readonly inbox: string;
  /** Address of its page, from its confirmation. */
  readonly link: string;
}

/** A paid order whose parcel the signed-in owner has sent, and moved on by further steps. */
export async function sendOrder(
  page: Page,
  place: ShopPlace,
  further: readonly 'delivered'[] = [],
): Promise<SentOrder> {
  const { id, customer_email: email } = await sell(page, place, [PAIR]);
  const parcel = apiPath('/api/admin/orders/:id/parcel', { id });
  for (const to of ['shipped', ...further]) {
    expect((await page.request.post(parcel, { data: { to } })).ok()).toBe(true);
  }
  const inbox = `http://localhost:${place.inboxPort}`;
  return {
    email,
    inbox,
    link: linkIn(await mailTo(email, /EL-\d+/, inbox), `${href('order', 'de')}#`),
  };
}
