import { createHash } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { firmOf } from '../firm.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { LOOK_ID } from '../media/look-files.ts';
import type { HasMedia } from '../media/media-files.ts';
import { orders } from '../orders/schema.ts';
import { runInProcess } from '../run-in-process.ts';
import type { RangeShop, Transaction } from '../shop.ts';
import { SLIPS_MS } from '../waits.ts';
import type { PaperInput } from './paper-page.ts';
import { papers } from './schema.ts';

type PapersShop = RangeShop & HasMedia;

/** Papers of one process. */
const BATCH = 50;
const HEAP_MB = 256;
const HOUR_SECONDS = 60 * 60;

const { number, names, totalCents, madeAt, content } = papers;

/** Reads papers that are to be drawn: their payments name them. */
async function readUndrawn({ db }: PapersShop) {
  const rows = await db
    .select({ number, names, totalCents, madeAt, content })
    .from(papers)
    .where(and(isNull(papers.pdf), isNotNull(content), isNotNull(papers.writtenAt)))
    .orderBy(asc(madeAt))
    .limit(BATCH);
  return rows.flatMap(({ content: said, ...row }) =>
    said ? [{ ...row, content: said, madeAtMs: row.madeAt.getTime() }] : [],
  );
}

/** Queues the mail that brings a paper; one that is made again and an order without an address get none. */
async function queuePaperMail(shop: PapersShop, tx: Transaction, drawn: string): Promise<void> {
  const [found] = await tx
    .select({ kind: papers.kind, content, order: orders })
    .from(papers)
    .innerJoin(orders, eq(orders.id, papers.orderId))
    .where(eq(papers.number, drawn));
  const { customerEmail: recipient = null, customerName: name = null } = found?.order ?? {};
  if (!found || recipient === null || found.content?.isAgain) return;
  const { kind, order } = found;
  await queueMail(shop, tx, {
    ...{ kind: 'order-paper', ref: drawn, recipient, language: order.language },
    data: { orderId: order.id, name, paper: drawn, isCorrection: kind === 'correction' },
  });
}

/**
 * Draws papers in a process of their own, stores each file with its hash once, and queues its mail in the same transaction. Returns
 * how many it drew.
 */
export async function drawPapers(shop: PapersShop): Promise<number> {
  const undrawn = await readUndrawn(shop);
  if (undrawn.length === 0) return 0;
  const wordmark = await shop.parts.media.read(LOOK_ID, 'print.png');
  const brand = {
    name: firmOf(shop).name,
    ...(wordmark && { wordmark: new Uint8Array(wordmark) }),
  };
  const inputs: PaperInput[] = undrawn.map(({ madeAt: _, ...paper }) => ({ ...paper, brand }));
  const program = new URL('./paper-process.ts', import.meta.url);
  const limits = { heapMb: HEAP_MB, timeoutMs: SLIPS_MS };
  const files = (await runInProcess(program, inputs, limits)) as Uint8Array[];
  for (const [at, file] of files.entries()) {
    const drawn = undrawn[at]?.number ?? '';
    const pdf = Buffer.from(file);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    await shop.db.transaction(async (tx) => {
      const stored = await tx
        .update(papers)
        .set({ pdf, sha256 })
        .where(and(eq(number, drawn), isNull(papers.pdf)))
        .returning({ number });
      if (stored.length > 0) await queuePaperMail(shop, tx, drawn);
    });
  }
  return files.length;
}

/** Registers the job. */
export function paperJobs(shop: PapersShop): void {
  const draw = async () => {
    while ((await drawPapers(shop)) === BATCH);
  };
  shop.jobs.handle('draw-papers', draw, { everySeconds: HOUR_SECONDS });
}
