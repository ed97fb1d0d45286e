import { createReadStream } from 'node:fs';
import { access, mkdir, open, opendir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const PARTIAL = '.partial';
const MARK = '.elvare-backups';

/** A place that keeps backup files. No file has its final name before it is whole. */
export interface BackupStore {
  /** Writes a file; it appears only once `commit` was called. */
  readonly write: (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<WrittenBackup>;
  readonly read: (name: string) => AsyncIterable<Uint8Array>;
  /** Names of all files. Rejects if there are more than `MOST_NAMES`: the place is not the shop's alone. */
  readonly list: () => Promise<string[]>;
  readonly remove: (name: string) => Promise<void>;
  /** Removes what killed runs left behind; no other run may write meanwhile. */
  readonly clean: () => Promise<void>;
  /** A folder's mark; a bucket needs none. */
  readonly mark?: FolderMark;
}

/** File that shows that a folder is the one of the shop, and not the empty place of a drive that is not mounted. */
interface FolderMark {
  readonly folder: string;
  readonly file: string;
  readonly isThere: () => Promise<boolean>;
  readonly write: () => Promise<void>;
}

export interface WrittenBackup {
  readonly bytes: number;
  /** Reads back what was written. */
  readonly read: () => AsyncIterable<Uint8Array>;
  /** Gives the file its name. */
  readonly commit: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** Far more than the rule ever keeps. */
export const MOST_NAMES = 10_000;
const PLAIN_NAME = /^\w[\w.-]{0,199}$/;

/** Collects names that a store lists; those with other than letters, digits, dots and hyphens are none of ours. */
export class NameList {
  readonly names: string[] = [];
  #seen = 0;

  add(name: string): void {
    this.#seen += 1;
    if (this.#seen > MOST_NAMES) {
      throw new Error(
        `the place of the backups holds more than ${MOST_NAMES} files; give the shop a folder of its own`,
      );
    }
    if (PLAIN_NAME.test(name)) this.names.push(name);
  }
}

/** Keeps backups in a folder, readable by this account alone. */
export function folderStore(folder: string): BackupStore {
  const at = (name: string) => path.join(folder, path.basename(name));
  return {
    mark: {
      folder,
      file: at(MARK),
      isThere: () =>
        access(at(MARK)).then(
          () => true,
          () => false,
        ),
      async write() {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(at(MARK), '', { mode: 0o600 });
      },
    },
    async write(name, chunks) {
      const partial = `${at(name)}${PARTIAL}`;
      const bytes = await writeChunks(partial, chunks);
      return {
        bytes,
        read: () => createReadStream(partial),
        commit: async () => {
          await rename(partial, at(name));
          await sync(folder);
        },
        discard: () => rm(partial, { force: true }),
      };
    },
    read: (name) => createReadStream(at(name)),
    async list() {
      const list = new NameList();
      const files = await opendir(folder).catch(() => []);
      for await (const { name } of files) if (!name.endsWith(PARTIAL)) list.add(name);
      return list.names.toSorted();
    },
    remove: (name) => rm(at(name), { force: true }),
    async clean() {
      for (const name of await readdir(folder).catch(() => [])) {
        if (name.endsWith(PARTIAL)) await rm(at(name), { force: true });
      }
    },
  };
}

/** Writes the file to the disk itself, so that reading it back finds what a power cut would leave. */
async function writeChunks(file: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(file, 'w', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      await handle.writeFile(chunk);
      bytes += chunk.length;
    }
    await handle.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return bytes;
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
