/** `npm run db:generate -- --name=what-it-does`: writes the SQL migration from the schema. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT_DIR } from './settings.ts';

const kit = path.join(ROOT_DIR, 'node_modules', '.bin', 'drizzle-kit');
const { status } = spawnSync(kit, ['generate', ...process.argv.slice(2)], {
  cwd: ROOT_DIR,
  stdio: 'inherit',
});
process.exit(status ?? 1);
