import { sql } from 'drizzle-orm';
import { raiseAlert } from '../alerts/alerts.ts';
import { readOwnerEmail } from '../owner.ts';
import type { Shop } from '../shop.ts';

/** Events of before were looked at; a day covers a shop that stood still overnight. */
const LOOKS_BACK = '1 day';
const EVERY_SECONDS = 60;

interface WatchedRow {
  readonly [column: string]: unknown;
  readonly alert: 'admin_new_device' | 'admin_added' | 'admin_factor_removed';
  readonly user_id: string;
  /** The latest event that the alert stands for. */
  readonly event: string;
}

/**
 * Raises an alert for every administrator of whom the log says something the owner must know, whoever
 * caused it: a request, a command on the machine, or somebody at the database. A role counts even when
 * it was taken away since. The very first
 * administrator is no news, and the owner's own new devices are told by their own mail.
 */
export async function watchSecurity(shop: Shop): Promise<void> {
  const owner = await readOwnerEmail(shop.db, shop.settings);
  const { rows } = await shop.db.execute<WatchedRow>(sql`
    SELECT found.alert, found.user_id, max(found.id) AS event
    FROM (
      SELECT e.id, e.user_id, CASE e.kind
        WHEN 'signed_in' THEN 'admin_new_device'
        WHEN 'role_given' THEN 'admin_added'
        ELSE 'admin_factor_removed' END AS alert
      FROM security_events e LEFT JOIN users u ON u.id = e.user_id
      WHERE e.kind IN ('signed_in', 'role_given', 'factor_removed')
        AND e.at > now() - ${LOOKS_BACK}::interval
        AND (e.kind = 'role_given' OR EXISTS (
          SELECT FROM user_roles r WHERE r.user_id = e.user_id AND r.role = 'admin'))
        AND CASE e.kind
          WHEN 'signed_in' THEN e.data ->> 'new_device' = 'true'
            AND u.email <> ${owner}
          WHEN 'role_given' THEN e.data ->> 'role' = 'admin' AND EXISTS (
            SELECT FROM user_roles o WHERE o.role = 'admin' AND o.user_id <> e.user_id
              AND o.created_at < e.at)
          ELSE true END
    ) found
    WHERE NOT EXISTS (
      SELECT FROM alerts a WHERE a.kind = found.alert AND a.subject = found.user_id
        AND (a.data ->> 'event')::bigint >= found.id)
    GROUP BY found.alert, found.user_id`);
  for (const { alert: kind, user_id: subject, event } of rows) {
    const data = { event: Number(event) };
    await shop.db.transaction((tx) => raiseAlert(shop, tx, { kind, subject, data }));
  }
}

/** Registers the job. */
export function securityJobs(shop: Shop): void {
  shop.jobs.handle('watch-security', () => watchSecurity(shop), { everySeconds: EVERY_SECONDS });
}
