import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { moveDispute, openDispute } from '../payments/disputes.ts';
import { expire } from '../payments/expire.ts';
import { settleRefund } from '../payments/refunds.ts';
import { runDue } from '../payments/timer.ts';
import type { Tx } from '../records.ts';
import { accountState } from '../stripe/account.ts';
import type { World } from '../world.ts';
import { faultRule, refundEnd } from './faults.ts';
import { shortcut, shortcutBody } from './shortcut.ts';

const rules = z.union([faultRule.transform((rule) => [rule]), z.array(faultRule).max(100)]);
const settlement = z.strictObject({
  status: refundEnd.default('succeeded'),
  failure_reason: z.string().optional(),
});
const newDispute = z.strictObject({
  reason: z.string().default('fraudulent'),
  amount: z.int().min(1).optional(),
  inquiry: z.boolean().default(false),
});
const disputeMove = z.strictObject({
  status: z.enum(['under_review', 'won', 'lost', 'warning_under_review', 'warning_closed']),
});
const YEAR_SECONDS = 366 * 86_400;
const advance = z.strictObject({ seconds: z.number().min(0).max(YEAR_SECONDS) });

/** The handles for tests and demo traffic under `/_sandbox`; `sandbox/README.md` lists them. */
export function createControl(world: World): Hono {
  const app = new Hono().basePath('/_sandbox');
  app.onError((error, c) => {
    if (!(error instanceof HTTPException)) throw error;
    return c.json({ error: error.message }, error.status);
  });

  /** Declares a POST. What `run` changed is on disk before the reply leaves. */
  const handle = <S extends z.ZodType>(
    path: string,
    schema: S,
    run: (body: z.output<S>, id: string, tx: Tx) => object,
  ): void => {
    app.post(path, async (c) => {
      const read = schema.safeParse(await jsonOf(c.req.raw));
      if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
      const tx = world.store.begin();
      const reply = run(read.data, c.req.param('id') ?? '', tx);
      tx.commit();
      return c.json(reply);
    });
  };

  app.delete('/faults', (c) => {
    world.faults.clear();
    return c.json({});
  });
  handle('/faults', rules, (wanted) => {
    world.faults.add(wanted);
    return {};
  });

  handle('/sessions/:id/pay', shortcutBody, (wish, id) =>
    there(shortcut(world, id, wish), 'session'),
  );

  handle('/sessions/:id/expire', z.strictObject({}), (_, id, tx) =>
    expire(world, tx, there(tx.get('sessions', id), 'session')),
  );

  handle('/refunds/:id/settle', settlement, ({ status, failure_reason }, id, tx) => {
    const { refund } = there(tx.get('refunds', id), 'refund');
    if (refund.status === status || ['failed', 'canceled'].includes(refund.status ?? '')) {
      throw new HTTPException(409, { message: `The refund is ${refund.status}` });
    }
    return settleRefund(world, tx, refund, status, failure_reason);
  });

  handle('/sessions/:id/dispute', newDispute, ({ amount: amountCents, ...wanted }, id, tx) => {
    const intent = tx.get('intents', String(tx.get('sessions', id)?.session.payment_intent));
    const held = tx.get('charges', String(intent?.latest_charge));
    const paid = there(held?.charge.paid ? held : undefined, 'paid session');
    return openDispute(world, tx, paid, { ...wanted, amountCents });
  });

  handle('/disputes/:id/status', disputeMove, ({ status }, id, tx) =>
    moveDispute(world, tx, there(tx.get('disputes', id), 'dispute'), status),
  );

  handle('/account', accountState.partial(), (changes) => Object.assign(world.account, changes));

  handle('/clock', advance, ({ seconds }) => {
    world.clock.aheadMs += seconds * 1000;
    runDue(world);
    return { now: new Date(world.clock.now()).toISOString() };
  });

  app.get('/state', (c) =>
    c.json({
      now: new Date(world.clock.now()).toISOString(),
      sessions: [...world.store.values('sessions')].length,
      deliveries: { waiting: [...world.store.values('deliveries')].length },
    }),
  );
  return app;
}

function there<T>(found: T | undefined, noun: string): T {
  if (found === undefined) throw new HTTPException(404, { message: `No such ${noun}` });
  return found;
}

/** The JSON of a request; undefined (which most schemas refuse) when it isn't JSON. */
async function jsonOf(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return undefined;
  return request.json().catch(() => undefined);
}
