import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPaymentShop } from '#test/payments.ts';
import { eraseAddressData, readAddressData } from '../account/address-data.ts';
import { mails } from '../mail-queue/schema.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import { stockCounts } from '../stock/schema.ts';
import { stockRequests } from './schema.ts';
import { retainStockRequests } from './stock-requests.ts';
import { tellBackInStock } from './tell-back.ts';

const MARK = 'pouch:rosa';
const DAY_S = 24 * 60 * 60;

const test = await openPaymentShop();
const { db } = test.shop;
beforeEach(async () => {
  await test.pass(DAY_S);
  for (const table of [stockRequests, stockCounts, soldOutItems, mails]) await db.delete(table);
  await db.insert(stockCounts).values({ itemId: MARK, onHand: 0 });
});

const post = async (path: string, body: object) => {
  const response = await test.send('POST', `/api/stock-requests${path}`, body);
  return { status: response.status, body: (await response.json()) as object };
};
const ask = (email: string, mark = MARK) => post('', { mark, email, language: 'de' });
const inboxOf = async (address: string) => {
  await test.settle();
  return (await test.inbox()).filter(({ to }) => to[0] === address);
};
async function linksOf(email: string) {
  const [mail] = (await inboxOf(email)).slice(-1);
  const find = (name: string) => new RegExp(`#${name}=(\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';
  return { back: find('back'), forget: find('forget') };
}
async function wait(name: string): Promise<void> {
  const email = `${name}@kundin.example`;
  await ask(email);
  test.clock.now += 1000;
  const { back } = await linksOf(email);
  expect(await post('/confirm', { token: back })).toMatchObject({ status: 200 });
}
const told = async () => {
  await tellBackInStock(test.shop);
  await test.settle();
  const sent = await db.select().from(mails).where(eq(mails.kind, 'stock-back'));
  return sent.map(({ recipient }) => recipient.split('@')[0]).toSorted();
};
const put = (onHand: number) =>
  db.update(stockCounts).set({ onHand }).where(eq(stockCounts.itemId, MARK));

describe('a request for what is sold out', () => {
  it('counts once its address is proved, and its mail leads to the choice', async () => {
    await ask('a@kundin.example');
    await put(5);
    expect(await told()).toEqual([]);
    const { back } = await linksOf('a@kundin.example');
    expect(JSON.stringify(await db.select().from(mails))).not.toContain(back);
    await post('/confirm', { token: back });
    await post('/confirm', { token: back });
    expect(await told()).toEqual(['a']);
    const mail = (await inboxOf('a@kundin.example')).find(({ subject }) => subject === 'Wieder da');
    expect(mail?.text).toContain('/products/pouch?farben=rosa');
    expect(mail?.text).toContain('Elvare Pouch, Rosa');
    expect(await db.select().from(stockRequests)).toEqual([]);
  });

  it('is told in order of asking, as many as there are pieces, and again of more', async () => {
    for (const name of ['c', 'a', 'b', 'd']) await wait(name);
    expect(await told()).toEqual([]);
    await put(2);
    expect(await told()).toEqual(['a', 'c']);
    expect(await told()).toEqual(['a', 'c']);
    // One of the announced pieces is sold, one more arrives.
    await put(1);
    expect(await told()).toEqual(['a', 'c']);
    await put(2);
    expect(await told()).toEqual(['a', 'b', 'c']);
    await put(0);
    await told();
    await put(1);
    expect(await told()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('of a mark that the owner has set waits for the owner, whatever was counted', async () => {
    await db.insert(soldOutItems).values({ itemId: MARK });
    await put(3);
    await wait('a');
    expect(await told()).toEqual([]);
    await db.delete(soldOutItems);
    expect(await told()).toEqual(['a']);
  });

  it('gets one mail an hour to prove its address, and the same reply each time', async () => {
    const first = await ask('a@kundin.example');
    expect(await ask('A@kundin.example')).toEqual(first);
    expect(await inboxOf('a@kundin.example')).toHaveLength(1);
    test.clock.now += 61 * 60_000;
    expect(await ask('a@kundin.example')).toEqual(first);
    expect(await inboxOf('a@kundin.example')).toHaveLength(2);
    expect(await ask('a@kundin.example', 'pouch:pink')).toMatchObject({ status: 422 });
  });

  it('goes by its link, with its person, or by its time', async () => {
    await wait('a');
    const { forget } = await linksOf('a@kundin.example');
    expect(await post('/forget', { token: forget })).toMatchObject({ status: 200 });
    expect(await post('/forget', { token: forget })).toMatchObject({ status: 400 });
    expect(await post('/confirm', { token: forget })).toMatchObject({ status: 400 });
    await wait('b');
    const { stock_requests: kept } = await readAddressData(test.shop, 'B@kundin.example');
    expect(kept).toMatchObject([{ item: MARK }]);
    await db.transaction((tx) => eraseAddressData(tx, 'b@kundin.example'));
    await wait('c');
    await ask('d@kundin.example');
    const left = async () => (await db.select().from(stockRequests)).map(({ email }) => email[0]);
    expect((await left()).toSorted()).toEqual(['c', 'd']);
    test.clock.now += 8 * DAY_S * 1000;
    await retainStockRequests(test.shop);
    expect(await left()).toEqual(['c']);
    test.clock.now += 173 * DAY_S * 1000;
    await retainStockRequests(test.shop);
    expect(await left()).toEqual([]);
  });
});
