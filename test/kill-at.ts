/**
 * Preloaded into every Node process that a test starts with `killAt()`: one that runs the named program kills itself by
 * SIGKILL at the named moment of its work with files.
 */
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import type { KillMoment } from './kill-moments.ts';

const given = process.env['KILL_AT'];
const moment = given === undefined ? undefined : (JSON.parse(given) as KillMoment);

if (moment && process.argv[1]?.endsWith(moment.program)) arm(moment);

function arm({ call, file, when, once }: KillMoment): void {
  const pattern = new RegExp(file);
  const isReached = (args: readonly unknown[]) =>
    // The last path: a file is renamed to its name.
    pattern.test(String(args[call === 'rename' ? 1 : 0])) && (!once || fs.existsSync(once));
  const die = () => process.kill(process.pid, 'SIGKILL');
  if (call === 'readFileSync') {
    const read = fs.readFileSync;
    const reading = (...args: Parameters<typeof read>) => {
      if (isReached(args)) die();
      return read(...args);
    };
    Object.assign(fs, { readFileSync: reading });
  } else {
    const original = promises[call] as (...args: unknown[]) => Promise<unknown>;
    const changed = async (...args: unknown[]) => {
      if (!isReached(args)) return original(...args);
      if (when === 'halfway') {
        const content = Buffer.from(args[1] as string | Buffer);
        await original(args[0], content.subarray(0, content.length / 2));
      } else if (when === 'after') await original(...args);
      return die();
    };
    Object.assign(promises, { [call]: changed });
  }
  syncBuiltinESMExports();
}
