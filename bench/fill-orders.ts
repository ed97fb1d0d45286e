import pg from 'pg';

/** Numbers of rows of a shop that has sold for years. */
interface Size {
  readonly orders: number;
  readonly customers: number;
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

const statements = ({ orders, customers }: Size): readonly string[] => [
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
     now() - (${orders} - o.n) * interval '15 minutes', case when o.n % 33 > 0 then now() - (${orders} - o.n) * interval '15 minutes' end
   from (select n, 1999 + n * 613 % 18000 as cents from generate_series(1, ${orders}) n) o
   join people p on p.n = 1 + (o.n::bigint * 7907 % ${customers}) order by o.n`,
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
  `insert into discount_codes (code, kind, value, created_at)
   select 'CODE' || n, 'percent', 10, now() - n * interval '1 day' from generate_series(1, least(${customers}, 200)) n`,
];

/** Fills an empty shop with orders of its customers, and with what such a shop has beside them. */
export async function fillOrders(connectionString: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const statement of statements(size)) await client.query(statement);
  await client.query('vacuum analyze');
  await client.end();
}
