import { z } from 'zod';
import { successTarget } from '../page/summary.ts';
import { approve, deny, pay } from '../payments/flow.ts';
import type { MethodChoice } from '../records.ts';
import { METHODS } from '../stripe/account.ts';
import type { World } from '../world.ts';

const GOOD_CARD = '4242424242424242';
const BAD_CARD = '4000000000000002';
const ADDRESS = {
  line1: 'Beispielstraße 1',
  line2: null,
  postal_code: '10115',
  city: 'Berlin',
  country: 'DE',
  state: null,
};

/**
 * `POST /_sandbox/sessions/:id/pay`: what a customer would do on the payment page. `pay` with
 * `settles` pays by PayPal, or by the method, with a late outcome. Everything has a default.
 */
export const shortcutBody = z.strictObject({
  outcome: z.enum(['pay', 'decline']).default('pay'),
  email: z.email().default('kundin@example.com'),
  name: z.string().min(1).default('Erika Beispiel'),
  method: z.enum(METHODS).default('card'),
  card: z
    .string()
    .regex(/^\d{12,19}$/)
    .optional(),
  settles: z
    .strictObject({
      outcome: z.enum(['succeed', 'fail']),
      afterMs: z.int().min(0).max(86_400_000).default(5000),
    })
    .optional(),
});

type ShortcutBody = z.infer<typeof shortcutBody>;

/** Undefined when there is no such session. */
export function shortcut(world: World, sessionId: string, wish: ShortcutBody): object | undefined {
  const found = world.store.get('sessions', sessionId)?.session;
  if (!found) return undefined;
  const { email, name, outcome, settles } = wish;
  const address = found.shipping_address_collection ? ADDRESS : null;
  let result = pay(world, sessionId, {
    customer: { email: found.customer_email ?? email, name, address },
    method: methodOf(wish),
  });
  if (result.kind === 'action') {
    const { id } = result.attempt;
    result =
      outcome === 'decline' ? deny(world, sessionId, id) : approve(world, sessionId, id, settles);
  }
  const { kind } = result;
  const session = world.store.get('sessions', sessionId)?.session ?? found;
  const { status, payment_status } = session;
  const redirect = kind === 'complete' ? successTarget(session) : null;
  return { result: kind, status, payment_status, redirect };
}

function methodOf({ method, card, outcome, settles }: ShortcutBody): MethodChoice {
  if (method !== 'card') return { type: method };
  if (settles) return { type: 'paypal' };
  const number = card ?? (outcome === 'decline' ? BAD_CARD : GOOD_CARD);
  return { type: 'card', number, expMonth: 12, expYear: 2034 };
}
