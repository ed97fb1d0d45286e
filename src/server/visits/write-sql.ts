import { STAGES } from './schema.ts';

const RANK = (column: string) => `(array_position(ARRAY['${STAGES.join("','")}'], ${column}) - 1)`;
const STAGE = (rank: string) => `(ARRAY['${STAGES.join("','")}'])[${rank} + 1]`;
/** Columns of `visit_minutes` for the stages after the first. */
const STAGE_COLUMNS = {
  product: 'products',
  cart: 'carts',
  checkout: 'checkouts',
  paid: 'paid',
} as const;
const LATER_STAGES = Object.entries(STAGE_COLUMNS);
const COLUMNS = Object.values(STAGE_COLUMNS).join(', ');

/** Sums of newly reached stages from `counted`, in the order of the stage columns. */
const REACHED_STAGES = LATER_STAGES.map(
  ([stage]) => `coalesce(sum(n) FILTER (WHERE kind = 'stage' AND key = '${stage}'), 0)`,
).join(', ');

/** Assignments that add them to a minute that exists, alias `m`. */
const ADD_REACHED = LATER_STAGES.map(
  ([, column]) => `${column} = m.${column} + excluded.${column}`,
).join(', ');

const INSTANT = (ms: string) => `to_timestamp(${ms} / 1000.0)`;

/** The Berlin day of a batch, its start, and now. */
const [DAY, DAY_START, NOW] = ['$2::date', INSTANT('$3::float8'), INSTANT('$4::float8')];

/** The beats of the batch, one row per visit: `Pending` with the names of its fields. */
const BEATS = `
  SELECT * FROM json_to_recordset($1::json) AS b("sessionId" text, agent text, referrer text,
    "firstPage" text, page text, "morePages" text[], token text, at float8, "firstAt" float8,
    stage int, "cartCents" int, bot bool, ended json)`;

/**
 * Each beat with the row of its visit as it was before this statement. `hidden` ones are in no figure: bots, and visits
 * in which an administrator was signed in. `old_rank` is the stage reached this day, from presence or else from the
 * day's list; null if neither had the visit. `unsaid` is 0 if the browser said no value of its cart.
 */
const STATES = `
  SELECT b."sessionId" AS session_id, b.agent, b."firstPage" AS first_page, b.page, b."morePages" AS more_pages,
    b.stage AS rank, b.bot, l.user_id,
    ${INSTANT('b.at')} AS seen, ${INSTANT('b."firstAt"')} AS first_seen,
    ${INSTANT(`(b.ended ->> 'at')::float8`)} AS ended,
    b.bot OR r.user_id IS NOT NULL OR coalesce(o.bot, false) AS hidden,
    o.session_id IS NOT NULL AS known,
    o.current_page AS old_page,
    o.session_id IS NULL OR o.last_seen < ${DAY_START} AS first_today,
    CASE WHEN o.last_seen >= ${DAY_START} THEN ${RANK('o.stage')}
      ELSE (SELECT d.reached FROM visit_days d WHERE d.day = ${DAY} AND d.session_id = b."sessionId")
    END AS old_rank,
    coalesce(o.referrer, b.referrer) AS came_from,
    coalesce(b."cartCents", o.cart_cents, 0) AS cart_now,
    CASE WHEN b."cartCents" IS NULL THEN 0 END AS unsaid
  FROM beat b
  LEFT JOIN active_sessions o ON o.session_id = b."sessionId"
  LEFT JOIN logins l ON l.token = b.token AND l.expires_at > ${NOW}
  LEFT JOIN user_roles r ON r.user_id = l.user_id AND r.role = 'admin'`;

/** A row of the day's list from a state. */
const LIST_VISIT = `
  INSERT INTO visit_days AS d (day, session_id, referrer, reached, created_at)
  SELECT ${DAY}, session_id, came_from, rank, first_seen`;

