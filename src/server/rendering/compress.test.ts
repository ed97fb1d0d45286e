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
