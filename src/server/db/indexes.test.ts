import { expect, it } from 'vitest';
import type { AdminOrdersReply } from '#contract/admin-orders.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { signInAdmin, signInCustomer } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';
import { readPriceHistory } from '../catalogue/campaigns/proven-strikes.ts';
import { KnownEntries } from '../catalogue/current-entries.ts';
import { readFormerPaths } from '../catalogue/former-paths.ts';
import { drawPapers } from '../papers/draw-papers.ts';
import { reconcile } from '../payments/reconcile.ts';
import { retainOrders } from '../retention/closed-orders.ts';

const EMAIL = 'stamm@kundin.example';
const RING = { id: 'siegelring', name: 'Siegelring', price: 24.99, quantity: 1, image: '' };

const TOKEN = 'x'.repeat(32);
const test = await openTestShop({ sandbox: true, settings: { metricsToken: TOKEN } });
const admin = await signInAdmin(test);
const customer = await signInCustomer(test, EMAIL);
const { pool } = test.shop;
await pool.query('update users set email_verified = true');
await pool.query(
  `insert into orders (id, number, status, fulfilment, amount, subtotal, shipping, customer_email, items,
     promised, language, request_hash, expires_at, paid_at)
   select gen_random_uuid(), n, 'paid',
     case when n <= 5100 then 'open' when n <= 5200 then 'shipped' else 'delivered' end, 100, 100, 0,
     case n when 7 then 'Stamm@Kundin.example' else n || '@kundin.example' end, '[]', '{}', 'de', '', now(), now()
   from generate_series(5001, 8000) as n`,
);
await pool.query(
  `insert into mails (id, kind, ref, recipient, language, data)
   select gen_random_uuid(), 'payment-failed', id, customer_email, 'de',
     jsonb_build_object('orderId', id::text) from orders`,
);
await pool.query(
  `insert into security_events (kind, outcome, place, node, user_id, at)
   select case n % 500 when 0 then 'exported' else 'signed_in' end, 'done', '', '', n::text,
     now() - n * interval '1 minute' from generate_series(1, 5000) as n`,
);
await pool.query(
  'insert into catalogue_versions (number, note) select n, $1 from generate_series(2, 1001) as n',
  ['Herbst'],
);
await pool.query(
  `insert into catalogue_entries (kind, id, version, position, content, replaced_in)
   select 'product', 'weg-' || k, n, k, json_build_object('path', '/weg/' || k), n + 1
   from generate_series(2, 1000) as n, generate_series(1, 10) as k`,
);
await pool.query(
  `insert into price_history (product_id, variant, version, price_cents, original_cents)
   select 'weg-' || k, '', n, n, n from generate_series(2, 1000) as n, generate_series(1, 10) as k`,
);
await pool.query(
  `insert into stock_movements (item_id, reason, change, on_hand, cause, at)
   select 'weg-' || n % 500, 'counted', 1, 1, 'admin', now() from generate_series(1, 5000) as n`,
);
await pool.query(
  `insert into stock_movements (item_id, reason, change, on_hand, order_id, cause, at)
   select 'weg-' || n % 500, 'sale', -1, 1, (select id from orders limit 1), '', now() - n * interval '1 hour'
   from generate_series(1, 10000) as n`,
);
await pool.query(
  `insert into catalogue_entries (kind, id, version, position, content)
   select 'product', 'ware-' || n, 2, n, '{}' from generate_series(1, 5000) as n`,
);
await pool.query(
  `insert into orders (id, status, amount, subtotal, shipping, items, promised, language, request_hash, expires_at)
   select gen_random_uuid(), 'pending', 100, 100, 0, '[]', '{}', 'de', '', now() + interval '30 minutes'
   from generate_series(1, 50)`,
);
await pool.query(
  `insert into stock_counts (item_id, on_hand)
   select 'weg-' || n, least(1, n % 100) from generate_series(1, 5000) as n
   union all select $1, 9`,
  [RING.id],
);
await pool.query(
  `insert into stock_reservations (order_id, item_id, quantity, holder)
   select id, 'weg-' || number % 2000 + 1, 1, '' from orders where number is not null`,
);
await pool.query(
  `insert into campaigns (name, starts_at, ends_at, offer, is_announced, created_by, started_in, ended_in)
   select '{"de":"Sale","en":"Sale"}', now() + at, now() + at + interval '1 hour',
     '{"kind":"percent","hundredths":1000,"goods":{"kind":"everything"}}', false, '',
     case when n <= 3000 then 2 end, case when n <= 3000 then 3 end
   from generate_series(1, 3010) as n, make_interval(days => n - 3000) as at`,
);
await pool.query(
  `insert into withdrawals (id, name, order_number, email, language, declared_at, done_at)
   select gen_random_uuid(), '', '', n || '@kundin.example', 'de', now(), case when n > 30 then now() end
   from generate_series(1, 5000) as n`,
);
await pool.query(
  `insert into defects (id, order_id, kind, text, language, created_at, decision, done_at)
   select gen_random_uuid(), id, 'defect', '', 'de', now(), 'refund', case when number % 100 > 0 then now() end
   from orders where number is not null limit 5000`,
);
await pool.query(
  `insert into contact_messages (id, first_name, last_name, email, subject, message, language, created_at, handled_at)
   select gen_random_uuid(), '', '', n || '@kundin.example', '', '', 'de', now() - n * interval '1 minute',
     case when n % 100 > 0 then now() end from generate_series(1, 5000) as n`,
);
await pool.query(
  `insert into newsletter_subscribers (email, status, language, token_hash, requested_at)
   select n || '@kundin.example', case when n % 100 > 0 then 'confirmed' else 'requested' end, 'de', n::text,
     now() - n * interval '1 minute' from generate_series(1, 5000) as n`,
);
await pool.query(
  `insert into admin_actions (admin_id, action, subject, at)
   select 'n-' || n % 1000, case when n % 1000 = 0 then 'campaign_planned' else 'stock_corrected' end, '',
     now() - n * interval '1 minute' from generate_series(1, 5000) as n`,
);
await pool.query(
  `insert into order_events (order_id, kind, cause, at)
   select id, 'shipped', 'admin:n-' || number % 1000, now() from orders where number is not null`,
);
await pool.query(
  `insert into papers (number, kind, order_id, total_cents, made_at, language, content, pdf, sha256)
   select 'RE-2027-' || number, 'invoice', id, 100, now() - number * interval '1 minute', 'de', '{}', '', '' from orders
   where number is not null`,
);
await pool.query("update orders set customer_name = 'Solveig Sund' where number = 5001");
await pool.query(
  `vacuum analyze orders, order_events, contact_messages, newsletter_subscribers, admin_actions, withdrawals, mails, papers, security_events, catalogue_versions, catalogue_entries,
     price_history, stock_counts, stock_movements, stock_reservations, campaigns`,
);
const { rows } = await pool.query<{ id: string }>('select id from orders limit 1');
const orderId = rows[0]?.id ?? '';

