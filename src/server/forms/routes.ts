import { type Context, Hono } from 'hono';
import { API } from '#api-paths.ts';
import {
  contactBody,
  newsletterBody,
  newsletterConfirmBody,
  newsletterToken,
  newsletterUnsubscribeBody,
} from '#contract/forms.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { limited } from '../http/limits.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { receiveMessage } from './contact.ts';
import { confirmNewsletter, requestNewsletter, unsubscribeNewsletter } from './newsletter.ts';

const BODY_LIMIT = { limitBytes: 32 * 1024 };

/** Newsletter and contact form (docs/specification.md#27-support-and-company). */
export function formRoutes(shop: Shop): Hono {
  const routes = new Hono();
  const ok = (c: Context) => c.json({ ok: true });

  routes.post(API.newsletter, async (c) => {
    const tooMany = limited(c, shop, 'newsletter');
    if (tooMany) return tooMany;
    const read = await readJson(c, newsletterBody, BODY_LIMIT);
    if (!read.ok) return read.response;
    await requestNewsletter(shop, read.value.email, languageOf(c));
    return ok(c);
  });

  routes.post(API.newsletterConfirm, async (c) => {
    const tooMany = limited(c, shop, 'account');
    if (tooMany) return tooMany;
    const read = await readJson(c, newsletterConfirmBody, BODY_LIMIT);
    if (!read.ok) return read.response;
    return (await confirmNewsletter(shop, read.value.token)) ? ok(c) : failure(c, 'invalid_token');
  });

  routes.post(API.newsletterUnsubscribe, async (c) => {
    const tooMany = limited(c, shop, 'account');
    if (tooMany) return tooMany;
    const token = await unsubscribeToken(c);
    if (token instanceof Response) return token;
    return (await unsubscribeNewsletter(shop, token)) ? ok(c) : failure(c, 'invalid_token');
  });

  routes.post(API.contact, async (c) => {
    const tooMany = limited(c, shop, 'contact');
    if (tooMany) return tooMany;
    const read = await readJson(c, contactBody, BODY_LIMIT);
    if (!read.ok) return read.response;
    await receiveMessage(shop, read.value, languageOf(c));
    return ok(c);
  });

  return routes;
}

/** Mail programs name the token in the address and post a form nobody needs; our page posts JSON. */
async function unsubscribeToken(c: Context): Promise<string | Response> {
  const query = c.req.query('token');
  if (query !== undefined) {
    const token = newsletterToken.safeParse(query);
    return token.success ? token.data : failure(c, 'invalid_token');
  }
  const read = await readJson(c, newsletterUnsubscribeBody, BODY_LIMIT);
  return read.ok ? read.value.token : read.response;
}
