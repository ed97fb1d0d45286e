import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildSettings, printedSettings } from './settings.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const DIST = path.join(ROOT, 'dist');

const FINGERPRINT = path.join(DIST, 'fingerprint.txt');
/** All sources of the built pages; the server's code is not among them. */
const SOURCES = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'src/routes.ts',
  'src/catalogue',
  'src/rules',
  'src/contract',
  'src/web',
  'tools/build.ts',
  'tools/build',
];

async function filesOf(name: string): Promise<string[]> {
  const full = path.join(ROOT, name);
  try {
    const entries = await readdir(full, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [full];
    throw error;
  }
}

/** Returns one hash over the sources and the printed settings. */
export async function fingerprint(settings: BuildSettings): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(printedSettings(settings)));
  for (const source of SOURCES) {
    for (const file of await filesOf(source)) {
      hash.update(path.relative(ROOT, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** Returns true if sources or a printed setting changed since `dist` was built. */
export async function needsBuild(settings: BuildSettings): Promise<boolean> {
  // An interrupted build has no fingerprint.
  const built = await readFile(FINGERPRINT, 'utf8').catch(() => undefined);
  return built !== (await fingerprint(settings));
}

/** Writes the fingerprint. Call it last, so that an interrupted build has none. */
export async function keepFingerprint(value: string): Promise<void> {
  await writeFile(FINGERPRINT, value);
}