async function scansOf(index: string): Promise<number> {
  // Each connection counts for itself, and an idle one tells it within 10 s unless it is told to; the pause gives all
  // of them a turn.
  const tell = () => pool.query('select pg_stat_force_next_flush(), pg_sleep(0.02)');
  await Promise.all(Array.from({ length: pool.totalCount }, tell));
  const { rows } = await pool.query<{ scans: string }>(
    'select idx_scan as scans from pg_stat_user_indexes where indexrelname = $1',
    [index],
  );
  return Number(rows[0]?.scans ?? 0);
}

/** Sends a request, or runs a job, and expects it to use the index. */
async function expectScan(index: string, run: () => Promise<unknown>): Promise<void> {
  const before = await scansOf(index);
  test.shop.parts.soldOut.forget();
  await run();
  await expect.poll(() => scansOf(index), { timeout: 20_000 }).toBeGreaterThan(before);
}

async function listed(body: object): Promise<AdminOrdersReply> {
  return (await test.send('POST', '/api/admin/orders', body, { cookie: admin })).json();
}

it.each([
  ['orders of an account', '/api/account/orders', 'orders_customer_email_lower'],
  ['data of an account', '/api/account/export', 'orders_customer_email_lower'],
  ['mails to an address', '/api/account/export', 'mails_recipient'],
  ['events of security', '/api/admin/security', 'security_events_at'],
  ['events of a kind', '/api/admin/security?kind=exported', 'security_events_kind'],
  ['events of an account', '/api/account/export', 'security_events_user_id'],
  ['an entry', '/api/admin/catalogue/entries/product/kiez-low-navy', 'catalogue_entries_current'],
  ['prices', '/api/admin/catalogue/entries/product/kiez-low-navy', 'price_history_shown_from'],
  ['changes of a version', '/api/admin/catalogue/versions/500', 'catalogue_entries_version'],
  ['open campaigns', '/api/admin/campaigns', 'campaigns_open'],
  ['former campaigns', '/api/admin/campaigns', 'campaigns_over'],
  ['movements of stock', '/api/admin/stock/weg-7', 'stock_movements_item_id'],
  ['counts with nothing free', '/api/sold-out', 'stock_counts_gone'],
  ['open withdrawals', '/api/admin/returns', 'withdrawals_open'],
  ['done withdrawals', '/api/admin/returns?done=1', 'withdrawals_declared_at'],
  ['open complaints', '/api/admin/defects', 'defects_open'],
  ['withdrawals of an address', '/api/account/export', 'withdrawals_email_lower'],
  [
    'figures of a period',
    '/api/admin/reports?group=product&from=2026-01-01&to=2026-01-02',
    'orders_paid_at',
  ],
  ['mails of an order', '/api/admin/orders/:id', 'mails_order_id'],
  ['papers of an order', '/api/admin/orders/:id', 'papers_order_id'],
  ['messages', '/api/admin/messages', 'contact_messages_created_at'],
  ['open messages', '/api/admin/messages?open=1', 'contact_messages_open'],
  ['messages of an address', '/api/account/export', 'contact_messages_email_lower'],
  [
    'addresses of the newsletter by state',
    '/api/admin/newsletter',
    'newsletter_subscribers_status',
  ],
  ['changed addresses of it', '/api/admin/newsletter', 'newsletter_subscribers_changed'],
  ['mails that were given up', '/api/admin/failed-deliveries', 'mails_given_up'],
  ['refusals', '/api/admin/security?refused=1', 'security_events_refused'],
  ['the log', '/api/admin/log', 'admin_actions_at'],
  ['the log of an area', '/api/admin/log?area=campaigns', 'admin_actions_action'],
  ['the log of a person', '/api/admin/log?by=n-7', 'admin_actions_admin_id'],
  ['the log of orders', '/api/admin/log?by=n-7', 'order_events_of_admin'],
])('%s are found by an index, however many others there are', async (_what, path, index) => {
  await expectScan(index, async () => {
    const cookie = path.startsWith('/api/admin') ? admin : customer;
    const response = await test.request(path.replace(':id', orderId), { headers: { cookie } });
    expect(response.status).toBe(200);
  });
});

