/** Runs only the shop's database: reports its start as a line of JSON, ends on SIGTERM. */
import { startPostgres } from '#server/postgres/start-postgres.ts';

const { uid, dataDir, bundle } = JSON.parse(process.argv[2] ?? '{}');
if (uid) {
  // After the imports: this account may be unable to read the modules.
  process.setgroups?.([]);
  process.setgid?.(uid);
  process.setuid?.(uid);
}
const started = await startPostgres({ dataDir, bundle, log: () => undefined });
if (started.ok) {
  const { postgres } = started;
  const { pid, adopted, connectionString } = postgres;
  process.stdout.write(`${JSON.stringify({ ok: true, pid, adopted, connectionString })}\n`);
  const alive = setInterval(() => undefined, 60_000);
  process.on('SIGTERM', async () => {
    await postgres.stop();
    clearInterval(alive);
  });
} else {
  process.stdout.write(`${JSON.stringify(started)}\n`);
}
