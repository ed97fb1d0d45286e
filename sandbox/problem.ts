import { DamagedJournal } from './store/store.ts';

const DISK_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'ENOENT', 'EISDIR'];

export interface Problem {
  sentence: string;
}

/** A listening address was refused; `setting` is the one that names it. */
export class ListenFailure extends Error {
  constructor(setting: string, host: string, port: number, cause: unknown) {
    super(listenSentence(setting, host, port, cause), { cause });
  }
}

/** Another sandbox works in the data folder. */
export class FolderInUse extends Error {}

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

/** One sentence for whatever ended the sandbox. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ListenFailure || error instanceof FolderInUse) {
    return { sentence: error.message };
  }
  if (error instanceof DamagedJournal) {
    return { sentence: `${error.message} Move the sandbox's data folder away to start afresh.` };
  }
  const code = codeOf(error);
  if (code !== undefined && DISK_CODES.includes(code)) {
    return { sentence: `SANDBOX_DATA_DIR can't be written (${(error as Error).message}).` };
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { sentence: `The sandbox stopped: ${detail}` };
}
