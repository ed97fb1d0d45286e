import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { startBareServer } from './bare-server.ts';
import { SLOW_4G, startSlowLine } from './slow-line.ts';

test('a slow line delivers all bytes unchanged, and no earlier than its rate allows', async () => {
  const body = randomBytes(20_000);
  const server = await startBareServer({ status: 200, headers: [], body });
  const line = await startSlowLine(server.url);
  try {
    const began = performance.now();
    const answers = await Promise.all(
      [1, 2].map(async () => Buffer.from(await (await fetch(line.url)).arrayBuffer())),
    );
    const bits = 2 * body.length * 8;
    const leastMs = SLOW_4G.roundTripMs + (bits / SLOW_4G.bitsPerSecond) * 1000;
    expect(performance.now() - began).toBeGreaterThanOrEqual(leastMs - 1);
    for (const answer of answers) expect(answer.equals(body)).toBe(true);
  } finally {
    await line.stop();
    await server.stop();
  }
});
