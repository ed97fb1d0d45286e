import { beforeEach, describe, expect, it } from 'vitest';
import { signInAdmin, signInCustomer } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openPaymentShop } from '#test/payments.ts';
import { refuseMails } from '#test/stripe-faults.ts';
import { users } from '../auth/schema.ts';
import { contactMessages } from '../forms/schema.ts';
import { sendMail } from '../mail/send-mail.ts';
import { mails } from '../mail-queue/schema.ts';
import { withdrawals } from '../withdrawals/schema.ts';
import { retainMessages } from './retention.ts';

const DAY_S = 24 * 60 * 60;

const test = await openPaymentShop();
beforeEach(async () => {
  await test.shop.db.delete(contactMessages);
});

async function daysLater(days: number) {
  await test.pass(days * DAY_S);
  await retainMessages(test.shop);
}
const messages = () => test.shop.db.$count(contactMessages);
const kinds = async () => (await test.shop.db.select().from(mails)).map(({ kind }) => kind).sort();
const write = () =>
  test.send('POST', '/api/contact', {
    first_name: 'Eva',
    last_name: 'Probe',
    email: 'eva@kundin.example',
    subject: 'Frage',
    message: 'Wann?',
  });

describe('what people wrote', () => {
  it('stays until it is handled and 30 days more, or half a year, then goes with its mails', async () => {
    await write();
    await write();
    const cookie = await signInAdmin(test);
    const [row] = await test.shop.db.select().from(contactMessages);
    const path = `/api/admin/messages/${row?.id}/handled`;
    expect((await test.send('POST', path, { handled: true }, { cookie })).status).toBe(200);
    await test.settle();
    const both = ['contact-copy', 'contact-copy', 'contact-receipt', 'contact-receipt'];
    await daysLater(29);
    expect([await messages(), await kinds()]).toEqual([2, both]);
    await daysLater(2);
    expect([await messages(), await kinds()]).toEqual([1, ['contact-copy', 'contact-receipt']]);
    // The other one, which nobody marks, stays for 180 days since it came.
    await daysLater(148);
    expect(await messages()).toBe(1);
    await daysLater(2);
    expect([await messages(), await kinds()]).toEqual([0, []]);
  });

  it('goes however much of it there is', async () => {
    await test.shop.pool.query(
      `insert into contact_messages (id, first_name, last_name, email, subject, message, language,
         created_at, handled_at)
       select gen_random_uuid(), '', '', '', '', '', 'de', now(), now() - interval '40 days'
       from generate_series(1, 2500)`,
    );
    await daysLater(0);
    expect(await messages()).toBe(0);
  });
});

it('a withdrawal stays while it is open or belongs to an order, a done one without goes after half a year', async () => {
  const order = await storeOrder(test, {});
  await test.shop.pool.query(
    `insert into withdrawals (id, name, order_number, email, language, declared_at, order_id, done_at)
     select gen_random_uuid(), n, '', '', 'de', $2, case n when 'order' then $1::uuid end,
       case when n <> 'open' then $2::timestamptz end
     from unnest(array['open', 'order', 'done']) n`,
    [order, new Date(test.clock.now)],
  );
  const left = async () =>
    (await test.shop.db.select().from(withdrawals)).map(({ name }) => name).toSorted();
  await daysLater(179);
  expect(await left()).toEqual(['done', 'open', 'order']);
  await daysLater(2);
  expect(await left()).toEqual(['open', 'order']);
});

describe('a mail', () => {
  it('that was given up can be sent again for half a year, then it goes', async () => {
    await write();
    await refuseMails(test, 2);
    for (const { id } of await test.shop.db.select().from(mails)) {
      await sendMail(test.shop, id, { attempt: 42, isLast: true });
    }
    const dead = (await test.shop.db.select().from(mails)).filter(
      ({ kind }) => kind !== 'owner-alert',
    );
    expect(dead.map(({ failedAt, sentAt }) => [failedAt !== null, sentAt])).toEqual([
      [true, null],
      [true, null],
    ]);
    await daysLater(179);
    expect(await kinds()).toHaveLength(3);
    await daysLater(2);
    expect(await kinds()).toEqual([]);
  });

  it('whose job was lost goes as well', async () => {
    await write();
    await test.shop.pool.query('delete from pgboss.job');
    await daysLater(181);
    expect(await kinds()).toEqual([]);
  });
});

describe('an account that nobody verified', () => {
  const left = async () =>
    (await test.shop.db.select().from(users)).map(({ email }) => email.split('@')[0]).sort();

  it('goes after 90 days, unless somebody is signed in, has bought or runs the shop', async () => {
    const { pool } = test.shop;
    await signInAdmin(test);
    for (const name of ['forgotten', 'verified', 'buyer', 'looker', 'guest']) {
      await signInCustomer(test, `${name}@kundin.example`);
    }
    await pool.query(`update users set email_verified = true where email like 'verified@%'`);
    for (const [name, status] of [
      ['buyer', 'paid'],
      ['looker', 'expired'],
    ] as const) {
      const order = await storeOrder(test, { email: `${name}@kundin.example`, status });
      await pool.query(
        'update orders set user_id = (select id from users where email = $1) where id = $2',
        [`${name}@kundin.example`, order],
      );
    }
    await pool.query(`update users set created_at = $1`, [new Date(test.clock.now)]);
    const all = ['admin', 'buyer', 'forgotten', 'guest', 'looker', 'verified'];
    await daysLater(89);
    expect(await left()).toEqual(all);
    // Signed in anew, a day before the end.
    await signInCustomer(test, 'guest@kundin.example');
    await daysLater(2);
    expect(await left()).toEqual(['admin', 'buyer', 'guest', 'verified']);
    await daysLater(40);
    expect(await left()).toEqual(['admin', 'buyer', 'verified']);
  });
});

describe('an order', () => {
  const personal = async () =>
    (await test.orders()).map(({ customerEmail, customerName, address, userId }) =>
      [customerEmail, customerName, address, userId].some((value) => value !== null),
    );

  it('that nobody paid loses whose it was 30 days after its end', async () => {
    const cookie = await signInCustomer(test, 'mia@kundin.example');
    await test.start({}, undefined, { cookie });
    await test.pass(2 * 60 * 60);
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'expired' }]);
    expect(await personal()).toEqual([true]);
    await daysLater(29);
    expect(await personal()).toEqual([true]);
    await daysLater(2);
    expect(await personal()).toEqual([false]);
    expect(await test.orders()).toMatchObject([{ status: 'expired', amount: 10_799 }]);
  });

  it('that was paid keeps it', async () => {
    await test.pay(await test.open());
    await test.settle();
    await daysLater(360);
    expect(await personal()).toEqual([true]);
  });
});
