import { readFileSync } from 'node:fs';

/** Returns the file's bytes, or undefined if there is no such file. */
export function readOptional(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
