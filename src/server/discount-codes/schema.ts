import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CodeKind } from '#rules/discount-codes.ts';
import { createdAt, instant } from '../db/columns.ts';

/** `value` is percent (1–100) or cents, by `kind`; 0 for free shipping. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    code: text('code').primaryKey(),
    kind: text('kind').$type<CodeKind>().notNull(),
    value: integer('value').notNull(),
    minimum: integer('minimum').notNull().default(0),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Redemptions allowed; null is no limit. */
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    /** Each mail address and each account once. */
    oncePerCustomer: boolean('once_per_customer').notNull().default(false),
    /** Collections whose goods it counts for; null for all goods. */
    collections: text('collections').array(),
    /** Name that single-use codes made together share. */
    series: text('series'),
    stoppedAt: instant('stopped_at'),
    /** Comes with demo mode and is worth nothing in a live shop. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('discount_codes_series').on(t.series).where(sql`series is not null`),
    check('discount_codes_kind', sql`kind in ('percent','amount','shipping')`),
    check(
      'discount_codes_value',
      sql`case kind when 'shipping' then value = 0 when 'percent' then value between 1 and 100 else value > 0 end`,
    ),
    check('discount_codes_uses', sql`uses >= 0 and (max_uses is null or uses <= max_uses)`),
  ],
);
