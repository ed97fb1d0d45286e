import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BEST, brotliEnd, FAST, gzipEnd, toBrotli, toGzip } from './compress.ts';

const bytes = (max: number) =>
  fc.uint8Array({ minLength: 1, maxLength: max }).map((array) => Buffer.from(array));
const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3000 }).map(Buffer.from);

it('adds any ending to a compressed document', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(bytes(500), texts),
      fc.oneof(bytes(300), fc.constant(Buffer.alloc(0x10000 - 1, 'x'))),
      fc.constantFrom(FAST, BEST),
      async (content, ending, quality) => {
        const whole = Buffer.concat([content, ending]);
        const br = [await toBrotli(content, quality, 'open'), brotliEnd(ending)];
        expect(brotliDecompressSync(Buffer.concat(br))).toEqual(whole);
        const gz = [await toGzip(content, 'open'), gzipEnd(whole, ending)];
        expect(gunzipSync(Buffer.concat(gz))).toEqual(whole);
      },
    ),
    { numRuns: 60 },
  );
});

it('compresses long files in pieces, until it is told to stop', async () => {
  const long = Buffer.from(Array.from({ length: 20_000 }, (_, nth) => `line ${nth}`).join('\n'));
  expect(brotliDecompressSync(await toBrotli(long, FAST, 'whole'))).toEqual(long);
  const stop = new AbortController();
  const stopped = toBrotli(long, BEST, 'whole', stop.signal);
  stop.abort();
  await expect(stopped).rejects.toThrow('aborted');
});
