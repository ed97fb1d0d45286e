import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip as zipped } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(zipped);
const TEXT_FILE = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/;

/**
 * Qualities of brotli. A product's document of 68 KB becomes 14.3 KB in 30 ms at `GOOD`, 14.1 KB in 76 ms at `BEST`,
 * and 15.5 KB in 1 ms at `FAST`.
 */
export const FAST = 5;
const GOOD = 10;
const BEST = 11;
/** Near the limit of a product's document (`bench/limits.ts`), the best quality is worth its time. */
const HEAVY_BYTES = 14_600;
/** The sitemap of 10,000 products, 4 MB, takes 1 s at `FAST` and 10 s at `GOOD`, for which a first start would wait. */
const LARGE_BYTES = 1024 * 1024;

function toBrotli(content: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Returns about the bytes of a text as it is sent. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: FAST } }).length;
}

/** Compresses in the thread pool, so callers run many at once. */
export async function compress(
  content: Buffer,
  quality = content.length > LARGE_BYTES ? FAST : GOOD,
) {
  const [br, gzip] = await Promise.all([toBrotli(content, quality), gzipAsync(content)]);
  return { br, gzip };
}

/** The same for a document, which browsers wait for. */
export async function compressDocument(content: Buffer) {
  const { br, gzip } = await compress(content);
  return { br: br.length > HEAVY_BYTES ? await toBrotli(content, BEST) : br, gzip };
}

/** Writes `.br` and `.gz` beside every text file of a folder, as small as can be. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const { br, gzip } = await compress(await readFile(file), BEST);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
    }),
  );
}
