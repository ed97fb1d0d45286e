import { isDatabaseAway } from './db/database-errors.ts';

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
  /**
   * Warns of a failure that is expected to pass. While the database is away, failures caused by it
   * become one line a minute, whatever failed and how often; the same holds for `error`.
   */
  failed(
    message: string,
    error: unknown,
    data?: Record<string, string | number | boolean | null>,
  ): void;
}

type Level = 'info' | 'warn' | 'error';
const ORDER: Record<Level, number> = { info: 0, warn: 1, error: 2 };
/** Shortest pause between two log lines about an absent database. */
const OUTAGE_EVERY_MS = 60_000;
/** Longer texts are cut: an entry is read by people and shipped by line. */
const LONGEST_TEXT = 4_000;

/**
 * Removes the parameters that Drizzle appends to a query, and mail addresses wherever a library
 * quotes one. Matches whole words and looks at each once: the time is linear in the length.
 */
function withoutPeople(text: string): string {
  const cut = text.indexOf('\nparams: ');
  return text
    .slice(0, cut === -1 ? LONGEST_TEXT : Math.min(cut, LONGEST_TEXT))
    .replace(/[^\s<>"'(:),;]+/g, (word) => {
      const at = word.indexOf('@');
      return at > 0 && at < word.length - 1 ? '[address]' : word;
    });
}

function described(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: String(error) };
  const causes: string[] = [];
  for (let at: unknown = error; at instanceof Error && causes.length < 4; at = at.cause) {
    causes.push(withoutPeople(at.message));
  }
  // The stack repeats the message; only its frames are wanted.
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { error: causes.join(' ← '), stack: frames.slice(0, 12).join('\n') };
}

/** Writes entries of `least` and above through `write` (a line without its end). */
export function createLog(write: (line: string) => void, least: Level = 'info'): Log {
  const entry = (level: Level, message: string, data: object | undefined) => {
    if (ORDER[level] < ORDER[least]) return;
    const line = { at: new Date().toISOString(), level, message, ...data };
    write(
      JSON.stringify(line, (_, value) =>
        typeof value === 'string' ? withoutPeople(value) : value,
      ),
    );
  };
  let outageToldAt = Number.NEGATIVE_INFINITY;
  let untold = 0;
  const outage = (failed: string, error: unknown) => {
    untold += 1;
    const now = performance.now();
    if (now - outageToldAt < OUTAGE_EVERY_MS) return;
    entry('warn', 'the database is away', { failed, failures: untold, reason: String(error) });
    outageToldAt = now;
    untold = 0;
  };
  return {
    info: (message, data) => entry('info', message, data),
    warn: (message, data) => entry('warn', message, data),
    error: (message, error, data) => {
      if (isDatabaseAway(error)) outage(message, error);
      else entry('error', message, { ...data, ...(error === undefined ? {} : described(error)) });
    },
    failed: (message, error, data) => {
      if (isDatabaseAway(error)) outage(message, error);
      else entry('warn', message, { ...data, reason: String(error) });
    },
  };
}
