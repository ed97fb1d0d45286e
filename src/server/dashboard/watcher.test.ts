import { expect, it } from 'vitest';
import { Watcher } from './watcher.ts';

function watcher() {
  const closed: Watcher[] = [];
  const made = new Watcher({
    userId: 'u',
    headers: new Headers(),
    openedAt: 0,
    onClose: (watcher) => closed.push(watcher),
  });
  return { made, closed, reader: made.stream.getReader() };
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const { value } = await reader.read();
  return new TextDecoder().decode(value);
}

it('gives a slow reader the newest state, not a backlog', async () => {
  const { made, reader } = watcher();
  for (let n = 1; n <= 100; n += 1) made.show(`state ${n}`);
  const read = [await next(reader), await next(reader), await next(reader)];
  expect(read).toEqual(['state 1', 'state 2', 'state 100']);
  made.show('state 101');
  expect(await next(reader)).toBe('state 101');
});

it('leaves out hints for a reader that is behind', async () => {
  const { made, reader } = watcher();
  made.show('one');
  made.show('two');
  made.hint('ping');
  made.show('three');
  expect([await next(reader), await next(reader), await next(reader)]).toEqual([
    'one',
    'two',
    'three',
  ]);
});

it('closes once, with a last word, and is then silent', async () => {
  const { made, closed, reader } = watcher();
  made.close('bye');
  made.close('bye again');
  made.show('late');
  expect(await next(reader)).toBe('bye');
  expect((await reader.read()).done).toBe(true);
  expect(closed).toEqual([made]);
});

it('is gone when its reader is', async () => {
  const { made, closed, reader } = watcher();
  await reader.cancel();
  expect(closed).toEqual([made]);
  made.show('nobody');
  made.close('nobody');
});
