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

/** Mail addresses, wherever a library quotes one, and the parameters Drizzle appends to a query. */
function withoutPeople(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(/[^\s<>"'(:]+@[^\s<>"'):,;]+/g, '[address]');
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
  return {
    info: (message, data) => entry('info', message, data),
    warn: (message, data) => entry('warn', message, data),
    error: (message, error, data) =>
      entry('error', message, { ...data, ...(error === undefined ? {} : described(error)) }),
  };
}
