import { dataArgument } from './cluster.ts';

/**
 * Settings of the shop's own database, passed on its command line at every start, so that no file of the
 * cluster is edited. Durability stays at PostgreSQL's defaults (`fsync`, `synchronous_commit` and
 * `full_page_writes` on).
 */
const settings: Readonly<Record<string, string>> = {
  // Only a unix socket, in the cluster's own folder (mode 0700).
  listen_addresses: '',
  unix_socket_directories: '.',

  // Small: one shop, on a machine it shares; 16 workers with dashboards open take 81
  // (docs/decisions/0017-workers-are-nodes.md).
  max_connections: '100',
  // Fits presence of a hundred thousand visits and its index; memory is used only as needed.
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  huge_pages: 'off',
  jit: 'off',
  max_wal_size: '256MB',
  min_wal_size: '32MB',

  // No replication: less is written, and fewer processes idle.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_worker_processes: '4',
  io_method: 'sync',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '2',

  // Errors reach the shop itself; statements with customers' data must not get into a log file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Settings that older major versions, which an upgrade starts once more, do not know. */
const SINCE: Readonly<Record<string, number>> = { io_method: 18, autovacuum_worker_slots: 18 };

/**
 * Files with login rules, for a database that runs under another account than the shop. Only the shop's
 * system user may log in, as reported by the kernel (`peer`). The files are in the cluster's folder
 * (docs/decisions/0010-postgres-as-root.md).
 */
export const LOGIN_RULES = { hba: 'elvare_hba.conf', ident: 'elvare_ident.conf' } as const;

/**
 * Returns the arguments for `postgres`, for instance `['-c', 'max_connections=100', …]`.
 * @param major PostgreSQL's major version
 * @param hasLoginRules true if `LOGIN_RULES` were written into the cluster's folder
 */
export function serverArguments(
  clusterName: string,
  hasLoginRules: boolean,
  major: number,
): string[] {
  const rules = hasLoginRules
    ? {
        hba_file: `${dataArgument}/${LOGIN_RULES.hba}`,
        ident_file: `${dataArgument}/${LOGIN_RULES.ident}`,
      }
    : {};
  return Object.entries({ ...settings, ...rules, cluster_name: clusterName })
    .filter(([name]) => (SINCE[name] ?? 0) <= major)
    .flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