it.each([
  ['orders', { q: '7777@kundin' }, 'orders_search_text'],
  ['orders', {}, 'order_events_restocked'],
  ['orders', { sort: 'highest' }, 'orders_amount'],
  ['orders', { status: 'failed' }, 'orders_status'],
  ['orders', { view: 'in-transit' }, 'orders_fulfilment'],
  ['orders', { view: 'to-pack', sort: 'oldest' }, 'orders_to_pack'],
  ['catalogue/products', { after: '999:z' }, 'catalogue_entries_order'],
  ['catalogue/products', { collection: 'caps' }, 'catalogue_entries_product_collection'],
])('%s with %j are found by an index', (list, body, index) =>
  expectScan(index, async () => {
    const response = await test.send('POST', `/api/admin/${list}`, body, { cookie: admin });
    expect(response.status).toBe(200);
  }),
);

it('lists count up to a bound', async () => {
  const { counts } = await listed({});
  expect(counts).toMatchObject({ 'to-pack': 100, 'in-transit': 100, all: 1_001 });
});

it('a search finds what many orders have and what one has, page by page', async () => {
  const ids = ({ orders }: AdminOrdersReply) => orders.map(({ id }) => id);
  for (const sort of [undefined, 'oldest', 'highest'] as const) {
    const all = await listed({ status: 'paid', sort });
    const found = await listed({ status: 'paid', sort, q: 'kundin' });
    expect(ids(found)).toEqual(ids(all));
    const next = { status: 'paid', sort, before: all.next };
    expect(ids(await listed({ ...next, q: 'kundin' }))).toEqual(ids(await listed(next)));
  }
  expect((await listed({ q: 'solveig' })).orders).toMatchObject([{ number: 'EL-5001' }]);
});

