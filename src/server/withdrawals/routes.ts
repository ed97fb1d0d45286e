import type { Hono } from 'hono';
import { WITHDRAWAL_ENDPOINTS } from '#contract/endpoints/forms.ts';
import { failure } from '../errors.ts';
import { limitKey } from '../http/client-address.ts';
import { languageOf } from '../http/language.ts';
import { refuseMail } from '../http/limited.ts';
import { serve } from '../http/serve.ts';
import type { RangeShop } from '../shop.ts';
import { declareWithdrawal } from './declare.ts';

/** The function for withdrawal (docs/specification.md#27-support-and-company). */
export function withdrawalRoutes(shop: RangeShop): Hono {
  return serve(WITHDRAWAL_ENDPOINTS, {
    'POST /api/withdrawals': async (c, { body }) => {
      const network = limitKey(c.get('address'));
      const done = await declareWithdrawal(shop, body, languageOf(c), network);
      if ('declaredAt' in done) return { declared_at: done.declaredAt.toISOString() };
      return done.refused === 'too_many_mails'
        ? refuseMail(c, shop, done.waitSeconds)
        : failure(c, 'invalid_body', { field: 'key' });
    },
  });
}
