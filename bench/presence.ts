import type pg from 'pg';

const PAGES = ['/', '/sneakers', '/products/pouch', '/neu', '/trikots'];
const ROWS_PER_STATEMENT = 10_000;

/** Fills presence up to `size` active visits, like beats of the last half minute. */
export async function fillPresence(pool: pg.Pool, size: number): Promise<void> {
  const { rows } = await pool.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM active_sessions',
  );
  for (let from = rows[0]?.n ?? 0; from < size; from += ROWS_PER_STATEMENT) {
    const length = Math.min(ROWS_PER_STATEMENT, size - from);
    const ids = Array.from({ length }, (_, n) => `session_1795242156240_bench${from + n}`);
    await pool.query(
      `INSERT INTO active_sessions
         (session_id, user_agent, referrer, current_page, last_seen, created_at, cart_cents)
       SELECT id, 'Safari, phone', 'instagram.com', ($2::text[])[1 + n % 5],
         now() - (n % 10000) * interval '3 ms', now() - interval '10 min', (n % 4) * 1000
       FROM unnest($1::text[]) WITH ORDINALITY AS visit(id, n)`,
      [ids, PAGES],
    );
  }
  await pool.query('VACUUM ANALYZE active_sessions');
}
