import { dataArgument } from './cluster.ts';

/**
 * Settings of the shop's own database, given on its command line at every start: nothing is edited
 * in the cluster, and what runs is what this file says. Durability stays at PostgreSQL's defaults
 * (`fsync`, `synchronous_commit` and `full_page_writes` on).
 */
const settings: Readonly<Record<string, string>> = {
  // Reached by its unix socket only, which lies in the cluster's own folder (mode 0700).
  listen_addresses: '',
  unix_socket_directories: '.',

  // Small: one shop, on a machine it shares; 16 workers with dashboards open take 65
  // (docs/decisions/0017-workers-are-nodes.md).
  max_connections: '80',
  // Presence of a hundred thousand visits and its index fit; taken only as far as used.
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  huge_pages: 'off',
  jit: 'off',
  max_wal_size: '256MB',
  min_wal_size: '32MB',

  // Nobody replicates from it: less written, and fewer processes idling.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_worker_processes: '4',
  io_method: 'sync',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '2',

  // Errors reach the shop itself; statements with customers' data must not end up in a log file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * Login rules where the database's account is not the shop's own: only the shop's system user, which
 * the kernel names (`peer`), and nobody else, whoever reaches the socket. Files in the cluster's
 * folder, reached through it as the data is (docs/decisions/0010-postgres-as-root.md).
 */
export const LOGIN_RULES = { hba: 'elvare_hba.conf', ident: 'elvare_ident.conf' } as const;

/**
 * Arguments for `postgres`, for instance `['-c', 'max_connections=80', …]`.
 * @param hasLoginRules whether `LOGIN_RULES` were written into the cluster's folder
 */
export function serverArguments(clusterName: string, hasLoginRules: boolean): string[] {
  const rules = hasLoginRules
    ? {
        hba_file: `${dataArgument}/${LOGIN_RULES.hba}`,
        ident_file: `${dataArgument}/${LOGIN_RULES.ident}`,
      }
    : {};
  return Object.entries({ ...settings, ...rules, cluster_name: clusterName }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
}
