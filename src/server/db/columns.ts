import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Columns of every slice's tables. Money is integer cents; every time is an instant. */

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
