import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { ADMIN_RETURNS_PER_PAGE } from '#contract/admin-returns.ts';
import type { AdminDefect, DefectAnswer } from '#contract/defects.ts';
import { ADMIN_DEFECT_ENDPOINTS } from '#contract/endpoints/defects.ts';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import { decisionsOf, isRemedy, liableUntil } from '#rules/defects.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import type { Admin } from '../auth/require-admin.ts';
import { countLists } from '../db/count-lists.ts';
import { noteAnswered } from '../defects/complain.ts';
import { defectPhotos, defects } from '../defects/schema.ts';
import { type DefectRow, PHOTOS, showDefect } from '../defects/show-defect.ts';
import { failure } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { orders } from '../orders/schema.ts';
import type { Transaction } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

const { id: ID, createdAt, doneAt } = defects;

/** Time of the last parcel's arrival, or of its leaving, as a column; of an order's row. */
const DELIVERED = sql<string | null>`(select max(coalesce(p.delivered_at, p.sent_at)) from parcels p
  where p.order_id = ${defects.orderId})`;

const isRepaired = ({ decision, doneAt: done }: DefectRow) =>
  decision === 'repair' && done !== null;

async function readDefects({ db }: AdminShop, isDone: boolean, before: string | undefined) {
  const isBehind = sql`(${createdAt}, ${ID}) < (select d.created_at, d.id from defects d where d.id = ${before})`;
  const found = await db
    .select({ row: defects, order: orders, photos: PHOTOS, delivered: DELIVERED })
    .from(defects)
    .innerJoin(orders, eq(orders.id, defects.orderId))
    .where(and(isDone ? isNotNull(doneAt) : isNull(doneAt), before ? isBehind : undefined))
    .orderBy(desc(createdAt), desc(ID))
    .limit(ADMIN_RETURNS_PER_PAGE + 1);
  const page = found.slice(0, ADMIN_RETURNS_PER_PAGE);
  return {
    defects: page.map(({ row, order, photos, delivered }): AdminDefect => {
      const until = delivered && liableUntil(Date.parse(delivered), isRepaired(row));
      return {
        ...showDefect(row, photos),
        text: row.text,
        item: row.line === null ? null : (order.items[row.line]?.name ?? null),
        wish: row.wish,
        answer: row.answer,
        liable_until: until ? isoDate(berlinDate(until)) : null,
        order: {
          id: order.id,
          number: formatOrderNumber(order.number ?? 0),
          status: order.status,
          name: order.customerName,
          email: order.customerEmail,
        },
      };
    }),
    next: found.length > page.length ? (page.at(-1)?.row.id ?? null) : null,
    counts: await countLists(db, {
      open: [defects, isNull(doneAt)],
      done: [defects, isNotNull(doneAt)],
    }),
  };
}

interface Locked {
  readonly row: DefectRow;
  readonly order: OrderRow;
  readonly delivered: string | null;
}

/** Changes a complaint under the lock of its order and itself; `change` returns why not, or null. */
async function change(
  shop: AdminShop,
  id: string,
  step: (tx: Transaction, locked: Locked) => Promise<'invalid_body' | null>,
): Promise<'not_found' | 'invalid_body' | null> {
  return shop.db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ row: defects, order: orders, delivered: DELIVERED })
      .from(defects)
      .innerJoin(orders, eq(orders.id, defects.orderId))
      .where(eq(ID, id))
      .for('update', { of: [defects, orders] });
    if (!locked) return 'not_found';
    const refused = await step(tx, locked);
    if (refused === null) await noteAnswered(shop, tx, locked.order.id);
    return refused;
  });
}

/** Mails what was decided, or that it is done; each decision of a moment once. */
async function mail(
  shop: AdminShop,
  tx: Transaction,
  { row, order, delivered }: Locked,
  ref: string,
) {
  const { decision, dueOn, answer } = row;
  if (order.customerEmail === null || decision === null) return;
  await queueMail(shop, tx, {
    kind: 'defect-answered',
    ref: `${row.id}:${ref}`,
    recipient: order.customerEmail,
    language: row.language,
    data: {
      ...{ orderId: order.id, number: formatOrderNumber(order.number ?? 0) },
      ...{ name: order.customerName, about: row.kind, decision, dueOn },
      isDone: row.doneAt !== null,
      answer: answer ?? '',
      liableUntil: isRepaired(row) && delivered ? liableUntil(Date.parse(delivered), true) : null,
    },
  });
}

async function answer(shop: AdminShop, admin: Admin, id: string, said: DefectAnswer) {
  return change(shop, id, async (tx, { row, order, delivered }) => {
    const { decision, due_on: day, text } = said;
    const today = isoDate(berlinDate(shop.now()));
    const isDated = isRemedy(decision) ? day !== undefined && day >= today : day === undefined;
    if (!isDated || row.doneAt || !decisionsOf(row.kind).includes(decision)) return 'invalid_body';
    const at = new Date(shop.now());
    const set = { decision, dueOn: day ?? null, answer: text, answeredAt: at };
    await tx.update(defects).set(set).where(eq(ID, id));
    await appendOrderEvent(tx, order.id, 'complaint_answered', `admin:${admin.id}`, at, {
      decision,
    });
    await recordAction(shop, tx, admin, 'defect_answered', id);
    await mail(shop, tx, { row: { ...row, ...set }, order, delivered }, at.toISOString());
    return null;
  });
}

async function markDone(shop: AdminShop, admin: Admin, id: string, isDone: boolean) {
  return change(shop, id, async (tx, { row, order, delivered }) => {
    if ((row.doneAt !== null) === isDone) return null;
    // Without a decision the customer heard nothing.
    if (isDone && row.decision === null) return 'invalid_body';
    const set = { doneAt: isDone ? new Date(shop.now()) : null };
    await tx.update(defects).set(set).where(eq(ID, id));
    await recordAction(shop, tx, admin, isDone ? 'defect_done' : 'defect_reopened', id);
    if (isDone && row.decision !== null && isRemedy(row.decision)) {
      await mail(shop, tx, { row: { ...row, ...set }, order, delivered }, `done ${row.decision}`);
    }
    return null;
  });
}

/** Complaints: answered and done. Goods and money are the order's own steps. */
export function defectRoutes(shop: AdminShop): Hono {
  return serve(ADMIN_DEFECT_ENDPOINTS, {
    'GET /api/admin/defects': (_, { query: { done, before } }) =>
      readDefects(shop, done !== undefined, before),
    'GET /api/admin/defects/:id/photos/:nth': async (c, { params: { id, nth } }) => {
      const isIt = and(eq(defectPhotos.defectId, id), eq(defectPhotos.nth, Number(nth)));
      const [found] = await shop.db.select().from(defectPhotos).where(isIt);
      if (!found) return failure(c, 'not_found');
      const headers = { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' };
      return c.body(new Uint8Array(found.photo), 200, headers);
    },
    'POST /api/admin/defects/:id/answer': async (c, { params: { id }, body }) => {
      const refused = await answer(shop, c.get('admin'), id, body);
      return refused === null ? { ok: true } : failure(c, refused);
    },
    'POST /api/admin/defects/:id/done': async (c, { params: { id }, body: { done } }) => {
      const refused = await markDone(shop, c.get('admin'), id, done);
      return refused === null ? { ok: true } : failure(c, refused);
    },
  });
}
