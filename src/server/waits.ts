/**
 * Limits of every wait for something outside of the process: docs/specification.md#91-waits names what the caller sees.
 * Milliseconds.
 */
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** A new connection, or a free one of the pool. */
export const DATABASE_CONNECT_MS = 5 * SECOND_MS;
/** PostgreSQL ends a request's statement that takes longer: it is a bug, or waits for a locked row. */
export const DATABASE_STATEMENT_MS = 15 * SECOND_MS;
export const DATABASE_LOCK_MS = 10 * SECOND_MS;
/** Statements of migrations, restores, backups and commands. */
export const DATABASE_LONG_MS = 15 * MINUTE_MS;
/** A migration, while another start migrates or a backup is written. */
export const MIGRATION_LOCK_MS = 5 * MINUTE_MS;
/** Nothing came back by then, although PostgreSQL ends the statement itself: the connection is given up. */
export const DATABASE_SILENCE_AFTER_MS = 5 * SECOND_MS;
/** TCP asks whether the other side of an idle connection is there. */
export const DATABASE_KEEP_ALIVE_MS = 30 * SECOND_MS;
/** Longer than `pg_ctl` waits for PostgreSQL's start. */
export const POSTGRES_PROGRAM_MS = 150 * SECOND_MS;

/** One try; Stripe replies in well under a second, and a browser waits for our request. */
export const STRIPE_MS = 8 * SECOND_MS;

/** Name, connection, TLS and greeting, each. A mail server that takes longer is tried again later. */
export const MAIL_CONNECT_MS = 10 * SECOND_MS;
/** Between two replies of the mail server. */
export const MAIL_SILENCE_MS = 20 * SECOND_MS;

/** One request; a part of 8 MiB over 1 Mbit/s takes 67 s. A download: between two of its pieces. */
export const STORE_MS = 2 * MINUTE_MS;
/** A whole backup, from the snapshot to the file that was read back. */
export const BACKUP_MS = 60 * MINUTE_MS;

/** Far above what 60 megapixels take on an idle machine (seconds), because a busy one serves first. */
export const PICTURE_MS = MINUTE_MS;
/** A picture of another shop, name, redirects and all its bytes: 25 MB at 10 Mbit/s. */
export const FETCHED_PICTURE_MS = 20 * SECOND_MS;
/** 100 slips take 2 s. */
export const SLIPS_MS = MINUTE_MS;
/** A table beside 10,000 products takes seconds. */
export const IMPORT_MS = MINUTE_MS;
/** Between two messages of a renderer, which says between two pages that it works. */
export const RENDERER_SILENCE_MS = 3 * MINUTE_MS;
/** Bundling, the sandbox or a worker that starts. */
export const START_MS = 15 * MINUTE_MS;
/** Time between the word of a node that it stops and its end; `deploy/Caddyfile` asks every second. */
export const LEAVE_MS = 2.5 * SECOND_MS;
