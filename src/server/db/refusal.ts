import pg from 'pg';

/** Cardinality, data, a constraint, a limit: what was sent is at fault and stays so. */
const CLASSES = /^(21|22|23|54)/;

/** True if the database refused what it was sent, rather than being unable to take it just now. */
export function isDatabaseRefusal(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && CLASSES.test(error.code ?? '');
}