/**
 * Lists the visits that are new on this day and returns them. The list decides, not presence, so a visit counts once a
 * day even if presence was lost or two nodes receive it at once.
 */
const LIST_NEW = `${LIST_VISIT}
  FROM state WHERE first_today AND NOT hidden ORDER BY session_id
  ON CONFLICT DO NOTHING
  RETURNING session_id, referrer`;

/** Visits that count, with whether they are new on this day. */
const PEOPLE = `
  SELECT s.*, f.session_id IS NOT NULL AS fresh
  FROM state s LEFT JOIN fresh f USING (session_id) WHERE NOT s.hidden`;

/** Keeps in the day's list how far its visits have come. */
const RAISE = `${LIST_VISIT}
  FROM people WHERE NOT fresh AND rank > old_rank ORDER BY session_id
  ON CONFLICT (day, session_id) DO UPDATE SET reached = greatest(d.reached, excluded.reached)`;

/** Takes visits off the list that were counted before an administrator signed in. */
const UNLIST = `
  DELETE FROM visit_days d USING state s
  WHERE d.day = ${DAY} AND d.session_id = s.session_id AND s.hidden
  RETURNING d.referrer, d.reached`;

/** Changes of the day's counters; a key may come several times. */
const COUNTS = [
  // Sources of new visits, and what the list lost.
  `SELECT 'referrer' AS kind, referrer AS key, count(*)::int AS n FROM fresh GROUP BY referrer`,
  `SELECT 'referrer', referrer, -count(*)::int FROM dropped GROUP BY referrer`,
  `SELECT 'stage', ${STAGE('stage')}, -count(*)::int
  FROM dropped, generate_series(1, reached) AS stage GROUP BY stage`,
  // Opened pages: the first one, unless the visit was there already, and all further ones.
  `SELECT 'page', first_page, count(*)::int FROM people
  WHERE fresh OR (known AND old_page <> first_page) GROUP BY first_page`,
  `SELECT 'page', page, count(*)::int FROM (SELECT unnest(more_pages) AS page FROM people) AS more
  GROUP BY page`,
  // Each stage between the former one and today's furthest.
  `SELECT 'stage', ${STAGE('reached')}, count(*)::int
  FROM people, generate_series(
    CASE WHEN fresh THEN 1 ELSE coalesce(old_rank, rank) + 1 END, rank) AS reached
  GROUP BY reached`,
  `SELECT 'bot', split_part(agent, ',', 1), count(*)::int FROM state
  WHERE bot AND first_today GROUP BY 2`,
].join(' UNION ALL ');

/** Adds new visits and newly reached stages to this minute. */
const ADD_TO_MINUTE = `
  INSERT INTO visit_minutes AS m (minute, visits, ${COLUMNS})
  SELECT date_trunc('minute', ${NOW}), coalesce(sum(n) FILTER (WHERE kind = 'referrer'), 0), ${REACHED_STAGES}
  FROM counted WHERE kind IN ('referrer', 'stage') HAVING count(*) > 0
  ON CONFLICT (minute) DO UPDATE SET visits = m.visits + excluded.visits, ${ADD_REACHED}`;

/**
 * Writes the rows of presence. An older beat never overwrites a newer one, and a cart that was paid stays empty until
 * the browser says another value.
 */
const KEEP_PRESENCE = `
  INSERT INTO active_sessions AS a (session_id, user_agent, referrer, current_page, user_id,
    last_seen, created_at, ended_at, stage, cart_cents, paid_cents, bot)
  SELECT session_id, agent, came_from, page, user_id, seen, first_seen, ended,
    ${STAGE('greatest(rank, old_rank)')}, cart_now, unsaid, hidden
  FROM state ORDER BY session_id
  ON CONFLICT (session_id) DO UPDATE SET
    user_agent = excluded.user_agent, current_page = excluded.current_page,
    user_id = excluded.user_id, last_seen = excluded.last_seen, ended_at = excluded.ended_at,
    stage = excluded.stage, bot = excluded.bot,
    cart_cents = CASE WHEN excluded.cart_cents = a.paid_cents THEN 0 ELSE excluded.cart_cents END,
    paid_cents = CASE WHEN excluded.paid_cents = 0 OR excluded.cart_cents = a.paid_cents THEN a.paid_cents END
  WHERE a.last_seen <= excluded.last_seen`;

