import { Hono } from 'hono';
import { API } from '#api-paths.ts';
import { discountCodeBody } from '#contract/checkout.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { limited } from '../http/limits.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { codeValues, readCode } from './discount-codes.ts';

/** Value of a discount code, for the cart (docs/specification.md#7-interfaces). */
export function discountCodeRoutes(shop: Shop): Hono {
  const routes = new Hono();
  routes.post(API.discountCode, async (c) => {
    const tooMany = limited(c, shop, 'discountCode');
    if (tooMany) return tooMany;
    const read = await readJson(c, discountCodeBody);
    if (!read.ok) return read.response;
    const { code, subtotal } = read.value;
    const reading = await readCode(shop, shop.db, code, subtotal);
    if (!reading.ok) {
      return failure(c, reading.code, { values: codeValues(reading, languageOf(c)) });
    }
    if (reading.usedUp) return failure(c, 'code_used_up');
    const { kind, value, minimumCents } = reading.terms;
    return c.json({ code: reading.code, kind, value, minimum: minimumCents });
  });
  return routes;
}
