import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

function unlessMissing<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns the file's bytes, or undefined if there is no such file. */
export function readOptional(file: string): Buffer | undefined {
  return unlessMissing(() => readFileSync(file));
}

/**
 * Returns the file's bytes followed by others, or undefined if there is no such file. Files that stay in memory are
 * read into place: copies of all documents would cost 10 MB that are never given back.
 */
export function readFollowedBy(file: string, end: Buffer): Buffer | undefined {
  const descriptor = unlessMissing(() => openSync(file, 'r'));
  if (descriptor === undefined) return undefined;
  try {
    const { size } = fstatSync(descriptor);
    const bytes = Buffer.allocUnsafeSlow(size + end.length);
    let at = 0;
    while (at < size) {
      const read = readSync(descriptor, bytes, at, size - at, at);
      if (read === 0) throw new Error(`${file} is shorter than it was`);
      at += read;
    }
    end.copy(bytes, size);
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}
