/** Why the shop's own database is not running; each is an expected failure with a stable code. */
export type PostgresFailure =
  | 'data_dir_unwritable'
  | 'data_dir_in_use'
  | 'data_dir_foreign'
  | 'major_version_mismatch'
  | 'unsupported_platform'
  | 'init_failed'
  | 'start_failed'
  | 'stopped';

/** `message` is one clear sentence or two for whoever runs the shop; it names what to change. */
export interface PostgresRefusal {
  ok: false;
  code: PostgresFailure;
  message: string;
}

export function refuse(code: PostgresFailure, message: string): PostgresRefusal {
  return { ok: false, code, message };
}

/** The system's error code (`EACCES`, `ENOENT` …) of something caught, or `undefined`. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Waits for `attempt` and turns an error whose code is listed into `otherwise`; others are thrown. */
export async function unless<T, U>(
  codes: readonly string[],
  attempt: Promise<T>,
  otherwise: U,
): Promise<T | U> {
  try {
    return await attempt;
  } catch (error) {
    if (codes.includes(errorCode(error) ?? '')) return otherwise;
    throw error;
  }
}
