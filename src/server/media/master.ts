import { createHash } from 'node:crypto';

/** Longest side of a master. */
export const MASTER_MAX_PX = 2_400;
export const MASTER_MAX_BYTES = 2_000_000;

/** Returns the id of a master: the first 32 hex digits of SHA-256 over its bytes. */
export function masterId(master: Uint8Array): string {
  return createHash('sha256').update(master).digest('hex').slice(0, 32);
}
