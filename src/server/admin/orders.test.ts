import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AdminOrderReply, AdminOrdersReply } from '#contract/admin-orders.ts';
import { signInAdmin } from '#test/logins.ts';
import { OFF, RICH, storeOrder, storeRefund, storeRichOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';
import { orders } from '../orders/schema.ts';

const test = await openTestShop();
const cookie = await signInAdmin(test);

const get = (path: string) => test.request(`/api/admin${path}`, { headers: { cookie } });
const post = (path: string, body: unknown) =>
  test.send('POST', `/api/admin${path}`, body, { cookie });
const find = async (choice: object): Promise<AdminOrdersReply> =>
  (await post('/orders', choice)).json();
const idsOf = (reply: AdminOrdersReply) => reply.orders.map(({ id }) => id);

it('lists every order once, the newest first, page by page', async () => {
  const ids: string[] = [];
  // Several orders share a time, so only time and id together sort them.
  for (let n = 0; n < 103; n += 1) {
    ids.push(await storeOrder(test, { amount: n, createdAt: test.clock.now - (n % 7) * 1000 }));
  }
  const seen: AdminOrdersReply['orders'] = [];
  let next: string | null = null;
  do {
    const page: AdminOrdersReply = await find(next ? { before: next } : {});
    seen.push(...page.orders);
    next = page.next;
  } while (next);
  expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(ids));
  expect(seen).toHaveLength(103);
  const times = seen.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(seen[0]).toMatchObject({ customer_email: 'kunde@example.org', currency: 'eur' });

  const keys = seen.map(({ id, number }) => number ?? id);
  const placeOf = async (at: number): Promise<AdminOrderReply['place']> =>
    (await (await get(`/orders/${keys[at]}`)).json()).place;
  const count = 103;
  expect(await placeOf(0)).toEqual({ at: 1, count, previous: null, next: keys[1] });
  expect(await placeOf(60)).toEqual({ at: 61, count, previous: keys[59], next: keys[61] });
  expect(await placeOf(102)).toEqual({ at: 103, count, previous: keys[101], next: null });
});

