import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, DUO, MIA, openPaymentShop } from '#test/payments.ts';
import { discountCodes } from './schema.ts';

const SUBTOTAL = 10_799;
const CODE = 'BOUNDS';

const test = await openPaymentShop();
beforeEach(async () => {
  await test.shop.db.delete(discountCodes);
});

type Terms = Partial<typeof discountCodes.$inferInsert>;
const make = (terms: Terms) =>
  test.shop.db.insert(discountCodes).values({ code: CODE, kind: 'percent', value: 10, ...terms });

/** Replies of drawer and checkout to the code at this moment; they must agree. */
async function said(at = test.clock.now, typed = CODE): Promise<string> {
  const now = test.clock.now;
  test.clock.now = at;
  const asked = await test.send(
    'POST',
    '/api/discount-code',
    { code: typed, subtotal: SUBTOTAL },
    {
      'x-forwarded-for': `10.50.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
    },
  );
  const { code } = (await asked.json()) as { code: string };
  const started = await test.start({ items: [DUO], discountCode: typed });
  test.clock.now = now;
  const [drawer, checkout] = [code, started.code ?? CODE];
  expect(drawer).toBe(checkout);
  return checkout === CODE ? 'accepted' : checkout;
}

describe('a code', () => {
  it('begins at its start, to the millisecond', async () => {
    const start = test.clock.now;
    await make({ startsAt: new Date(start) });
    expect(await said(start - 1)).toBe('unknown_code');
    expect(await said(start)).toBe('accepted');
  });

  it('is over at its end, to the millisecond', async () => {
    const end = test.clock.now;
    await make({ endsAt: new Date(end) });
    expect(await said(end - 1)).toBe('accepted');
    expect(await said(end)).toBe('code_expired');
  });

  it.each([
    [SUBTOTAL, 'accepted'],
    [SUBTOTAL + 1, 'code_minimum'],
  ])('with a minimum of %i cents is %s for goods of 10,799', async (minimum, expected) => {
    await make({ minimum });
    expect(await said()).toBe(expected);
  });

  it('is used up after its last use, and not before', async () => {
    await make({ maxUses: 2, uses: 1 });
    expect(await said()).toBe('accepted');
    expect(await said()).toBe('code_used_up');
  });

  it('is known as mails, chats and documents hand it over', async () => {
    await make({});
    // No-break space, zero-width space, word joiner, soft hyphen, mark of direction, filler, variation selector.
    for (const unseen of '\u00a0\u200b\u2060\u00ad\u200e\u3164\ufe0f\ufeff\t') {
      const typed = `${unseen}bou${unseen}nds${unseen}`;
      expect([unseen.codePointAt(0), await said(undefined, typed)]).toEqual([
        unseen.codePointAt(0),
        'accepted',
      ]);
    }
  });

  it('that is stopped, or was never made, is refused', async () => {
    expect(await said()).toBe('unknown_code');
    await make({ stoppedAt: new Date(test.clock.now) });
    expect(await said()).toBe('code_expired');
  });

  it('with ten uses is redeemed so often by thirty at once', async () => {
    const maxUses = 10;
    await make({ maxUses });
    const tries = Array.from({ length: 30 }, () => test.start({ discountCode: CODE }));
    const replies = await Promise.all(tries);
    const taken = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ code }) => code === 'code_used_up');
    expect([taken.length, refused.length]).toEqual([maxUses, 30 - maxUses]);
    expect(await test.orders()).toHaveLength(maxUses);
    const [row] = await test.shop.db.select().from(discountCodes);
    expect(row?.uses).toBe(maxUses);
  }, 60_000);
});

describe('the reply about a code', () => {
  it('says what a code is worth, however it is typed', async () => {
    const terms = { code: 'SOMMER5', kind: 'amount', value: 500, minimum: 5000 } as const;
    await make(terms);
    const body = { code: ' sommer5 ', subtotal: 5000 };
    const reply = await test.send('POST', '/api/discount-code', body);
    expect(await reply.json()).toEqual(terms);
  });

  it('is limited, so that guessing all of them is not worth it', async () => {
    const tries = await Promise.all(
      Array.from({ length: 40 }, () =>
        test.send('POST', '/api/discount-code', { code: 'GUESS', subtotal: 1 }),
      ),
    );
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
  });
});

describe('a limited code and those who do not pay', () => {
  const from = (address: string, more = {}) => ({ 'x-forwarded-for': address, ...more });
  const wants = (headers: Record<string, string>) =>
    test.start({ discountCode: CODE }, randomUUID(), headers);
  /** So often in a row, a minute apart where a limit asks for it; the codes of the replies. */
  async function often(count: number, headers: (n: number) => Record<string, string>) {
    const codes: string[] = [];
    for (let n = 0; n < count; n++) {
      if (n % 15 === 14) test.clock.now += 60_000;
      codes.push((await wants(headers(n))).code ?? 'accepted');
    }
    return codes;
  }
  const counted = (codes: readonly string[]) =>
    Object.fromEntries([...Map.groupBy(codes, String)].map(([code, all]) => [code, all.length]));

  it.each([
    ['address', async () => () => from('192.0.2.7')],
    ['network of IPv6', async () => (n: number) => from(`2001:db8::${n + 1}`)],
    [
      'account',
      async () => {
        const cookie = await signInCustomer(test, 'lena@kundin.example');
        return (n: number) => from(`198.51.100.${n + 1}`, { cookie });
      },
    ],
  ])('25 of one %s leave it to others, and paying makes room', async (_what, sender) => {
    await make({ maxUses: 25 });
    await make({ code: 'OTHER', maxUses: 25 });
    const headers = await sender();
    // Uses of another code take nothing from its share of this one.
    const other = await test.start({ discountCode: 'OTHER' }, randomUUID(), headers(26));
    expect(other.status).toBe(200);
    expect(counted(await often(25, headers))).toEqual({ accepted: 5, code_held: 20 });
    expect((await wants(from('203.0.113.9'))).status).toBe(200);
    const uses = async () =>
      (await test.shop.db.select().from(discountCodes).orderBy(discountCodes.code)).map(
        (row) => row.uses,
      );
    expect(await uses()).toEqual([6, 1]);
    const first = (await test.orders()).find(({ discountCode }) => discountCode === CODE);
    await test.pay(first?.checkoutSessionId ?? '');
    await test.settle();
    expect((await wants(headers(25))).status).toBe(200);
    // An hour later nothing is reserved any more.
    await test.pass(2 * 60 * 60);
    await test.settle();
    expect(await uses()).toEqual([1, 0]);
    expect((await test.orders()).map(({ codeHolder }) => codeHolder)).toEqual(Array(8).fill(null));
  });
});

describe('the uses of a code', () => {
  /** Uses of the code; those of another one stay. */
  const uses = async () => {
    const rows = new Map(
      (await test.shop.db.select().from(discountCodes)).map((row) => [row.code, row.uses]),
    );
    expect(rows.get('OTHER')).toBe(7);
    return rows.get(CODE);
  };
  const begin = async (used: number) => {
    await make({ maxUses: 10, uses: used });
    await make({ code: 'OTHER', maxUses: 10, uses: 7 });
  };

  it('come back when a checkout runs out, and count once for a double click', async () => {
    await begin(0);
    const key = randomUUID();
    const both = await Promise.all([1, 2].map(() => test.start({ discountCode: CODE }, key)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await uses()).toBe(1);
    await test.pass(2 * 60 * 60);
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'expired' }]);
    expect(await uses()).toBe(0);
  });

  it('the last one stays with the order that holds it', async () => {
    await begin(9);
    const key = randomUUID();
    const first = await test.start({ discountCode: CODE }, key);
    expect((await test.start({ discountCode: CODE }, key)).url).toBe(first.url);
    expect(
      (await test.start({ discountCode: CODE, payment_method_types: undefined }, key)).status,
    ).toBe(200);
    expect((await test.start({ discountCode: CODE })).code).toBe('code_used_up');
    // Without the code the order gives it free.
    expect((await test.start({}, key)).status).toBe(200);
    expect(await uses()).toBe(9);
  });

  it('come back when the money does not arrive, and the shopper hears of it', async () => {
    await begin(9);
    const id = await test.open({ discountCode: CODE });
    await test.pay(id, { method: 'paypal', settles: { outcome: 'fail', afterMs: 1000 } });
    await test.pass(2);
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'failed' }]);
    expect(await uses()).toBe(9);
    expect((await test.inbox())[0]?.subject).toBe('Deine Zahlung ist nicht angekommen');
  });
});

it('a code for free shipping takes nothing off but the shipping, from its minimum on', async () => {
  const free = { kind: 'shipping', value: 0 } as const;
  await make({ ...free, minimum: 2_499 });
  const ring = { id: 'siegelring', name: 'Siegelring', price: 24.99, quantity: 1, image: '' };
  const started = await test.start({ items: [ring], discountCode: CODE, shownTotalCents: 2_499 });
  expect(started.status).toBe(200);
  const [order] = (await test.orders())
    .filter(({ discountCode }) => discountCode === CODE)
    .slice(-1);
  expect(order).toMatchObject({ amount: 2_499, subtotal: 2_499, discount: 0, shipping: 0 });
  await test.pay(checkoutIdOf(started.url));
  await test.settle();
  const paid = (await test.orders()).find(({ id }) => id === order?.id);
  expect(paid).toMatchObject({ status: 'paid', amount: 2_499, shipping: 0, discountCode: CODE });
  await test.shop.db.update(discountCodes).set({ minimum: 2_500 });
  expect((await test.start({ items: [ring], discountCode: CODE })).code).toBe('code_minimum');
});

describe('a code that counts once per customer', () => {
  const buyer = (email: string) => ({ ...MIA, email });
  const start = (email: string, key?: string) =>
    test.start({ items: [DUO], discountCode: CODE, customer: buyer(email) }, key);

  it('is taken by one of many at once, in capitals or not, and by every other customer', async () => {
    await make({ oncePerCustomer: true });
    const mails = Array.from({ length: 8 }, (_, at) =>
      at % 2 ? 'Eva@x.example' : 'eva@X.example',
    );
    const replies = await Promise.all(mails.map((email) => start(email)));
    const codes = replies.map(({ code }) => code ?? 'started');
    expect(codes.filter((code) => code === 'started')).toHaveLength(1);
    expect(codes.filter((code) => code === 'code_used_by_you')).toHaveLength(7);
    expect((await start('other@x.example')).status).toBe(200);
    expect((await test.start({ discountCode: CODE })).code).toBe('code_needs_mail');
  });

  it('is free again when the payment page ends unpaid, and used once it is paid', async () => {
    await make({ oncePerCustomer: true });
    const key = randomUUID();
    const first = await start('mia@x.example', key);
    // The same attempt again is the same order.
    expect(await start('mia@x.example', key)).toMatchObject({ url: first.url });
    expect((await start('mia@x.example')).code).toBe('code_used_by_you');
    await test.pass(4000);
    await test.settle();
    const second = await start('mia@x.example');
    expect(second.status).toBe(200);
    await test.pay(checkoutIdOf(second.url));
    await test.settle();
    expect((await start('MIA@x.example')).code).toBe('code_used_by_you');
  });

  it('is not carried over to a buyer who has used it', async () => {
    await make({ oncePerCustomer: true });
    expect((await start('one@x.example')).status).toBe(200);
    const key = randomUUID();
    expect((await start('two@x.example', key)).status).toBe(200);
    expect((await start('one@x.example', key)).code).toBe('code_used_by_you');
  });

  it('knows an account under another address', async () => {
    await make({ oncePerCustomer: true });
    const cookie = await signInCustomer(test, 'konto@x.example');
    const body = (email: string) => ({ items: [DUO], discountCode: CODE, customer: buyer(email) });
    expect((await test.start(body('a@x.example'), randomUUID(), { cookie })).status).toBe(200);
    const again = await test.start(body('b@x.example'), randomUUID(), { cookie });
    expect(again.code).toBe('code_used_by_you');
  });
});
