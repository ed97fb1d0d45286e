import { z } from 'zod';
import { successTarget } from '../page/summary.ts';
import { approve, deny, type Paying, type PayResult, pay } from '../payments/flow.ts';
import type { Address, MethodChoice } from '../records.ts';
import { METHODS } from '../stripe/account.ts';
import type { World } from '../world.ts';

const GOOD_CARD = '4242424242424242';
const BAD_CARD = '4000000000000002';

/**
 * `POST /_sandbox/sessions/:id/pay`: what a customer would do on the payment page. `pay` with
 * `settles` pays by PayPal, or by the method, with a late outcome. Everything has a default.
 */
export const shortcutBody = z.strictObject({
  outcome: z.enum(['pay', 'decline']).default('pay'),
  email: z.email().default('kundin@example.com'),
  name: z.string().min(1).default('Erika Beispiel'),
  address: z
    .strictObject({
      line1: z.string().min(1),
      line2: z.string().nullable().default(null),
      postal_code: z.string().min(1),
      city: z.string().min(1),
      country: z.string().length(2).default('DE'),
    })
    .default({
      line1: 'Beispielstraße 1',
      line2: null,
      postal_code: '10115',
      city: 'Berlin',
      country: 'DE',
    }),
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

/** Undefined when there is no such session. Answers once the outcome is on disk. */
export async function shortcut(
  world: World,
  sessionId: string,
  wish: ShortcutBody,
): Promise<object | undefined> {
  if (!world.store.get('sessions', sessionId)) return undefined;
  const kind = await act(world, sessionId, wish);
  const session = world.store.get('sessions', sessionId)?.session;
  if (!session) return undefined;
  const redirect = kind === 'complete' ? successTarget(session) : null;
  return { result: kind, status: session.status, payment_status: session.payment_status, redirect };
}

async function act(
  world: World,
  sessionId: string,
  wish: ShortcutBody,
): Promise<PayResult['kind']> {
  const address: Address = { ...wish.address, state: null };
  const session = world.store.get('sessions', sessionId)?.session;
  const first = pay(world, sessionId, {
    customer: {
      email: session?.customer_email ?? wish.email,
      name: wish.name,
      address: session?.shipping_address_collection ? address : null,
    },
    method: methodOf(wish),
  });
  const last = first.result.kind === 'action' ? answerAction(world, sessionId, first, wish) : first;
  await Promise.all([first.saved, last.saved]);
  return last.result.kind;
}

function answerAction(world: World, sessionId: string, first: Paying, wish: ShortcutBody): Paying {
  if (first.result.kind !== 'action') return first;
  const attemptId = first.result.attempt.id;
  return wish.outcome === 'decline'
    ? deny(world, sessionId, attemptId)
    : approve(world, sessionId, attemptId, wish.settles ?? 'now');
}

function methodOf(wish: ShortcutBody): MethodChoice {
  if (wish.method !== 'card') return { type: wish.method };
  if (wish.settles) return { type: 'paypal' };
  const number = wish.card ?? (wish.outcome === 'decline' ? BAD_CARD : GOOD_CARD);
  return { type: 'card', number, expMonth: 12, expYear: 2034 };
}
