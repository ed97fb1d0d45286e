import { afterAll, expect, it } from 'vitest';
import { adminMonthReply, adminReportReply } from '#contract/admin-reports.ts';
import { berlinDate, isoDate, startOfBerlinDate } from '#rules/berlin-day.ts';
import { lastMonths, monthPeriod } from '#rules/report-periods.ts';
import { signInAdmin } from '#test/logins.ts';
import { disputePayment, refundPayment } from '#test/money-back.ts';
import { createPaymentShop } from '#test/payments.ts';

const test = await createPaymentShop();
afterAll(() => test.close());
const DAY_SECONDS = 86_400;
const [thisMonth = ''] = lastMonths(test.clock.now, 1);
// All of it is in one month: payouts come four days after their payments.
const { end } = monthPeriod(thisMonth);
await test.pass((startOfBerlinDate(end) - test.clock.now) / 1000 + 2 * DAY_SECONDS);
const [kept, lost] = await trade();
const cookie = await signInAdmin(test);
const [month = ''] = lastMonths(test.clock.now, 1);

const get = (path: string) => test.request(`/api/admin/${path}`, { headers: { cookie } });
const refusal = async (path: string) => {
  const response = await get(path);
  return { status: response.status, ...(await response.json()) };
};

/** Two sales, a refund of 10 euros, a lost dispute, and a payout; returns what was paid for each. */
async function trade(): Promise<readonly [number, number]> {
  const [kept, lost] = [await test.open(), await test.open()];
  for (const checkout of [kept, lost]) await test.pay(checkout);
  await test.settle();
  await refundPayment(test, kept, 1_000);
  await disputePayment(test, lost, 'lost');
  await test.settle();
  await test.pass(5 * DAY_SECONDS);
  const paid = await test.orders();
  return [kept, lost].map(
    (id) => paid.find(({ checkoutSessionId }) => checkoutSessionId === id)?.amount ?? 0,
  ) as [number, number];
}

it('a month has its sales, refunds, disputes, fees and payouts, and is a table for the accountant', async () => {
  const reply = adminMonthReply.parse(await (await get(`month?month=${month}`)).json());
  const fee = (cents: number) => Math.round(cents * 0.015) + 25;
  const fees = fee(kept) + fee(lost) + 2_000;
  const revenue = kept - 1_000;
  expect(reply).toMatchObject({
    sales: { count: 2, cents: kept + lost },
    refunds: { count: 1, cents: -1_000 },
    disputes: { count: 1, cents: -lost },
    revenue,
    fees,
    open: { refunds: { count: 0 }, disputes: { count: 0 } },
  });
  expect(reply.vat.reduce((sum, rate) => sum + rate.revenue, 0)).toBe(revenue);
  expect(reply.payouts).toMatchObject([{ cents: revenue - fees, is_paid: true }]);

  const table = await (await get(`month.csv?month=${month}`)).text();
  const lines = table.trim().split('\r\n');
  // Two sales, refund, dispute, payout and fees.
  expect(lines).toHaveLength(1 + 6);
  expect(lines[0]).toBe('Datum;Art;Beleg;Text;Brutto;MwSt. in %;Enthaltene MwSt.');
  expect(table).toMatch(/;Erstattung;[^;]+;Erstattung EL-\d+;-10,00;19;-1,60\r/);
  expect(table).toMatch(/;Gebühren;;Gebühren des Zahlungsdienstes;-23,74;;\r/);

  const report = adminReportReply.parse(
    await (await get(`reports?group=vat&from=${month}-01&compare=before`)).json(),
  );
  expect(report.total).toMatchObject({ revenue, orders: 2, refunds: 1_000 + lost });
  expect(report.total.before).toMatchObject({ revenue: 0, orders: 0 });
  expect(report.rows.map(({ name }) => name)).toEqual(['19\u00a0%']);
  const file = await (await get(`reports.csv?group=product&from=${month}-01`)).text();
  expect(file).toContain('Gruppe;Umsatz;');
  expect(file).toMatch(/Gesamt;/);
});

it('DATEV gets a month once its numbers are set, and an account that it does not know is refused', async () => {
  const path = `month-datev.csv?month=${month}`;
  expect(await refusal(path)).toMatchObject({ status: 409, code: 'datev_incomplete' });
  let revision: number | null = null;
  const publish = async (datev: object) => {
    const draft = { content: { datev }, revision, base: null };
    const at = '/api/admin/catalogue/entries/firm/firm/draft';
    const saved = await (await test.send('PUT', at, draft, { cookie })).json();
    revision = saved.draft.revision;
    return test.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
  };
  const datev = { adviser: '29098', client: '55003', chart: '03' };
  for (const unknown of [{ revenue19: '4400' }, { bank: '99' }, { fees: '0000' }]) {
    const refused = await publish({ ...datev, ...unknown });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'catalogue_faults' });
  }
  expect(await refusal(path)).toMatchObject({ code: 'datev_incomplete' });
  expect((await publish({ ...datev, bank: '1210' })).status).toBe(200);
  await test.shop.parts.catalogue.catchUp();
  const response = await get(path);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=windows-1252');
  expect(response.headers.get('content-disposition')).toContain(`EXTF_Buchungsstapel_${month}.csv`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder('windows-1252').decode(bytes);
  expect(text).toContain('Gebühren des Zahlungsdienstes');
  expect(text.startsWith('"EXTF";700;21;')).toBe(true);
  // Two sales, refund, dispute, payout and fees, below two heads; each ends in CRLF.
  expect(text.split('\r\n')).toHaveLength(2 + 6 + 1);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  expect(text).toContain(';1360;1210;');
});

it('what has not begun is refused, and so is no month', async () => {
  const { year } = berlinDate(test.clock.now);
  const future = `${year + 1}-01`;
  for (const path of ['month', 'month.csv', 'month-datev.csv']) {
    expect(await refusal(`${path}?month=${future}`)).toMatchObject({
      status: 422,
      code: 'period_in_future',
    });
    expect(await refusal(`${path}?month=2026-13`)).toMatchObject({ status: 400 });
  }
  for (const path of ['reports', 'reports.csv']) {
    const from = isoDate(monthPeriod(future).from);
    expect(await refusal(`${path}?group=day&from=${from}`)).toMatchObject({
      code: 'period_in_future',
    });
    expect(await refusal(`${path}?group=mood`)).toMatchObject({ status: 400 });
  }
});

it('without Stripe a month says what the shop knows, and DATEV waits', async () => {
  await test.injectFaults({ target: 'api', effect: 'status', status: 403, count: 10 });
  const reply = adminMonthReply.parse(await (await get(`month?month=${month}`)).json());
  expect(reply).toMatchObject({ payouts: null, sales: { count: 2 } });
  expect(await refusal(`month-datev.csv?month=${month}`)).toMatchObject({ status: 502 });
  await test.clearFaults();
});
