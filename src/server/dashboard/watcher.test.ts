import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
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

it('sends a slow reader the newest state, not a backlog', async () => {
  const { made, reader } = watcher();
  for (let n = 1; n <= 100; n += 1) made.show(`state ${n}`);
  const read = [await next(reader), await next(reader), await next(reader)];
  expect(read).toEqual(['state 1', 'state 2', 'state 100']);
  made.show('state 101');
  expect(await next(reader)).toBe('state 101');
});

it('skips hints for a reader that is behind', async () => {
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

it('closes once, with a last event, and sends nothing afterwards', async () => {
  const { made, closed, reader } = watcher();
  made.close('bye');
  made.close('bye again');
  made.show('late');
  expect(await next(reader)).toBe('bye');
  expect((await reader.read()).done).toBe(true);
  expect(closed).toEqual([made]);
});

it('closes when its reader cancels', async () => {
  const { made, closed, reader } = watcher();
  await reader.cancel();
  expect(closed).toEqual([made]);
  made.show('nobody');
  made.close('nobody');
});

it('buffers few states for a connection that does not read, and sends it the newest later', async () => {
  const { made, reader } = watcher();
  reader.releaseLock();
  const server = createServer(
    getRequestListener(() => new Response(made.stream, { headers: { 'x-open': 'yes' } })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const states = 64;
  const stateOf = (n: number) => `<${String(n).padStart(2, '0')}${'.'.repeat(1_000_000)}>`;
  try {
    const [response] = (await once(get({ port, host: '127.0.0.1' }), 'response')) as [
      IncomingMessage,
    ];
    // Nothing reads the response: the buffers of the operating system fill up, then the shop's.
    for (let n = 1; n <= states; n += 1) {
      made.show(stateOf(n));
      await new Promise((resolve) => setImmediate(resolve));
    }
    const seen: string[] = [];
    let text = '';
    const last = `<${states}`;
    for await (const part of response.setEncoding('latin1')) {
      text += part;
      for (let end = text.indexOf('>'); end >= 0; end = text.indexOf('>')) {
        seen.push(text.slice(0, 3));
        text = text.slice(end + 1);
      }
      if (seen.at(-1) === last) break;
    }
    expect(seen.at(-1)).toBe(last);
    expect(seen.length).toBeLessThan(states / 2);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
