import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { copyTables } from '#test/older-copy.ts';
import { openRefundAdmin } from '#test/refunding-shop.ts';
import { drawPapers } from './draw-papers.ts';
import { papers } from './schema.ts';

const backOffice = await openRefundAdmin();
const { test } = backOffice;

const made = () =>
  test.shop.db.select().from(papers).orderBy(asc(papers.madeAt), asc(papers.number));
const year = () => new Date(test.clock.now + 60 * 60 * 1000).getUTCFullYear();

it('numbers go on above the highest at Stripe after a restore, and lost papers come back under theirs', async () => {
  const kept = await backOffice.paidOrder();
  await drawPapers(test.shop);
  await test.settle();
  const copy = await copyTables(test);
  const lost = await backOffice.paidOrder();
  await backOffice.refund(lost.id, { cents: 900 });
  await backOffice.act(kept.id, 'paper', { recipient: ['Muster GmbH', '10119 Berlin'] });
  await test.settle();
  await drawPapers(test.shop);
  const before = await made();
  const bytes = before.map(({ number, sha256 }) => [number, sha256]);
  await test.settle();
  const mailed = (await test.inbox()).length;
  await copy.restore();
  await backOffice.act(kept.id, 'paper', { recipient: ['Muster AG', '10119 Berlin'] });
  await test.settle();
  await drawPapers(test.shop);
  const after = await made();
  const of = `RK-${year()}-0001`;
  expect(after.map(({ number, totalCents }) => [number, totalCents]).toSorted()).toEqual(
    [...before.map(({ number, totalCents }) => [number, totalCents]), [`${of}-2`, 0]].toSorted(),
  );
  // Only what the address was corrected to is nowhere but here.
  expect(after.find(({ number }) => number === `${of}-1`)).toMatchObject({ content: null });
  for (const [number, sha256] of bytes.filter(([number]) => number !== `${of}-1`))
    expect([number, after.find((paper) => paper.number === number)?.sha256]).toEqual([
      number,
      sha256,
    ]);
  await test.settle();
  const sent = (await test.inbox()).slice(0, -mailed).map(({ subject }) => subject);
  expect(sent.filter((subject) => /R[EK]-/.test(subject))).toEqual([`Rechnungskorrektur ${of}-2`]);
  const next = await backOffice.paidOrder();
  expect((await made()).find(({ orderId }) => orderId === next.id)?.number).toBe(
    `RE-${year()}-0003`,
  );
}, 90_000);
