/**
 * `npm run attack [-- address] [table…]`: attacks a running shop on this machine, prints what was tried and
 * refused, lists every try that was not refused, and fails when there is one. Without an address it
 * starts a shop of its own. `ADMIN_EMAIL` and `ADMIN_PASSWORD` open the tables of the back office.
 * It leaves accounts, orders, messages and a visit or two behind: attack no shop whose figures matter.
 */
import { randomBytes } from 'node:crypto';
import { newPlace, removePlace, ShopProcess } from '#test/running-shop.ts';
import { authorisation, halfProved } from './attack/authorisation.ts';
import { Caller } from './attack/caller.ts';
import { csrf } from './attack/csrf.ts';
import { enumeration } from './attack/enumeration.ts';
import { faults } from './attack/faults.ts';
import { forgery } from './attack/forgery.ts';
import { injection } from './attack/injection.ts';
import { prepareScene } from './attack/scene.ts';
import { runTable } from './attack/table.ts';
import { tampering } from './attack/tampering.ts';
import { traversal } from './attack/traversal.ts';
import { fail } from './settings.ts';

/** The one that ends with slowed-down logins comes last. */
const TABLES = [
  ...[tampering, forgery, authorisation, halfProved],
  ...[csrf, traversal, faults, injection, enumeration],
];

const LOOPBACK = /^http:\/\/(localhost|127(\.\d{1,3}){3})(:\d+)?\/?$/;

const words = process.argv.slice(2);
const address = words.find((word) => word.includes('://'));
const wanted = words.filter((word) => word !== address).map((word) => word.toLowerCase());
const tables = TABLES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
);
if (tables.length === 0) fail(`Tables: ${TABLES.map(({ name }) => name).join(', ')}.`);
if (address !== undefined && !LOOPBACK.test(address)) {
  fail('The address must be one of this machine, for example http://localhost:3000.');
}

function say(name: string, ...figures: readonly unknown[]): void {
  const cells = figures.map((one) => String(one).padStart(12));
  process.stdout.write(`${[name.padEnd(16), ...cells].join('')}\n`);
}

async function attack(origin: string, admin: Parameters<typeof prepareScene>[1]): Promise<void> {
  const scene = await prepareScene(new Caller(origin), admin);
  if (!scene.admin) say('Without ADMIN_PASSWORD the back office is attacked from outside only.');
  const open: string[] = [];
  say('\ntable', 'tried', 'refused', 'by a limit', 's');
  for (const table of tables) {
    const started = performance.now();
    const { tried, refused, limited, notRefused } = await runTable(table, scene);
    say(table.name, tried, refused, limited, ((performance.now() - started) / 1000).toFixed(1));
    open.push(...notRefused.map((line) => `  ${table.name}: ${line}`));
  }
  say(open.length === 0 ? '\nEverything was refused.' : `\nNot refused (${open.length}):`);
  for (const line of open) say(line);
  if (open.length > 0) process.exitCode = 1;
}

if (address === undefined) {
  const place = await newPlace();
  const admin = { email: 'admin@elvare.example', password: randomBytes(18).toString('base64url') };
  const shop = new ShopProcess(place, { ADMIN_PASSWORD: admin.password });
  try {
    say('Starting a shop to attack …');
    await shop.ready();
    await attack(`http://localhost:${place.port}`, admin);
    const failed = shop.said.split('\n').find((line) => line.includes('a request failed'));
    if (failed !== undefined) throw new Error(`The shop logged errors of its own: ${failed}`);
  } finally {
    await shop.end();
    removePlace(place);
  }
} else {
  const { ADMIN_EMAIL: email = 'admin@elvare.example', ADMIN_PASSWORD: password } = process.env;
  await attack(address, password ? { email, password } : undefined);
}
