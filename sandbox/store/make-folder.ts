import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * `mkdir -p`. Node's own recursive mkdir never returns where the system answers ENOENT for a
 * parent that exists (`/proc`), and a wrong setting must end in a sentence.
 */
export async function makeFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || parent === folder) throw error;
    await makeFolder(parent);
    await mkdir(folder).catch((again: NodeJS.ErrnoException) => {
      if (again.code !== 'EEXIST') throw again;
    });
  }
}
