import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT_FILE = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/;

/** Kind of file, for the brotli quality: pages are many and small, assets few and loaded by everyone. */
export type Effort = 'page' | 'asset';
const QUALITY: Record<Effort, number> = { page: 11, asset: 11 };

/** Writes `<file>.br` and `<file>.gz`. zlib uses the thread pool, so callers run many at once. */
export async function compress(file: string, content: Buffer, effort: Effort): Promise<void> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Compresses every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      await compress(file, await readFile(file), 'asset');
    }),
  );
}
