import type { Context, Hono } from 'hono';
import {
  FORM_ENDPOINTS,
  newsletterToken,
  newsletterUnsubscribeBody,
} from '#contract/endpoints/forms.ts';
import { rangeOf } from '#rules/range.ts';
import { productOfMark } from '#rules/sold-out.ts';
import { failure } from '../errors.ts';
import { limitKey } from '../http/client-address.ts';
import { languageOf } from '../http/language.ts';
import { limited } from '../http/limited.ts';
import { readJson } from '../http/read-json.ts';
import { serve } from '../http/serve.ts';
import { mailboxKey } from '../mail-queue/mail-causes.ts';
import type { MailKind } from '../mail-queue/mail-kinds.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';
import { receiveMessage } from './contact.ts';
import { confirmNewsletter, requestNewsletter, unsubscribeNewsletter } from './newsletter.ts';
import { confirmStockRequest, forgetStockRequest, requestStock } from './stock-requests.ts';

/** Newsletter and contact form (docs/specification.md#27-support-and-company), requests for what is sold out. */
export function formRoutes(shop: RangeShop): Hono {
  const refuseMailbox = (c: Context, kind: MailKind, email: string) =>
    limited(c, shop, 'mailbox', mailboxKey(kind, limitKey(c.get('address')), email));
  return serve(FORM_ENDPOINTS, {
    'POST /api/newsletter': async (c, { body }) => {
      const refused = refuseMailbox(c, 'newsletter-confirm', body.email);
      if (refused) return refused;
      await requestNewsletter(shop, body.email, languageOf(c));
      return { ok: true };
    },
    'POST /api/newsletter/confirm': async (c, { body }) =>
      (await confirmNewsletter(shop, body.token)) ? { ok: true } : failure(c, 'invalid_token'),
    'POST /api/newsletter/unsubscribe': async (c) => {
      const token = await unsubscribeToken(c);
      if (token instanceof Response) return token;
      return (await unsubscribeNewsletter(shop, token))
        ? { ok: true }
        : failure(c, 'invalid_token');
    },
    'POST /api/stock-requests': async (c, { body }) => {
      const { find } = rangeOf(catalogueOf(shop));
      if (!productOfMark(body.mark, find)) return failure(c, 'unknown_item');
      const refused = refuseMailbox(c, 'stock-confirm', body.email);
      if (refused) return refused;
      await requestStock(shop, body, languageOf(c));
      return { ok: true };
    },
    'POST /api/stock-requests/confirm': async (c, { body }) =>
      (await confirmStockRequest(shop, body.token)) ? { ok: true } : failure(c, 'invalid_token'),
    'POST /api/stock-requests/forget': async (c, { body }) =>
      (await forgetStockRequest(shop, body.token)) ? { ok: true } : failure(c, 'invalid_token'),
    'POST /api/contact': async (c, { body }) => {
      await receiveMessage(shop, body, languageOf(c));
      return { ok: true };
    },
  });
}

/** Mail programs name the token in the address and post a form nobody needs; our page posts JSON. */
async function unsubscribeToken(c: Context): Promise<string | Response> {
  const query = c.req.query('token');
  if (query !== undefined) {
    const token = newsletterToken.safeParse(query);
    return token.success ? token.data : failure(c, 'invalid_token');
  }
  const read = await readJson(c, newsletterUnsubscribeBody);
  return read.ok ? read.value.token : read.response;
}
