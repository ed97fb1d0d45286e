import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#test/temporary.ts';

const folder = temporaryFolder();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Prints `waits`, `has it` or `has it after waiting`, and holds the lock until it is killed. */
const BUILDER = `
  import { takeLock } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))};
  const { waited } = takeLock(process.argv[1], () => console.log('waits'));
  console.log(waited ? 'has it after waiting' : 'has it');
  setInterval(() => undefined, 60_000);`;

function builder(file: string) {
  const args = ['--input-type=module-typescript', '-e', BUILDER, file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const lines = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
  let rest = '';
  return {
    child,
    next: async () => {
      while (!rest.includes('\n')) rest += String((await lines.next()).value);
      const [line = '', ...more] = rest.split('\n');
      rest = more.join('\n');
      return line;
    },
  };
}

test('one process builds at a time; a killed one releases the lock', async () => {
  const file = path.join(folder, 'cache', 'build.lock');
  const first = builder(file);
  expect(await first.next()).toBe('has it');
  const second = builder(file);
  expect(await second.next()).toBe('waits');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  expect(await second.next()).toBe('has it after waiting');
});
