import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export type Secret =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: string };

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The secret kept in `<dataDir>/secrets/<name>` (0600), made on first use. Written aside and linked
 * into place, so that a killed start leaves no half of one and two starts at once agree.
 */
export function keptSecret(dataDir: string, name: string, prefix = ''): Secret {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = read(file);
    if (found !== undefined && found.length >= 32) {
      chmodSync(file, 0o600);
      return { ok: true, value: found };
    }
    if (found !== undefined) return { ok: false, reason: `${file} is damaged; delete it` };
    const fresh = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
    writeFileSync(fresh, `${prefix}${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    try {
      linkSync(fresh, file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      rmSync(fresh, { force: true });
    }
    return { ok: true, value: read(file) ?? '' };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The secret kept under this name; undefined if there is none. */
export function readSecret(dataDir: string, name: string): string | undefined {
  return read(path.join(dataDir, 'secrets', name));
}

/** Keeps a secret of a backup on the disk itself, in place of another one: whole or not at all, also after a power cut. */
export function giveSecret(dataDir: string, name: string, value: string): void {
  const folder = path.join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [file, fresh] = [path.join(folder, name), path.join(folder, `${name}.restored`)];
  writeFileSync(fresh, `${value}\n`, { mode: 0o600, flush: true });
  renameSync(fresh, file);
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
