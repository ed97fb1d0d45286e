import pg from 'pg';

/** Numbers of rows of a shop that has sold for years. */
interface Size {
  readonly orders: number;
  readonly customers: number;
  /** Time between two orders, the last of which is made now; default: 15 minutes. */
  readonly everySeconds?: number;
  /** Days of counters of visits; default: none. */
  readonly days?: number;
}

const FIRST = `array['Anna','Ben','Clara','David','Emma','Finn','Greta','Hannes','Ida','Jonas','Karla','Leon','Mia','Nils',
  'Olga','Paul','Rosa','Samuel','Tilda','Udo','Vera','Wanda','Yara','Arne','Birte','Carl','Dörte','Erik','Frieda',
  'Gustav','Hanna','Ingo','Jule','Kai','Lotte','Malte','Nora','Ole','Pia','Ralf']`;
const STEM = `array['Lind','Berg','Stein','Feld','Wald','Brück','Kirch','Grün','Haus','Eich','Sand','Wein','Gold','Thal',
  'Hoch','Kohl','Rose','Winter','Sommer','Blum']`;
const END = "array['er','mann','ner','hoff','bach','au','egger','meier','ke','wald']";
const HOSTS = "array['gmail.com','web.de','gmx.de','t-online.de','icloud.com']";
const TOWNS = `array['Berlin','Hamburg','München','Köln','Leipzig','Bremen','Dresden','Hannover','Nürnberg',
  'Bochum','Bonn','Münster','Kiel','Mainz','Erfurt','Rostock','Kassel','Potsdam','Ulm','Trier']`;
const GOODS = `array['Kiez Low Navy','Kiez Low Weiß','Elvare Pouch','Parfum Noir','Cap Hafen','Trikot 1990',
  'Kartenetui','Kulturbeutel','Siegelring','Sonnenbrille Pilot']`;

/** Element of an array that a number falls on. */
const pick = (list: string, at: string) => `(${list})[1 + (${at})::int % array_length(${list}, 1)]`;

