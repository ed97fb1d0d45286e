import type { Hono } from 'hono';
import { WITHDRAWAL_ENDPOINTS } from '#contract/endpoints/forms.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { declareWithdrawal } from './declare.ts';

/** The function for withdrawal (docs/specification.md#27-support-and-company). */
export function withdrawalRoutes(shop: Shop): Hono {
  return serve(WITHDRAWAL_ENDPOINTS, {
    'POST /api/withdrawals': async (c, { body }) => {
      const at = await declareWithdrawal(shop, body, languageOf(c));
      return at ? { declared_at: at.toISOString() } : failure(c, 'invalid_body', { field: 'key' });
    },
  });
}
