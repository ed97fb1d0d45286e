import pg from 'pg';
import { SILENT } from '../limited-client.ts';

/**
 * PostgreSQL is stopping, has crashed or is starting (57P0x); the connection broke (class 08); it is
 * read-only (25006), out of disk, memory or connections (53xxx) or can't read its files (58xxx).
 */
const CODES =
  /^(57P0[1235]|25006|53\w{3}|58\w{3}|08\w{3}|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
/** Messages of errors that `pg` throws without a code; the last for a statement on a connection that broke before. */
const MESSAGES =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Returns an error and its causes, the last one first. */
function causesOf(error: unknown): { readonly code: string; readonly message: string }[] {
  const causes = [];
  for (let at: unknown = error; at instanceof Error && causes.length < 5; ) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    causes.unshift({ code, message: at.message });
    at = at instanceof AggregateError ? at.errors[0] : at.cause;
  }
  return causes;
}

/** True if an error, or its cause, means that the database can't serve for the moment. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) => CODES.test(code) || MESSAGES.test(message));
}

/**
 * True if other connections that were opened before may be useless, too: this one refused a write because the database
 * was read-only when it was opened, or said nothing.
 */
export function isStale(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) => code === '25006' || message === SILENT);
}

/** A statement, a lock or a transaction took longer than its limit, or met a deadlock. */
const LATE = /^(57014|55P03|25P03|40P01)$/;

/** True if the database didn't finish in time: it may be busy, and a later try may succeed. */
export function isDatabaseLate(error: unknown): boolean {
  return causesOf(error).some(({ code }) => LATE.test(code));
}

/** Returns the error below all others: without the statement and its parameters, which Drizzle adds. */
export const rootOf = (error: unknown) =>
  causesOf(error)[0] ?? { code: '', message: String(error) };

/** Cardinality, data, a constraint, a limit: what was sent is at fault and stays so. */
const CLASSES = /^(21|22|23|54)/;

/** True if the database refused what it was sent, rather than being unable to take it just now. */
export function isDatabaseRefusal(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && CLASSES.test(error.code ?? '');
}
