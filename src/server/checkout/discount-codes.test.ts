import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAdmin } from '../../../test/logins.ts';
import { createPaymentShop, DUO, type PaymentShop } from '../../../test/payments.ts';
import { API } from '../../api-paths.ts';
import { discountCodes, logins } from '../db/schema.ts';

const SUBTOTAL = 10_799;
const CODE = 'BOUNDS';

let test: PaymentShop;
beforeAll(async () => {
  test = await createPaymentShop();
});
beforeEach(async () => {
  await test.reset();
  await test.shop.db.delete(discountCodes);
});
afterAll(() => test.close());

type Terms = Partial<typeof discountCodes.$inferInsert>;
const make = (terms: Terms) =>
  test.shop.db.insert(discountCodes).values({ code: CODE, kind: 'percent', value: 10, ...terms });

/** What drawer and checkout say to the code at this moment; both must say the same. */
async function said(at = test.clock.now): Promise<string> {
  const now = test.clock.now;
  test.clock.now = at;
  const asked = await test.send(
    'POST',
    API.discountCode,
    { code: CODE, subtotal: SUBTOTAL },
    {
      'x-forwarded-for': `10.50.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
    },
  );
  const { code } = (await asked.json()) as { code: string };
  const started = await test.start({ items: [DUO], discountCode: CODE });
  test.clock.now = now;
  const [drawer, checkout] = [code, started.code ?? CODE];
  expect(drawer).toBe(checkout);
  return checkout === CODE ? 'accepted' : checkout;
}

describe('a code of the demo', () => {
  it('is known in demo mode and in a live shop to nobody, desk included', async () => {
    await make({ isDemo: true });
    expect(await said()).toBe('accepted');
    const cookie = await signInAdmin(test);
    const desk = async () => {
      const reply = await test.request(API.deskCodes, { headers: { cookie } });
      const { codes } = (await reply.json()) as { codes: { code: string }[] };
      return codes.map(({ code }) => code);
    };
    expect(await desk()).toEqual([CODE]);
    // In live mode an administrator has proved a second factor.
    await test.shop.db.update(logins).set({ factor: 'totp' });
    Object.assign(test.shop.settings, { shopMode: 'live' });
    try {
      expect(await said()).toBe('unknown_code');
      expect(await desk()).toEqual([]);
      // The owner may want that very name.
      const own = { code: CODE, kind: 'percent', value: 5 };
      expect((await test.send('POST', API.deskCodes, own, { cookie })).status).toBe(201);
      expect(await said()).toBe('accepted');
    } finally {
      Object.assign(test.shop.settings, { shopMode: 'demo' });
    }
  });
});

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

  it('that is stopped, or was never made, is refused', async () => {
    expect(await said()).toBe('unknown_code');
    await make({ stoppedAt: new Date(test.clock.now) });
    expect(await said()).toBe('code_expired');
  });

  it.each([1, 10])(
    'with %i uses is redeemed so often by a hundred at once',
    async (maxUses) => {
      await make({ maxUses });
      const tries = Array.from({ length: 100 }, () => test.start({ discountCode: CODE }));
      const replies = await Promise.all(tries);
      const taken = replies.filter(({ status }) => status === 200);
      const refused = replies.filter(({ code }) => code === 'code_used_up');
      expect([taken.length, refused.length]).toEqual([maxUses, 100 - maxUses]);
      expect(await test.orders()).toHaveLength(maxUses);
      const [row] = await test.shop.db.select().from(discountCodes);
      expect(row?.uses).toBe(maxUses);
    },
    60_000,
  );
});
