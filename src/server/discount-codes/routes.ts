import type { Hono } from 'hono';
import { CODE_ENDPOINTS } from '#contract/endpoints/shop.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';
import { codeValues, readCode } from './discount-codes.ts';

export function discountCodeRoutes(shop: RangeShop): Hono {
  return serve(CODE_ENDPOINTS, {
    'POST /api/discount-code': async (c, { body: { code, subtotal } }) => {
      // Goods are looked at where the lines are known: in the cart, and in an order.
      const reading = await readCode(shop, shop.db, code, catalogueOf(shop), () => subtotal);
      if (!reading.ok) {
        return failure(c, reading.code, { values: codeValues(reading, languageOf(c)) });
      }
      if (reading.usedUp) return failure(c, 'code_used_up');
      const { kind, value, minimumCents, productIds } = reading.terms;
      return {
        ...{ code: reading.code, kind, value, minimum: minimumCents },
        ...(productIds && { products: [...productIds], goods: reading.goods?.[languageOf(c)] }),
      };
    },
  });
}
