/** `npm run check:pictures`: fails for missing pictures of the catalogue and lists unused ones. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { expectedFiles } from '#tools/assets/pictures/expected.ts';

const publicFolder = path.resolve(import.meta.dirname, '../public');
const present = globSync('images/**/*.*', { cwd: publicFolder }).map(
  (file) => `/${file.split(path.sep).join('/')}`,
);
const expected = new Set(expectedFiles());
const missing = [...expected].filter((file) => !present.includes(file));
const unused = present.filter((file) => !expected.has(file));

for (const file of missing) process.stdout.write(`missing  ${file}\n`);
for (const file of unused) process.stdout.write(`unused   ${file}\n`);
process.stdout.write(
  `${expected.size} pictures expected, ${missing.length} missing, ${unused.length} unused.\n`,
);
process.exitCode = missing.length > 0 ? 1 : 0;
