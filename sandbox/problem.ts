const DISK_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'ENOENT', 'EISDIR', 'EEXIST'];

/** Primary result codes of SQLite (https://sqlite.org/rescode.html). */
const SQLITE = {
  busy: [5],
  /** PERM, READONLY, IOERR, FULL, CANTOPEN. */
  disk: [3, 8, 10, 13, 14],
  /** CORRUPT, NOTADB. */
  damaged: [11, 26],
};

/** A listening address was refused; `setting` is the one that names it. */
export class ListenFailure extends Error {
  constructor(setting: string, host: string, port: number, cause: unknown) {
    super(listenSentence(setting, host, port, cause), { cause });
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}

function listenSentence(setting: string, host: string, port: number, cause: unknown): string {
  switch (codeOf(cause)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: set ${setting} to a free one.`;
    case 'EACCES':
      return `Port ${port} is not allowed: set ${setting} to one above 1023.`;
    default:
      return `${host}:${port} can't be used (${codeOf(cause) ?? cause}): see SANDBOX_HOST and ${setting}.`;
  }
}

/** Returns one sentence for an error that ended the sandbox. */
export function sentenceOf(error: unknown, dataDir: string): string {
  if (error instanceof ListenFailure) return error.message;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  // The low byte of an extended code is the primary one.
  const sqlite = ((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff;
  if (SQLITE.busy.includes(sqlite)) return `Another sandbox works in ${dataDir}.`;
  if (SQLITE.damaged.includes(sqlite)) {
    return `${message} Move the sandbox's data folder ${dataDir} away to start afresh.`;
  }
  if (DISK_CODES.includes(codeOf(error) ?? '') || SQLITE.disk.includes(sqlite)) {
    return `SANDBOX_DATA_DIR can't be written (${message}).`;
  }
  return `The sandbox stopped: ${stack}`;
}
