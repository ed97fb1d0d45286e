/**
 * `npm run attack [-- address] [table…]`: attacks a running shop on this machine, prints what was tried and
 * refused, lists every try that was not refused, and fails when there is one. Without an address it
 * starts a shop of its own. `ADMIN_EMAIL` and `ADMIN_PASSWORD` open the tables of the back office.
 * It leaves orders, messages and a visit or two behind: attack no shop whose figures matter.
 */
import { randomBytes } from 'node:crypto';
import { fetchOnce } from '#test/fetch-once.ts';
import { newPlace, removePlace, ShopProcess } from '#test/running-shop.ts';
import { Caller } from './attack/caller.ts';
import { runTables, TABLES } from './attack/run-tables.ts';
import {
  leaveScene,
  prepareScene,
  type SceneOptions,
  type SentMail,
  type Surroundings,
} from './attack/scene.ts';
import { fail } from './settings.ts';

/** A mail is sent by a job; a busy machine takes its time. */
const MAIL_MS = 30_000;

/** The sandbox and the inbox that a shop without keys starts beside itself. */
function sandboxAround(sandboxPort: number, inboxPort: number): Surroundings {
  return {
    pay: async (id) => {
      const url = `http://127.0.0.1:${sandboxPort}/_sandbox/sessions/${id}/pay`;
      const headers = { 'content-type': 'application/json' };
      const paid = await fetchOnce(url, { method: 'POST', headers, body: '{}' });
      if (!paid.ok) throw new Error(`the sandbox did not pay ${id}: ${paid.status}`);
    },
    mails: async (mark) => {
      const until = performance.now() + MAIL_MS;
      for (;;) {
        const reply = await fetchOnce(`http://127.0.0.1:${inboxPort}/api/messages`);
        const all = (await reply.json()) as (SentMail & { text: string })[];
        const found = all.filter((mail) => `${mail.subject} ${mail.text}`.includes(mark));
        if (found.length > 1 || performance.now() > until) return found;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
  };
}

/** Per table; a shop under this load serves some hundred requests a second. */
const TABLE_LIMIT_MS = 4 * 60_000;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const words = process.argv.slice(2);
const address = words.find((word) => word.includes('://'));
const wanted = words.filter((word) => word !== address).map((word) => word.toLowerCase());
const tables = TABLES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
);
if (tables.length === 0) fail(`Tables: ${TABLES.map(({ name }) => name).join(', ')}.`);
if (address !== undefined) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:' || !LOOPBACK.test(url.hostname)) {
    fail('The address must be one of this machine, for example http://localhost:3000.');
  }
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function attack(origin: string, options: SceneOptions): Promise<void> {
  const scene = await prepareScene(new Caller(origin), options);
  if (scene.admin === undefined) {
    say('Without ADMIN_PASSWORD the back office is attacked from outside only.');
  }
  const open: string[] = [];
  say(
    `\n${'table'.padEnd(16)}${'tried'.padStart(8)}${'refused'.padStart(9)}${'by a limit'.padStart(12)}${'s'.padStart(7)}`,
  );
  for await (const { name, tries, seconds } of runTables(scene, tables, TABLE_LIMIT_MS)) {
    const { tried, refused, limited, notRefused } = tries;
    say(
      `${name.padEnd(16)}${String(tried).padStart(8)}${String(refused).padStart(9)}${String(limited).padStart(12)}${seconds.toFixed(1).padStart(7)}`,
    );
    open.push(...notRefused.map((line) => `${name}: ${line}`));
  }
  await leaveScene(scene);
  say(open.length === 0 ? '\nEverything was refused.' : `\nNot refused (${open.length}):`);
  for (const line of open) say(`  ${line}`);
  if (open.length > 0) process.exitCode = 1;
}

async function attackOwnShop(): Promise<void> {
  const place = await newPlace();
  const admin = { email: 'admin@elvare.example', password: randomBytes(18).toString('base64url') };
  const shop = new ShopProcess(place, { ADMIN_PASSWORD: admin.password });
  try {
    say('Starting a shop to attack …');
    await shop.ready();
    const around = sandboxAround(place.sandboxPort, place.inboxPort);
    await attack(`http://localhost:${place.port}`, { admin, around });
    if (shop.said.includes('a request failed')) {
      process.exitCode = 1;
      say('\nThe shop logged errors of its own:');
      const lines = shop.said.split('\n').filter((line) => line.includes('a request failed'));
      for (const line of lines.slice(0, 5)) say(`  ${line.slice(0, 400)}`);
    }
  } finally {
    await shop.end();
    removePlace(place);
  }
}

if (address === undefined) await attackOwnShop();
else {
  const { ADMIN_EMAIL: email = 'admin@elvare.example', ADMIN_PASSWORD: password } = process.env;
  await attack(address, { admin: password ? { email, password } : undefined });
}
