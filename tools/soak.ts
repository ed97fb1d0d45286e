/**
 * `npm run soak`: kills the database and the server (SIGKILL) under 1,000 visitors and busy checkouts. Prints how long
 * until all were seen again, and fails if that took too long, a visit is counted wrongly or an order was lost or made.
 */
import { CrashRehearsal } from './soak/crash-rehearsal.ts';

const VISITORS = 1_000;
const BUYERS = 4;
const BEAT_EVERY_MS = 30_000;
const PRESENT_WITHIN_MS = 35_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function rehearse(rehearsal: CrashRehearsal): Promise<boolean> {
  let held = true;
  for (const victim of ['database', 'server'] as const) {
    const after = await rehearsal.kill(victim);
    say(
      `${victim} killed: all ${after.active} visitors here again after ` +
        `${(after.presentAfterMs / 1000).toFixed(1)} s (at most ${PRESENT_WITHIN_MS / 1000} s); ` +
        `${after.visitsCounted} visits counted of ${VISITORS}`,
    );
    held &&= after.presentAfterMs <= PRESENT_WITHIN_MS && after.visitsCounted === VISITORS;
  }
  const { paid, lost, made } = await rehearsal.orders();
  say(`${paid} orders paid meanwhile, ${lost} lost, ${made} that nobody made`);
  return held && lost === 0 && made === 0;
}

const size = { visitors: VISITORS, buyers: BUYERS, beatEveryMs: BEAT_EVERY_MS };
const rehearsal = await CrashRehearsal.begin(size);
try {
  if (!(await rehearse(rehearsal))) process.exitCode = 1;
} finally {
  await rehearsal.end();
}