/**
 * Writes one batch of beats of one Berlin day in one statement, and so in one transaction. Rows are written in order
 * of id and counters in order of key, so that nodes can't deadlock. Sent as an unnamed statement, so that PostgreSQL
 * plans it for the batch's real size.
 *
 * $1 beats as JSON, $2 day, $3 its start (ms), $4 now (ms).
 */
export const WRITE_BEATS = `
WITH beat AS (${BEATS}),
state AS MATERIALIZED (${STATES}),
fresh AS (${LIST_NEW}),
people AS MATERIALIZED (${PEOPLE}),
raised AS (${RAISE}),
dropped AS (${UNLIST}),
counted AS (${COUNTS}),
minute AS (${ADD_TO_MINUTE}),
present AS (${KEEP_PRESENCE})
INSERT INTO visit_counters AS c (day, kind, key, count)
SELECT ${DAY}, kind, key, sum(n)::int FROM counted GROUP BY kind, key ORDER BY kind, key
ON CONFLICT (day, kind, key) DO UPDATE SET count = c.count + excluded.count`;

/**
 * Moves a visit of today to a stage and counts the stages that it had not reached; returns its referrer. Nothing is
 * counted for a visit that isn't counted today, so no stage has more visits than the one before. The day's counters
 * are written before the minute, in the order in which `WRITE_BEATS` locks them, so that the two statements can't
 * deadlock.
 *
 * $1 id, $2 day, $3 now, $4 index of the stage.
 */
export const REACH_STAGE = `
WITH visit AS (
  SELECT session_id, referrer FROM active_sessions WHERE session_id = $1 AND NOT bot FOR UPDATE
), today AS MATERIALIZED (
  SELECT d.session_id, d.reached FROM visit_days d JOIN visit USING (session_id)
  WHERE d.day = $2::date AND d.reached < $4::int FOR UPDATE OF d
), moved AS (
  UPDATE active_sessions a SET stage = ${STAGE('$4::int')} FROM today t WHERE a.session_id = t.session_id
), listed AS (
  UPDATE visit_days d SET reached = $4::int FROM today t
  WHERE d.day = $2::date AND d.session_id = t.session_id
), counted AS (
  SELECT 'stage' AS kind, ${STAGE('stage')} AS key, 1 AS n
  FROM today, generate_series(reached + 1, $4::int) AS stage
), day AS (
  INSERT INTO visit_counters AS c (day, kind, key, count)
  SELECT $2::date, kind, key, n FROM counted ORDER BY key
  ON CONFLICT (day, kind, key) DO UPDATE SET count = c.count + 1
  RETURNING 1
), minute AS (
  INSERT INTO visit_minutes AS m (minute, ${COLUMNS})
  SELECT date_trunc('minute', $3::timestamptz), ${REACHED_STAGES}
  FROM counted WHERE (SELECT count(*) FROM day) > 0 HAVING count(*) > 0
  ON CONFLICT (minute) DO UPDATE SET ${ADD_REACHED}
)
SELECT referrer FROM visit`;

/** Writes the ends of visits without new beats. $1 ids, $2 times (ms). */
export const WRITE_ENDS = `
UPDATE active_sessions s SET ended_at = ${INSTANT('e.at')}
FROM (SELECT * FROM unnest($1::text[], $2::float8[]) AS u(session_id, at)
      ORDER BY session_id) e
WHERE s.session_id = e.session_id AND s.last_seen <= ${INSTANT('e.at')} AND s.ended_at IS NULL`;
