import pg from 'pg';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import type { ShopPlace } from '#test/running-shop.ts';

const TOWN = "jsonb_build_object('city', 'Schmalkalden-Meiningen an der Werra')";

/** Rows of each list: `$1` says how many. */
const ROWS = [
  `insert into orders (id, number, status, fulfilment, amount, subtotal, shipping, customer_email,
     customer_name, address, items, promised, language, request_hash, expires_at, created_at, paid_at)
   select gen_random_uuid(), 2000 + n, (array['paid', 'paid', 'partly_refunded'])[1 + n % 3],
     (array['open', 'open', 'shipped', 'delivered'])[1 + n % 4], amount, subtotal, shipping,
     'wilhelmine.von-hohenstein-' || n || '@kundin.example',
     'Wilhelmine von Hohenstein-Oberndorf ' || n, address || ${TOWN}, items, promised, language, '',
     expires_at, created_at - n * interval '1 hour', paid_at
   from (select * from orders where paid_at is not null order by number limit 1) o, generate_series(1, $1) n`,
  `insert into withdrawals (id, name, order_number, email, language, declared_at, order_id, done_at)
   select gen_random_uuid(), customer_name, 'EL-' || number, customer_email, 'de',
     now() - n * interval '1 hour', id, case when n % 2 = 0 then now() end
   from (select *, row_number() over (order by number) n from orders where number > 2000) o where n <= $1`,
  `insert into contact_messages (id, first_name, last_name, email, subject, message, urgent, language)
   select gen_random_uuid(), 'Łucja', 'Ørsted-Waldenburg ' || n, 'lucja-' || n || '@kundin.example',
     'Wann kommt meine Bestellung, und kann ich die Farbe noch ändern?', repeat('Ich warte. ', 20),
     n % 5 = 0, 'de'
   from generate_series(1, $1) n`,
  `insert into newsletter_subscribers (email, status, language, token_hash)
   select 'leserin-mit-langer-adresse-' || n || '@kundin.example', 'requested', 'de', 'hash ' || n
   from generate_series(1, $1) n`,
  `insert into mails (id, kind, ref, recipient, language, attempts, last_error, failed_at)
   select gen_random_uuid(), 'newsletter-confirm', 'row ' || n, 'liegt-' || n || '@kundin.example',
     'de', 5, '451 4.7.1 Greylisting in action, please come back later', now()
   from generate_series(1, $1) n`,
  `insert into discount_codes (code, kind, value, minimum, ends_at, max_uses, stopped_at)
   select 'SOMMERSCHLUSSVERKAUF' || n, 'amount', 500 + n, 5000, now() + interval '30 days', 100,
     case when n % 2 = 0 then now() end
   from generate_series(1, $1) n`,
  `insert into admin_actions (admin_id, action, subject, at)
   select 'npm run catalogue:import', 'code_created', 'SOMMERSCHLUSSVERKAUF' || n, now()
   from generate_series(1, $1) n`,
  `insert into catalogue_drafts (kind, id, content, position, base_version, revision, edited_by, edited_at)
   select kind, id, (content::jsonb || '{"weightG": 140}')::json, position, version,
     nextval('catalogue_draft_revisions'), 'npm run catalogue:import', now()
   from catalogue_entries where kind = 'product' and replaced_in is null order by position limit $1`,
];

/** Fills every list of the back office with `count` rows that have long names. Orders are copies of a paid one. */
export async function fillShop(place: ShopPlace, count: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: await findPostgres(place) });
  for (const rows of ROWS) await pool.query(`${rows} on conflict do nothing`, [count]);
  await pool.end();
}