it.each(['job_common_i11', 'mails_given_up'])(
  'metrics read jobs and mails by %s',
  async (index) => {
    await pool.query(
      `insert into pgboss.job (name, data, state) select 'send-mail', '{}', 'completed' from generate_series(1, 20000)`,
    );
    await pool.query('vacuum analyze pgboss.job');
    const headers = { authorization: `Bearer ${TOKEN}` };
    // A look is kept for 5 s.
    await new Promise((resolve) => setTimeout(resolve, 5_100));
    await expectScan(index, () => test.request('/api/metrics', { headers }));
  },
);

it('reservations of a product are found by an index', () =>
  expectScan('stock_reservations_item_id', async () => {
    const response = await test.send('POST', '/api/create-checkout', { items: [RING] });
    expect(response.status).toBe(200);
  }));

it('prices that prove a reduction are found by an index', () =>
  expectScan('price_history_product_id_variant_version_pk', () =>
    readPriceHistory(test.shop.db, seedCatalogue),
  ));

it('entries that a version changed are found by an index', async () => {
  const known = new KnownEntries();
  await known.read(test.shop.db);
  await test.shop.pool.query('insert into catalogue_versions (number) values (2000)');
  await expectScan('catalogue_entries_version', () => known.read(test.shop.db));
});

it('paths that a version replaced are read without those of the versions before', async () => {
  const { paths } = new KnownEntries();
  await readFormerPaths(test.shop.db, seedCatalogue, 1001, paths);
  const read = await test.shop.db.transaction(async (tx) => {
    // The connection may not have reported earlier rows yet, so only the difference counts.
    const rowsRead = async () => {
      const { rows } = await tx.execute<{ rows: string }>(
        "select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables where relname = 'catalogue_entries'",
      );
      return Number(rows[0]?.rows ?? 0);
    };
    const before = await rowsRead();
    await readFormerPaths(tx, seedCatalogue, 1002, paths);
    return (await rowsRead()) - before;
  });
  expect(read).toBeLessThan(100);
});

it('sales of the last weeks are read from an index', () =>
  expectScan('stock_movements_sales', async () => {
    const headers = { cookie: admin };
    const response = await test.request('/api/admin/stock-reorder', { headers });
    expect(response.status).toBe(200);
  }));

it('papers to be drawn are found by an index', () =>
  expectScan('papers_undrawn', () => drawPapers(test.shop)));

it('orders whose persons are no longer needed are found by an index', () =>
  expectScan('orders_paid_at', () => retainOrders(test.shop)));

it('pending orders are found by an index', () =>
  expectScan('orders_pending', () => reconcile(test.shop)));
