import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FOLDER_MODE } from './postgres/data-folder.ts';

export type Kept = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

/** Everything the shop puts into its data folder; the database's cluster keeps itself private. */
const OWN_NAMES =
  /^(secrets|sandbox|shop\.(lock|pid)|postgres(\.new|-\d+)?|backups|media|site|cache|upgrade(-programs)?|.+\.log(\.1)?)$/;

/**
 * Closes the data folder and the shop's files in it to every other account (0700 and 0600), whoever
 * made them. A folder that holds other people's files keeps its own mode; one with the sticky bit
 * (`/tmp`) is refused, because anybody may put files there.
 */
export function keepPrivate(dataDir: string): Kept {
  const folder = lstatSync(dataDir, { throwIfNoEntry: false });
  if (!folder?.isDirectory()) return { ok: true };
  if (folder.mode & 0o1000) {
    return {
      ok: false,
      sentence: `DATA_DIR (${dataDir}) is shared with every account. Set it to a folder of its own.`,
    };
  }
  const names = readdirSync(dataDir);
  try {
    if (names.every((name) => OWN_NAMES.test(name))) close(dataDir, FOLDER_MODE);
    for (const name of names.filter((name) => /^(secrets|sandbox|shop\.|.+\.log)/.test(name))) {
      closeAll(path.join(dataDir, name));
    }
    return { ok: true };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      sentence: `DATA_DIR (${dataDir}) is open to other accounts and can't be closed: ${reason}. Give it to the account that runs the shop.`,
    };
  }
}

function closeAll(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return;
  if (!found.isDirectory()) {
    close(file, 0o600);
    return;
  }
  close(file, 0o700);
  for (const name of readdirSync(file)) closeAll(path.join(file, name));
}

/** Another process may have removed the file meanwhile. */
function close(file: string, mode: number): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found !== undefined && found.mode & 0o777 & ~mode) chmodSync(file, mode);
}
