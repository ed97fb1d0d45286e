/** A folder as one compressed file: the data folders of releases that the tests start from. */
import { createReadStream } from 'node:fs';
import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { constants, zstdCompressSync } from 'node:zlib';
import { unseal } from '#server/backup/seal.ts';
import { readTar, writeTar } from '#server/backup/tar.ts';

const FOLDERS = 'folders.json';
/** Logs and the postmaster's files say nothing about the shop. */
const LEFT_OUT = /(^|\/)(.+\.log(\.1)?|postmaster\.(pid|opts)|shop\.(lock|pid))$/;

/** Packs files and folders of `folder` into `file`; returns its size. */
export async function packFolder(folder: string, file: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof found)[number]) =>
    path.relative(folder, path.join(entry.parentPath, entry.name));
  const folders = found.filter((entry) => entry.isDirectory()).map(pathOf);
  const names = found.filter((entry) => entry.isFile()).map(pathOf);
  const entries = [{ name: FOLDERS, data: Buffer.from(JSON.stringify(folders.toSorted())) }];
  for (const name of names.filter((name) => !LEFT_OUT.test(name)).toSorted()) {
    entries.push({ name, data: await readFile(path.join(folder, name)) });
  }
  const archive = await buffer(writeTar(entries, new Date(0)));
  // The cluster holds its system tables three times: a window over all of it finds them again.
  const params = {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_windowLog]: 27,
  };
  const packed = zstdCompressSync(archive, { params });
  await writeFile(file, packed);
  return packed.length;
}

/** Unpacks it into a folder, which only its owner may enter, as PostgreSQL wants it. */
export async function unpackFolder(file: string, folder: string): Promise<void> {
  for await (const { name, data } of readTar(unseal(createReadStream(file), undefined))) {
    if (name === FOLDERS) {
      for (const each of JSON.parse(data.toString()) as string[]) {
        await mkdir(path.join(folder, each), { recursive: true, mode: 0o700 });
      }
    } else await writeFile(path.join(folder, name), data, { mode: 0o600 });
  }
  if (process.getuid?.() === 0) await giveAway(path.join(folder, 'postgres'));
}

/** PostgreSQL does not run as root, so a shop started by root runs it as `nobody`. */
async function giveAway(cluster: string): Promise<void> {
  const NOBODY = 65_534;
  for (const name of ['.', ...(await readdir(cluster, { recursive: true }))]) {
    await chown(path.join(cluster, name), NOBODY, NOBODY);
  }
}
