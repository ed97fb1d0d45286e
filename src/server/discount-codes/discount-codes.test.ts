import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInCustomer } from '#test/logins.ts';
import { DUO, openPaymentShop } from '#test/payments.ts';
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

  it('with ten uses is redeemed so often by a hundred at once', async () => {
    const maxUses = 10;
    await make({ maxUses });
    const tries = Array.from({ length: 100 }, () => test.start({ discountCode: CODE }));
    const replies = await Promise.all(tries);
    const taken = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ code }) => code === 'code_used_up');
    expect([taken.length, refused.length]).toEqual([maxUses, 100 - maxUses]);
    expect(await test.orders()).toHaveLength(maxUses);
    const [row] = await test.shop.db.select().from(discountCodes);
    expect(row?.uses).toBe(maxUses);
  }, 60_000);
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
    const headers = await sender();
    expect(counted(await often(25, headers))).toEqual({ accepted: 5, code_held: 20 });
    expect((await wants(from('203.0.113.9'))).status).toBe(200);
    const [row] = await test.shop.db.select().from(discountCodes);
    expect(row?.uses).toBe(6);
    const [first] = await test.orders();
    await test.pay(first?.checkoutSessionId ?? '');
    await test.settle();
    expect((await wants(headers(25))).status).toBe(200);
    // An hour later nothing is reserved any more.
    await test.pass(2 * 60 * 60);
    await test.settle();
    expect(await test.shop.db.select().from(discountCodes)).toMatchObject([{ uses: 1 }]);
    expect((await test.orders()).map(({ codeHolder }) => codeHolder)).toEqual(Array(7).fill(null));
  });
});
