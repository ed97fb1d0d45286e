import { Hono } from 'hono';
import { z } from 'zod';
import { moveDispute, openDispute } from '../payments/disputes.ts';
import { expire } from '../payments/expire.ts';
import { settleRefund } from '../payments/refunds.ts';
import { runDue } from '../payments/timer.ts';
import { accountState } from '../stripe/account.ts';
import { addDelivery, newDelivery } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { faultRule, refundEnd, refundFailure } from './faults.ts';
import { shortcut, shortcutBody } from './shortcut.ts';

const rules = z.union([faultRule.transform((rule) => [rule]), z.array(faultRule).max(100)]);
const settlement = z.strictObject({
  status: refundEnd.default('succeeded'),
  failure_reason: refundFailure.optional(),
});
const newDispute = z.strictObject({
  reason: z.string().default('fraudulent'),
  amount: z.int().min(1).optional(),
  inquiry: z.boolean().default(false),
});
const disputeMove = z.strictObject({
  status: z.enum(['under_review', 'won', 'lost', 'warning_under_review', 'warning_closed']),
});
const resend = z.strictObject({ form: z.enum(['thin', 'no_data']).optional() });
const advance = z.strictObject({
  seconds: z
    .number()
    .min(0)
    .max(366 * 86_400),
});

/**
 * The handles for tests and demo traffic under `/_sandbox`. No part of Stripe's surface; the shop
 * never calls them.
 *
 * - `POST /_sandbox/faults` one rule or a list (see `faultRule`), `GET` lists, `DELETE` clears
 * - `POST /_sandbox/sessions/:id/pay` does what the payment page does (see `shortcutBody`)
 * - `POST /_sandbox/sessions/:id/expire` lets a session run out now
 * - `POST /_sandbox/refunds/:id/settle` `{ status, failure_reason }` ends a refund
 * - `POST /_sandbox/sessions/:id/dispute` `{ reason, amount, inquiry }` opens a dispute
 * - `POST /_sandbox/disputes/:id/status` `{ status }` moves a dispute on or closes it
 * - `POST /_sandbox/events/:id/resend` `{ form: thin or no_data }` delivers an event once more
 * - `POST /_sandbox/account` changes the account (see `accountState`)
 * - `POST /_sandbox/clock` `{ seconds }` moves the sandbox's time forward
 * - `GET /_sandbox/state` counts and what is waiting
 */
export function createControl(world: World): Hono {
  const app = new Hono().basePath('/_sandbox');

  app.get('/faults', (c) => c.json({ rules: world.faults.list() }));
  app.delete('/faults', (c) => {
    world.faults.clear();
    return c.json({ rules: [] });
  });
  app.post('/faults', async (c) => {
    const read = rules.safeParse(await body(c.req.raw));
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    world.faults.add(read.data);
    return c.json({ rules: world.faults.list() });
  });

  app.post('/sessions/:id/pay', async (c) => {
    const read = shortcutBody.safeParse(await body(c.req.raw));
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    const done = await shortcut(world, c.req.param('id'), read.data);
    return done ? c.json(done) : c.json({ error: 'No such session' }, 404);
  });

  app.post('/sessions/:id/expire', async (c) => {
    const tx = world.store.begin();
    const record = tx.get('sessions', c.req.param('id'));
    if (!record) return c.json({ error: 'No such session' }, 404);
    if (record.session.status === 'open') expire(world, tx, record);
    await tx.commit();
    return c.json({ status: world.store.get('sessions', record.session.id)?.session.status });
  });

  app.post('/refunds/:id/settle', async (c) => {
    const read = settlement.safeParse(await body(c.req.raw));
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    const tx = world.store.begin();
    const refund = tx.get('refunds', c.req.param('id'))?.refund;
    if (!refund) return c.json({ error: 'No such refund' }, 404);
    const { status, failure_reason } = read.data;
    if (refund.status === status || ['failed', 'canceled'].includes(refund.status ?? '')) {
      return c.json({ error: `The refund is ${refund.status}` }, 409);
    }
    const settled = settleRefund(world, tx, refund, status, failure_reason);
    await tx.commit();
    return c.json(settled);
  });

  app.post('/sessions/:id/dispute', async (c) => {
    const read = newDispute.safeParse(await body(c.req.raw));
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    const tx = world.store.begin();
    const intentId = tx.get('sessions', c.req.param('id'))?.session.payment_intent;
    const intent = typeof intentId === 'string' ? tx.get('intents', intentId) : undefined;
    const held = tx.get('charges', String(intent?.latest_charge));
    if (!held?.charge.paid) return c.json({ error: 'No such paid session' }, 404);
    const { amount: amountCents, ...wanted } = read.data;
    const dispute = openDispute(world, tx, held, { ...wanted, amountCents });
    await tx.commit();
    return c.json(dispute);
  });

  app.post('/disputes/:id/status', async (c) => {
    const read = disputeMove.safeParse(await body(c.req.raw));
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    const tx = world.store.begin();
    const dispute = tx.get('disputes', c.req.param('id'));
    if (!dispute) return c.json({ error: 'No such dispute' }, 404);
    const moved = moveDispute(world, tx, dispute, read.data.status);
    await tx.commit();
    return c.json(moved);
  });

  app.post('/events/:id/resend', async (c) => {
    const read = resend.safeParse((await body(c.req.raw)) ?? {});
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    const tx = world.store.begin();
    const event = tx.get('events', c.req.param('id'));
    if (!event) return c.json({ error: 'No such event' }, 404);
    if (!world.deliverer) return c.json({ error: 'SANDBOX_WEBHOOK_URL is not set' }, 409);
    addDelivery(world, tx, newDelivery(event.id, 0, read.data.form));
    await tx.commit();
    return c.json({ resent: event.id });
  });

  app.post('/account', async (c) => {
    const read = accountState.partial().safeParse(await body(c.req.raw));
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    Object.assign(world.account, read.data);
    return c.json(world.account);
  });

  app.post('/clock', async (c) => {
    const read = advance.safeParse(await body(c.req.raw));
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    world.clock.advance(read.data.seconds * 1000);
    await runDue(world);
    return c.json({ now: new Date(world.clock.now()).toISOString() });
  });

  app.get('/state', (c) => {
    const deliveries = [...world.store.values('deliveries')];
    return c.json({
      now: new Date(world.clock.now()).toISOString(),
      sessions: world.store.size('sessions'),
      events: world.store.size('events'),
      deliveries: {
        waiting: deliveries.filter((delivery) => delivery.state === 'waiting').length,
        given_up: deliveries.filter((delivery) => delivery.state === 'given_up').length,
      },
    });
  });
  return app;
}

/** The JSON of a request; undefined (which no schema accepts) when it isn't JSON. */
async function body(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return undefined;
  try {
    return await request.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
