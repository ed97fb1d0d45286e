/** `npm run format`: formats all files and applies the safe fixes of the linter. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT_DIR } from './settings.ts';

const biome = path.join(ROOT_DIR, 'node_modules', '.bin', 'biome');
const { status } = spawnSync(biome, ['check', '--write'], { cwd: ROOT_DIR, stdio: 'inherit' });
process.exit(status ?? 1);