describe('orders', () => {
  it('are found by number, parts of what they hold, and state', async () => {
    const wanted = await storeOrder(test, { email: 'Eva_K@example.org' });
    const other = await storeOrder(test, { email: 'evaXk@example.org', status: 'refunded' });
    expect(idsOf(await find({ q: 'eva_k' }))).toEqual([wanted]);
    expect(idsOf(await find({ q: '%' }))).toEqual([]);
    const [row] = await test.shop.db.select().from(orders).where(eq(orders.id, wanted));
    expect(idsOf(await find({ q: `el${row?.number}` }))).toEqual([wanted]);
    const orderNumber = `EL-${row?.number}`;
    for (const q of [orderNumber, wanted]) {
      const found = { orders: [{ id: wanted, number: orderNumber }], next: null };
      expect(await find({ q })).toMatchObject(found);
    }
    expect(idsOf(await find({ q: 'eva', status: 'refunded' }))).toEqual([other]);
    expect(idsOf(await find({ q: 'eva', status: 'refunded', view: 'to-pack' }))).toEqual([]);
    expect(idsOf(await find({ q: 'eva', fulfilment: 'shipped' }))).toEqual([]);
  });

  it('are found by name, address, town, product and amount, however these are typed', async () => {
    const id = await storeOrder(test, { email: 'suche@example.org', amount: 123_405 });
    for (const [stored, typed] of [
      ['Jörg Müller', 'mueller joerg'],
      ['Jörg Mueller', 'müller'],
      ['Jörg Müller', 'muller'],
    ] as const) {
      await test.shop.db.update(orders).set({ customerName: stored }).where(eq(orders.id, id));
      expect(idsOf(await find({ q: typed }))).toEqual([id]);
    }
    const address = { line1: 'Üferweg 3', line2: null, postalCode: '04109', city: 'Łódź' };
    await test.shop.db
      .update(orders)
      .set({ customerName: 'Bjørn O’Hara', address: { ...address, country: 'DE' } })
      .where(eq(orders.id, id));
    for (const q of [
      'BJØRN',
      'hara łódź',
      'bjorn',
      'lodz ufer',
      '04109',
      'üferweg',
      'Altes Stück Bjørn',
      '1234.05€',
    ])
      expect([q, idsOf(await find({ q }))]).toEqual([q, [id]]);
    expect(idsOf(await find({ q: 'bjørn berlin' }))).toEqual([]);
    const [row] = (await find({ q: 'suche@' })).orders;
    expect(row).toMatchObject({ customer_name: 'Bjørn O’Hara', town: 'Łódź' });
    // What an unpaid order forgets is not found any more.
    await test.shop.db.update(orders).set({ customerName: null }).where(eq(orders.id, id));
    expect(idsOf(await find({ q: 'bjørn' }))).toEqual([]);
  });

  it('are listed by day in Berlin and sorted, page by page, with the sizes of the views', async () => {
    const at = (iso: string) => ({ email: 'tag@example.org', createdAt: Date.parse(iso) });
    const late = await storeOrder(test, { ...at('2025-03-30T21:59:00Z'), amount: 300 });
    const next = await storeOrder(test, { ...at('2025-03-30T22:00:00Z'), amount: 100 });
    const cheap = await storeOrder(test, { ...at('2025-04-01T10:00:00Z'), amount: 100 });
    const days = (choice: object) => find({ q: 'tag@', ...choice });
    expect(idsOf(await days({ from: '2025-03-31' }))).toEqual([cheap, next]);
    expect(idsOf(await days({ to: '2025-03-30' }))).toEqual([late]);
    expect(idsOf(await days({ sort: 'oldest' }))).toEqual([late, next, cheap]);
    const [lower = '', higher = ''] = [next, cheap].toSorted();
    expect(idsOf(await days({ sort: 'highest' }))).toEqual([late, higher, lower]);
    expect(idsOf(await days({ sort: 'lowest', before: lower }))).toEqual([higher, late]);
    const { counts } = await days({});
    await post(`/orders/${late}/parcel`, { to: 'shipped' });
    expect((await days({ view: 'in-transit' })).counts).toEqual({
      ...counts,
      'to-pack': counts['to-pack'] - 1,
      'in-transit': counts['in-transit'] + 1,
    });
  });

  it('that are open are those to be packed: paid, and not all of the money gone or on its way', async () => {
    const email = 'packen@example.org';
    const partly = { status: 'partly_refunded', refunded: 2_000 } as const;
    const rows = {
      pending: { status: 'pending' },
      expired: { status: 'expired' },
      refunded: { status: 'refunded', refunded: 5_999 },
      paid: {},
      partly,
      cent: { ...partly, chargedBack: 3_998 },
      nothing: { ...partly, chargedBack: 3_999 },
      'cent stays': { ...partly, chargedBack: 1_000, refunding: 2_998 },
      'nothing stays': { ...partly, chargedBack: 1_000, refunding: 2_999 },
    } as const;
    const names = new Map<string, string>();
    for (const [name, { ...row }] of Object.entries(rows)) {
      const id = await storeOrder(test, { email, ...row });
      if ('refunding' in row) await storeRefund(test, id, row.refunding);
      names.set(id, name);
    }
    const open = async () =>
      idsOf(await find({ q: 'packen', view: 'to-pack' })).map((id) => names.get(id));
    expect((await open()).toSorted()).toEqual(['cent', 'cent stays', 'paid', 'partly']);
    for (const [id, name] of names) {
      const reply = await post(`/orders/${id}/parcel`, { to: 'shipped' });
      const isOpen = ['cent', 'cent stays', 'paid', 'partly'].includes(name);
      expect([name, reply.status]).toEqual([name, isOpen ? 200 : 409]);
    }
    expect(await open()).toEqual([]);
  });

  it.each([{ status: 'lost' }, { before: '1' }, { from: '2026-02-30' }, { q: 'x'.repeat(300) }])(
    'refuse %j',
    async (choice) => {
      const response = await post('/orders', choice);
      expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_body']);
    },
  );

  it('are searched by no address in a URL', async () => {
    expect((await get('/orders?q=eva@example.org')).status).toBe(405);
    expect((await get('/orders.csv?q=eva@example.org')).status).toBe(405);
  });
});

/** The first minutes of Berlin's 30 March are UTC's 29. */
const AT = { createdAt: Date.parse('2026-03-29T22:30:00Z'), name: 'Mia Muster' };
const ADDRESS = {
  line1: 'Weg 1',
  line2: 'Hinterhaus',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};

