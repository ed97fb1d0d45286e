/**
 * A function that hides PostgreSQL's own clock from everything that is not qualified, so that tests can move it. Connections
 * opened later find it by the search path.
 */
export const MOVABLE_CLOCK = `
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
