/**
 * One JSON line per entry on standard error. Personal data never goes in: no mail addresses, no
 * names, no network addresses, no bodies; ids of orders and events are fine.
 */
export interface Log {
  info(message: string, data?: Record<string, string | number | boolean | null>): void;
  warn(message: string, data?: Record<string, string | number | boolean | null>): void;
  error(
    message: string,
    error?: unknown,
    data?: Record<string, string | number | boolean | null>,
  ): void;
}

type Level = 'info' | 'warn' | 'error';
const ORDER: Record<Level, number> = { info: 0, warn: 1, error: 2 };

/** Writes entries of `least` and above through `write` (a line without its end). */
export function createLog(write: (line: string) => void, least: Level = 'info'): Log {
  const entry = (level: Level, message: string, data: object | undefined) => {
    if (ORDER[level] < ORDER[least]) return;
    write(JSON.stringify({ at: new Date().toISOString(), level, message, ...data }));
  };
  return {
    info: (message, data) => entry('info', message, data),
    warn: (message, data) => entry('warn', message, data),
    error: (message, error, data) =>
      entry('error', message, {
        ...data,
        ...(error instanceof Error ? { error: error.message, stack: error.stack ?? '' } : {}),
        ...(error !== undefined && !(error instanceof Error) ? { error: String(error) } : {}),
      }),
  };
}
