import type pg from 'pg';

/** Paid orders with customer, history and a sent mail each, made of the newest one. */
export async function addOrders(pool: pg.Pool, from: number, to: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0`);
    await client.query(
      `with sample as (select * from orders limit 1), made as (
         insert into orders (id, number, status, amount, subtotal, shipping, items, promised, language,
           request_hash, expires_at, idempotency_key, customer_email, customer_name, address,
           checkout_session_id, payment_intent_id, paid_at)
         select gen_random_uuid(), 100000 + n, 'paid', amount, subtotal, shipping, items, promised, language,
           md5(n::text), expires_at, gen_random_uuid()::text, md5(n::text) || '@kundin.example',
           md5((n * 7)::text), jsonb_build_object('line1', md5((n * 3)::text), 'line2', null,
             'postalCode', '10115', 'city', 'Berlin', 'country', 'DE'),
           'cs_' || md5((n * 11)::text), 'pi_' || md5((n * 13)::text), now()
         from sample, generate_series($1::int, $2::int) n returning id, items, amount),
       told as (insert into order_events (order_id, kind, cause, data)
         select id, kind, 'webhook', jsonb_build_object('session', md5(id::text))
         from made, unnest(array['created', 'paid', 'mailed']) kind)
       insert into mails (id, kind, ref, recipient, language, data, sent_at)
       select gen_random_uuid(), 'order-confirmation', id::text, md5(id::text) || '@kundin.example',
         'de', jsonb_build_object('orderId', id, 'items', items, 'amount', amount), now() from made`,
      [from, to],
    );
  } finally {
    client.release();
  }
}
