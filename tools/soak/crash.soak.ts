/** Kills the database and the server (SIGKILL) under 1,000 visitors and busy checkouts. */
import { CrashRehearsal } from './crash-rehearsal.ts';
import type { SoakOptions } from './soak.ts';

export const name = 'Database and server killed under 1,000 visitors';

const VISITORS = 1_000;
const BUYERS = 4;
const BEAT_EVERY_MS = 30_000;
const PRESENT_WITHIN_MS = 35_000;

export async function run({ say }: SoakOptions): Promise<boolean> {
  const rehearsal = await CrashRehearsal.begin({
    visitors: VISITORS,
    buyers: BUYERS,
    beatEveryMs: BEAT_EVERY_MS,
  });
  try {
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
  } finally {
    await rehearsal.end();
  }
}
