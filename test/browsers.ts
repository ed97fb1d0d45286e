/**
 * `npm run browsers`: walks one purchase, the account and three screens of the back office in Debian's Firefox (by
 * WebDriver BiDi) and in WebKit, the engine of Safari, at two widths, with mouse and keys. Starts a shop of its own.
 * Says which engine isn't installed; fails if a walk does, or with `--all` if an engine is missing.
 */

import { ENGINES, type EngineKind, isInstalled } from './browsers/engines.ts';
import { Hand } from './browsers/hand.ts';
import { PARTS } from './browsers/walk.ts';
import { newPlace, removePlace, ShopProcess } from './running-shop.ts';

const WIDTHS = [390, 1440];
const owner = { email: 'admin@elvare.example', password: 'Wintergarten-31' };

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const say = (line: string) => process.stdout.write(`${line}\n`);

async function walk({ name, start }: EngineKind, width: number, origin: string): Promise<void> {
  const engine = await start(width);
  const email = `joerg-${name.toLowerCase()}-${width}@müller.example`;
  try {
    for (const [part, take] of Object.entries(PARTS)) {
      const began = performance.now();
      const done = await take({ hand: new Hand(engine, origin), width, email, owner }).then(
        () => 'walked',
        (error: unknown) => `FAILED: ${error instanceof Error ? error.message : error}`,
      );
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      say(
        `${name.padEnd(8)} ${String(width).padStart(5)} px  ${part.padEnd(12)} ${seconds} s  ${done}`,
      );
      if (done === 'walked') continue;
      process.exitCode = 1;
      break;
    }
  } finally {
    await engine.end();
  }
}

const place = await newPlace();
const shop = new ShopProcess(place, { ADMIN_PASSWORD: owner.password });
try {
  await shop.ready();
  for (const kind of ENGINES.filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()),
  )) {
    const missing = Object.entries(kind.needs).filter(([program]) => !isInstalled(program));
    for (const [program, debian] of missing) {
      say(`${kind.name} was not run: ${program} is not installed (apt install ${debian}).`);
    }
    if (missing.length > 0 && process.argv.includes('--all')) process.exitCode = 1;
    if (missing.length > 0) continue;
    for (const width of WIDTHS) await walk(kind, width, `http://localhost:${place.port}`);
  }
} finally {
  await shop.end();
  removePlace(place);
}
