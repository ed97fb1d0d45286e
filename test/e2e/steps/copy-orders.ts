import pg from 'pg';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import type { ShopPlace } from '#test/running-shop.ts';

/** Stores copies of a paid order, numbered from 2001. */
export async function copyOrder(place: ShopPlace, id: string, count: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: await findPostgres(place) });
  await pool.query(
    `insert into orders (id, number, status, amount, subtotal, shipping, customer_email,
       customer_name, address, items, promised, language, request_hash, expires_at, created_at, paid_at)
     select gen_random_uuid(), 2000 + n, 'paid', amount, subtotal, shipping, customer_email,
       customer_name, address, items, promised, language, '', expires_at, created_at, paid_at
     from orders, generate_series(1, $2) n where id = $1`,
    [id, count],
  );
  await pool.end();
}