it('the table speaks the language of the back office, with each figure in its column', async () => {
  const item = { id: 'pouch-duo', name: 'Elvare Pouch', variant: 'Duo: Rosa, Lila' };
  const id = await storeRichOrder(test, { ...AT, email: '=tabelle@example.org', item });
  const [order] = await test.shop.db
    .update(orders)
    .set({ address: ADDRESS })
    .where(eq(orders.id, id))
    .returning();
  const table = async (page: string) => {
    const headers = { cookie, referer: `${test.shop.settings.baseUrl}${page}` };
    const body = { q: 'tabelle' };
    const response = await test.send('POST', '/api/admin/orders.csv', body, headers);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [heading = '', line = ''] = new TextDecoder().decode(bytes).split('\r\n');
    return { heading, line, name: response.headers.get('content-disposition') };
  };
  const german = await table('/admin');
  const english = await table('/en/admin');
  expect(german.name).toContain('bestellungen.csv');
  expect(german.heading).toBe(
    'Bestellnummer;Bestellt;Bezahlt;Zahlung;Versand;E-Mail;Name;Straße;Zusatz;PLZ;Ort;Land;Artikel;Waren;Rabatt;Code;Versandkosten;Summe;MwSt. in %;Enthaltene MwSt.;Erstattet;Nach Anfechtung verloren;Währung',
  );
  expect(german.line).toBe(
    `EL-${order?.number};30.03.2026 00:30:00;30.03.2026 00:40:00;Teilweise erstattet;Noch nicht verschickt;'=tabelle@example.org;Mia Muster;Weg 1;Hinterhaus;10115;Berlin;DE;2 x Elvare Pouch Duo: Rosa, Lila, 1 x Elvare Pouch Duo: Rosa, Lila, 1 x Altes Stück;234,58;23,47;HERBST10;5,90;217,01;20;36,17;40,23;52,19;EUR`,
  );
  expect(english.name).toContain('orders.csv');
  expect(english.heading).toContain(',Country,');
  expect(english.line).toContain(',Partly refunded,Not shipped yet,');
  expect(english.line).toContain(',DE,"2 x Elvare Pouch Duo: Pink, Lilac, 1 x ');
  expect(english.line).toContain(',234.58,23.47,HERBST10,5.90,217.01,20,36.17,40.23,52.19,EUR');
});

it('an order has figures, history and withdrawals of its own', async () => {
  const id = await storeRichOrder(test, { email: 'reich@example.org', ...AT });
  const other = await storeRichOrder(test, { email: 'andere@example.org' });
  await test.shop.pool.query(
    `insert into withdrawals (id, name, order_number, email, language, declared_at, order_id, goods, done_at)
     values (gen_random_uuid(), 'x', '1', 'a@b.example', 'de', now(), $1, 'ein Teil', null),
       (gen_random_uuid(), 'x', '1', 'a@b.example', 'de', now(), $1, null, now()),
       (gen_random_uuid(), 'x', '2', 'a@b.example', 'de', now(), $2, null, null)`,
    [id, other],
  );
  await post(`/orders/${other}/parcel`, { to: 'shipped' });
  const shown = {
    amount: RICH.amount,
    shipping: OFF.shipping,
    discount: OFF.discount,
    refunded: RICH.refunded,
  };
  const { refunding, chargedBack: charged_back, subtotal } = RICH;
  const detail = async (of: string): Promise<AdminOrderReply> =>
    (await get(`/orders/${of}`)).json();
  const { order, refunds, disputes, events } = await detail(id);
  const own = { refunding, charged_back, subtotal, discount_code: OFF.code };
  expect(order).toMatchObject({ ...shown, ...own, withdrawn_whole: false });
  expect(refunds.map(({ cents }) => cents).toSorted()).toEqual(
    [RICH.refunded, refunding, RICH.failed].toSorted(),
  );
  expect(disputes.map(({ cents }) => cents).toSorted()).toEqual(
    [charged_back, RICH.won].toSorted(),
  );
  expect(events).toEqual([]);
  expect((await detail(other)).order.withdrawn_whole).toBe(true);
  const [row] = (await find({ q: 'reich@' })).orders;
  expect(row).toMatchObject({ ...shown, disputed: false, fulfilment: 'open' });
  expect(row?.parcel.map(({ quantity, gift }) => [quantity, gift])).toEqual([
    [1, false],
    [1, false],
    [1, true],
  ]);
});

it('an order is read by its number, in the language of the page', async () => {
  const id = await storeOrder(test, { status: 'pending' });
  const wallet = { id: 'gift-wallet', name: 'x', variant: '', quantity: 1, gift: true };
  await test.shop.db
    .update(orders)
    .set({ status: 'paid', number: 999_998, paidAt: new Date(), items: [wallet] as never })
    .where(eq(orders.id, id));
  const read = async (key: string, lang: string): Promise<AdminOrderReply['order']> => {
    const headers = { cookie, referer: `https://shop.example/${lang}/admin` };
    const reply: AdminOrderReply = await (
      await test.request(`/api/admin/orders/${key}`, { headers })
    ).json();
    return reply.order;
  };
  const english = await read('EL-999998', 'en');
  expect([english.id, english.items[0]?.name]).toEqual([id, 'Elvare Wallet']);
  expect((await read(id, '')).items[0]?.name).toBe('Elvare Geldbörse');
  expect((await get('/orders/EL-999997')).status).toBe(404);
});
