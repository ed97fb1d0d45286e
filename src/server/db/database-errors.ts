import pg from 'pg';

/**
 * PostgreSQL is stopping, has crashed or is starting (57P0x); the connection broke (class 08); it is
 * read-only (25006), out of disk, memory or connections (53xxx) or can't read its files (58xxx).
 */
const CODES =
  /^(57P0[1235]|25006|53\w{3}|58\w{3}|08\w{3}|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
/** Messages of errors that `pg` throws without a code; the last for a statement on a connection that broke before. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** True if an error, or its cause, means that the database can't serve for the moment. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; depth++) {
    const inner: unknown = at instanceof AggregateError ? at.errors[0] : undefined;
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (CODES.test(code) || MESSAGES.test(at.message)) return true;
    at = inner ?? at.cause;
  }
  return false;
}

/** Cardinality, data, a constraint, a limit: what was sent is at fault and stays so. */
const CLASSES = /^(21|22|23|54)/;

/** True if the database refused what it was sent, rather than being unable to take it just now. */
export function isDatabaseRefusal(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && CLASSES.test(error.code ?? '');
}
