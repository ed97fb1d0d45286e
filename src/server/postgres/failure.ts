/** Expected failures of the shop's own database, as stable codes. */
type PostgresFailure =
  | 'data_dir_unwritable'
  | 'data_dir_in_use'
  | 'data_dir_foreign'
  | 'major_version_mismatch'
  | 'unsupported_platform'
  | 'init_failed'
  | 'start_failed'
  | 'stopped';

/** `message` is one or two sentences for the owner and names the setting to change. */
export interface PostgresRefusal {
  ok: false;
  code: PostgresFailure;
  message: string;
}

export function refuse(code: PostgresFailure, message: string): PostgresRefusal {
  return { ok: false, code, message };
}

/** Returns the system's error code (`EACCES`, `ENOENT` …) of a caught value, or `undefined`. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Awaits `attempt`. Returns `otherwise` for an error with a listed code; rethrows others. */
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
