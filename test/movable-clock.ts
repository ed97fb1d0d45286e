import type pg from 'pg';

/**
 * A function that hides PostgreSQL's own clock from everything that is not qualified, so that tests can move it. Connections
 * opened later find it by the search path.
 */
const MOVABLE_CLOCK = `
  create schema moved;
  create table moved.clock (by interval not null);
  insert into moved.clock values ('0');
  create function moved.clock_timestamp() returns timestamptz volatile language sql
    as 'select pg_catalog.clock_timestamp() + by from moved.clock';
  do $$ begin
    execute format('alter database %I set search_path = moved, pg_catalog, public', current_database());
  end $$;
  set search_path = moved, pg_catalog, public;
  select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;

/** The clock of a test's own database, by which prices and campaigns begin. */
export class MovableClock {
  readonly #pool: pg.Pool;

  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  static async of(pool: pg.Pool): Promise<MovableClock> {
    const client = await pool.connect();
    await client.query(MOVABLE_CLOCK);
    client.release();
    return new MovableClock(pool);
  }

  async set(nowMs: number): Promise<void> {
    await this.#pool.query(
      'update moved.clock set by = to_timestamp($1::float8 / 1000) - pg_catalog.clock_timestamp()',
      [nowMs],
    );
  }

  async move(ms: number): Promise<void> {
    await this.#pool.query("update moved.clock set by = by + $1 * interval '1 ms'", [ms]);
  }
}
