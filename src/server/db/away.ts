/** PostgreSQL is stopping, has crashed or is starting; the connection broke (class 08). */
const CODES = /^(57P0[1235]|08\w{3}|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
/** What `pg` throws without a code. */
const MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Whether an error, or what caused it, means that the database is away for a moment. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; depth++) {
    const inner: unknown = at instanceof AggregateError ? at.errors[0] : undefined;
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (CODES.test(code) || MESSAGES.test(at.message)) return true;
    at = inner ?? at.cause;
  }
  return false;
}
