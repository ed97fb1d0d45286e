import { expect, it } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { openPaymentShop } from '#test/payments.ts';
import { adminActions } from './schema.ts';

const test = await openPaymentShop();
const cookie = await signInAdmin(test);

const post = async (path: string, body: unknown = {}) => {
  const response = await test.send('POST', `/api/admin${path}`, body, { cookie });
  return { status: response.status, ...(await response.json()) };
};
const TEN = { code: 'desk\u2060-10', kind: 'percent', value: 10 };
const ask = async (code: string) => {
  const body = { code, subtotal: 10_000 };
  return (await test.send('POST', '/api/discount-code', body)).json();
};

it('a code is created once by two, ends when it is stopped, and counts again when that is taken back', async () => {
  const replies = await Promise.all([post('/codes', TEN), post('/codes', TEN)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await ask('DESK-10')).toMatchObject({ kind: 'percent', value: 10 });
  for (const _ of [1, 2]) expect((await post('/codes/desk-10/stop')).status).toBe(200);
  expect((await ask('DESK-10')).code).toBe('code_expired');
  for (const _ of [1, 2]) expect((await post('/codes/desk-10/resume')).status).toBe(200);
  expect(await ask('DESK-10')).toMatchObject({ kind: 'percent', value: 10 });
  const done = await test.shop.db.select().from(adminActions).orderBy(adminActions.id);
  expect(done.map(({ action, subject }) => [action, subject])).toEqual([
    ['code_created', 'DESK-10'],
    ['code_stopped', 'DESK-10'],
    ['code_resumed', 'DESK-10'],
  ]);
});

it('a code that is edited has its new terms at once, and keeps its uses', async () => {
  const put = async (code: string, body: object) => {
    const response = await test.send('PUT', `/api/admin/codes/${code}`, body, { cookie });
    return { status: response.status, ...(await response.json()) };
  };
  await post('/codes', { code: 'EDIT', kind: 'percent', value: 10, minimum: 2_000, max_uses: 3 });
  for (const _ of [1, 2]) expect((await test.start({ discountCode: 'EDIT' })).status).toBe(200);
  const terms = { kind: 'amount', value: 500, max_uses: 2 };
  const refused = await put('edit', { ...terms, max_uses: 1 });
  expect(refused).toMatchObject({ status: 409, code: 'code_used_more' });
  expect(refused.error).toContain('2');
  const { codes } = await put('edit', terms);
  expect(codes.find(({ code }: { code: string }) => code === 'EDIT')).toMatchObject({
    ...{ ...terms, minimum: 0, uses: 2, starts_at: null },
  });
  expect(await ask('EDIT')).toMatchObject({ code: 'code_used_up' });
  await put('edit', { ...terms, max_uses: 3 });
  expect(await ask('EDIT')).toMatchObject({ kind: 'amount', value: 500, minimum: 0 });
  expect(await put('nobody', terms)).toMatchObject({ status: 404 });
  expect(await put('edit', { ...terms, value: 0 })).toMatchObject({ status: 400 });
  expect(await put('edit', { ...terms, code: 'OTHER' })).toMatchObject({ status: 400 });
});

it('single-use codes are made as a series, count once each, and are edited and paused together', async () => {
  const series = { code: 'HERBST', kind: 'percent', value: 10, count: 30 } as const;
  const replies = await Promise.all([post('/codes', series), post('/codes', series)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const listed = async () => {
    const { codes } = await (
      await test.send('GET', '/api/admin/codes', undefined, { cookie })
    ).json();
    return codes.find(({ code }: { code: string }) => code === 'HERBST');
  };
  const table = async () => {
    const body = { code: 'herbst' };
    const reply = await test.send('POST', '/api/admin/codes.csv', body, { cookie });
    return (await reply.text()).trim().split(/\r?\n/).slice(1);
  };
  expect(await listed()).toMatchObject({ count: 30, max_uses: 30, uses: 0 });
  const names = (await table()).map((line) => line.split(/[;,]/)[0] ?? '');
  expect(new Set(names).size).toBe(30);
  const [first = '', second = ''] = names;
  expect(first).toMatch(/^HERBST-[2-9A-HJ-NP-Z]{8}$/);
  expect((await test.start({ discountCode: first.toLowerCase() })).status).toBe(200);
  expect(await test.start({ discountCode: first })).toMatchObject({ code: 'code_used_up' });
  expect(await listed()).toMatchObject({ uses: 1 });
  expect((await table()).filter((line) => line.endsWith('1'))).toHaveLength(1);
  const put = (body: object) => test.send('PUT', '/api/admin/codes/HERBST', body, { cookie });
  expect((await put({ kind: 'percent', value: 20 })).status).toBe(200);
  expect(await ask(second)).toMatchObject({ value: 20 });
  expect(await ask(first)).toMatchObject({ code: 'code_used_up' });
  await post('/codes/HERBST/stop');
  expect(await ask(second)).toMatchObject({ code: 'code_expired' });
  await post('/codes/HERBST/resume');
  expect(await ask(second)).toMatchObject({ value: 20 });
  expect(await ask('HERBST')).toMatchObject({ code: 'unknown_code' });
  expect((await post('/codes', { code: 'HERBST', kind: 'percent', value: 5 })).status).toBe(409);
});

it('a name is free again once its code has ended, unless an order refers to it', async () => {
  const eight = { code: 'AGAIN', kind: 'percent', value: 8 };
  expect((await post('/codes', eight)).status).toBe(201);
  expect((await post('/codes', eight)).status).toBe(409);
  // Another one that ended without an order, and one that goes on.
  await post('/codes', { ...eight, code: 'OVER' });
  await post('/codes', { ...eight, code: 'GOES-ON' });
  await post('/codes/OVER/stop');
  await post('/codes/AGAIN/stop');
  expect((await post('/codes', { ...eight, value: 9 })).status).toBe(201);
  expect([(await ask('OVER')).code, (await ask('GOES-ON')).value]).toEqual(['code_expired', 8]);
  expect(await ask('AGAIN')).toMatchObject({ value: 9 });
  expect((await test.start({ discountCode: 'AGAIN' })).status).toBe(200);
  await post('/codes/AGAIN/stop');
  expect((await post('/codes', eight)).status).toBe(409);
});

it('a code keeps its minimum, times and number of uses', async () => {
  const soon = { code: 'SOON', kind: 'amount', value: 500, minimum: 2_000, max_uses: 3 };
  const times = { starts_at: '2030-01-01T00:00:00+01:00', ends_at: '2030-02-01T00:00:00+01:00' };
  const { codes } = await post('/codes', { ...soon, ...times });
  expect(codes.find(({ code }: { code: string }) => code === 'SOON')).toMatchObject({
    ...soon,
    starts_at: '2029-12-31T23:00:00.000Z',
    ends_at: '2030-01-31T23:00:00.000Z',
    uses: 0,
  });
  expect((await ask('SOON')).code).toBe('unknown_code');
});

it.each([
  { ...TEN, value: 101 },
  { ...TEN, value: 2.5 },
  { ...TEN, code: 'a b' },
  { ...TEN, max_uses: 0 },
  { ...TEN, starts_at: '2030-02-01T00:00:00Z', ends_at: '2030-01-01T00:00:00Z' },
  { ...TEN, ends_at: 'tomorrow' },
  { ...TEN, starts_at: '0000-01-01T00:00:00Z' },
  { ...TEN, ends_at: '9999-12-31T23:59:59-23:59' },
])('refuses %j', async (body) => {
  expect(await post('/codes', body)).toMatchObject({ status: 400, code: 'invalid_body' });
});