const statements = ({
  orders,
  customers,
  everySeconds = 900,
  days = 0,
}: Size): readonly string[] => [
  // Each of so many people orders again and again; 2 % of the orders wait, 3 % ended unpaid.
  `create temp table people as select n, ${pick(FIRST, 'n')} as first,
     ${pick(STEM, 'n / 3')} || ${pick(END, 'n / 7')} as last, n * 7919 % 90000 + 10000 as postcode from generate_series(1, ${customers}) n`,
  `insert into orders (id, number, status, fulfilment, amount, subtotal, shipping, refunded, customer_email,
     customer_name, address, items, promised, language, request_hash, payment_intent_id, expires_at, created_at, paid_at)
   select gen_random_uuid(), case when o.n % 33 > 0 then 1000 + o.n end,
     case when o.n % 33 = 0 then 'expired' when o.n % 25 = 0 then 'partly_refunded' when o.n % 40 = 0 then 'refunded' else 'paid' end,
     case when o.n % 33 = 0 or o.n > ${orders} * 0.98 then 'open' when o.n > ${orders} * 0.95 then 'shipped' else 'delivered' end,
     cents, cents, 0, case when o.n % 33 = 0 then 0 when o.n % 25 = 0 then 500 when o.n % 40 = 0 then cents else 0 end,
     lower(translate(first || '.' || last, 'üäöß', 'uaos')) || p.n || '@' || ${pick(HOSTS, 'p.n')}, first || ' ' || last,
     jsonb_build_object('line1', ${pick(STEM, 'p.n')} || 'straße ' || p.n % 200, 'line2', null,
       'postalCode', postcode::text, 'city', ${pick(TOWNS, 'p.n')}, 'country', 'DE'),
     jsonb_build_array(jsonb_build_object('id', 'kiez-low-navy', 'name', ${pick(GOODS, 'o.n * 31')}, 'variant',
       'Größe ' || 36 + o.n % 12, 'quantity', 1 + o.n % 2, 'price', cents, 'amount', cents, 'image', '', 'gift', false)),
     '{"vatPercent": 19}', 'de', '', 'pi_' || o.n, now(),
     at, case when o.n % 33 > 0 then at end
   from (select n, 1999 + n::bigint * 613 % 18000 as cents, now() - (${orders} - n) * ${everySeconds} * interval '1 second' as at
     from generate_series(1, ${orders}) n) o
   join people p on p.n = 1 + (o.n::bigint * 7907 % ${customers}) order by o.n`,
  `insert into customers (email, orders, spent_cents, last_order_at, name)
   select lower(customer_email), count(*) filter (where number is not null and status <> 'refunded'),
     coalesce(sum(amount - refunded) filter (where number is not null), 0), max(created_at), max(customer_name)
   from orders group by 1`,
  `update order_numbers set last = 1000 + ${orders} where id = 1`,
  `insert into order_events (order_id, kind, cause, at)
   select id, kind, cause, created_at + after from orders,
     (values ('created', 'checkout', interval '0'), ('paid', 'webhook', '1 minute'), ('mailed', 'mailer', '2 minutes'),
       ('slip_printed', 'admin:owner', '1 day'), ('shipped', 'admin:owner', '25 hours')) as kinds (kind, cause, after)`,
  `insert into refunds (id, order_id, amount_cents, state, pieces, counted_at, created_at, updated_at)
   select 're_' || number, id, greatest(refunded, 1), case when number % 20000 = 0 then 'pending' else 'succeeded' end,
     '[{"line": 0, "quantity": 1}]', now(), paid_at, paid_at from orders where status in ('refunded', 'partly_refunded')`,
  `insert into disputes (id, order_id, payment_intent_id, amount_cents, reason, state, opened_at, closed_at, updated_at)
   select 'dp_' || number, id, payment_intent_id, amount, 'fraudulent', 'lost', paid_at,
     case when number % 5000 > 0 then paid_at end, paid_at from orders where number % 100 = 0`,
  `insert into papers (number, kind, order_id, total_cents, made_at, language, content, pdf, sha256)
   select 'RE-' || number, 'invoice', id, amount, paid_at, 'de', '{}', '', '' from orders where number is not null`,
  `insert into papers (number, kind, order_id, reference, names, total_cents, made_at, language, content, pdf, sha256)
   select 'RK-' || number, 'correction', order_id, r.id, 'RE-' || number, -amount_cents, r.created_at, 'de', '{}', '', ''
   from refunds r join orders on orders.id = order_id where state = 'succeeded'`,
  `insert into mails (id, kind, ref, recipient, language, data, created_at, sent_at)
   select gen_random_uuid(), 'order-confirmation', id, customer_email, 'de', jsonb_build_object('orderId', id::text),
     paid_at, paid_at from orders where paid_at is not null`,
  `insert into contact_messages (id, first_name, last_name, email, subject, message, language, created_at, handled_at)
   select gen_random_uuid(), first, last, lower(first) || n || '@gmail.com', 'Frage zu meiner Bestellung',
     repeat('Wann kommt mein Paket an? ', 20), 'de', now() - n * interval '1 hour',
     case when n % 20 > 0 then now() end from people where n % 4 = 0`,
  `insert into newsletter_subscribers (email, status, language, token_hash, requested_at, confirmed_at)
   select lower(first) || n || '@gmail.com', case when n % 10 = 0 then 'requested' else 'confirmed' end, 'de', n::text,
     now() - n * interval '1 hour', case when n % 10 > 0 then now() - n * interval '1 hour' end from people where n % 2 = 0`,
  `insert into withdrawals (id, name, order_number, email, language, declared_at, order_id, done_at)
   select gen_random_uuid(), customer_name, 'EL-' || number, customer_email, 'de', paid_at, id,
     case when number % 2000 > 0 then now() end from orders where number % 25 = 0`,
  `insert into admin_actions (admin_id, action, subject, at)
   select 'owner', ${pick("array['stock_corrected','message_handled','catalogue_published','code_created']", 'n')},
     n::text, now() - n * interval '2 hours' from people`,
  `insert into security_events (kind, outcome, place, node, user_id, at)
   select case n % 4 when 0 then 'signed_in' else 'exported' end, case when n % 50 = 0 then 'refused' else 'done' end,
     '', '', n::text, now() - n * interval '10 minutes' from people`,
  `insert into parcels (id, order_id, pieces, carrier, number, sent_at, delivered_at)
   select id, id, '[{"line": 0, "quantity": 1}]', 'dhl', '00340' || number, paid_at + interval '1 day',
     case when fulfilment = 'delivered' then paid_at + interval '3 days' end
   from orders where number is not null and fulfilment <> 'open'`,
  `insert into stock_movements (item_id, reason, change, on_hand, order_id, cause, at)
   select 'kiez-low-navy-' || 36 + number % 12, 'sale', -1, 1, id, '', paid_at from orders where number is not null`,
  `insert into visit_counters (day, kind, key, count)
   select current_date - d, kind, case kind when 'stage' then (array['visit','product','cart','checkout','paid'])[n] else kind || n end, 1 + n
   from generate_series(0, ${days} - 1) d, (values ('page', 200), ('referrer', 60), ('bot', 20), ('stage', 5)) as kinds (kind, most),
     generate_series(1, most) n`,
  `insert into visit_minutes (minute, visits, products, carts, checkouts, paid, active)
   select date_trunc('minute', now()) - n * interval '1 minute', 40, 20, 5, 2, 1, 30 from generate_series(1, least(${days}, 15) * 1440) n`,
  `insert into discount_codes (code, kind, value, created_at)
   select 'CODE' || n, 'percent', 10, now() - n * interval '1 day' from generate_series(1, least(${customers}, 200)) n`,
];

/** Indexes that rows are not worth while they are written by the hundred thousand. */
const INDEXES = `select indexname, indexdef from pg_indexes where tablename in ('orders', 'order_events', 'customers')
  and not exists (select from pg_constraint where conname = indexname)`;

/** Fills an empty shop with orders of its customers, and with what such a shop has beside them. */
export async function fillOrders(connectionString: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  // Without triggers, which would count customers order by order.
  await client.query("set session_replication_role = replica; set maintenance_work_mem = '256MB'");
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(INDEXES);
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  for (const statement of statements(size)) await client.query(statement);
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('vacuum analyze');
  await client.end();
}
