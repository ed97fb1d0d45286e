/** `tools/run.mjs` on a checkout of its own, whose npm only notes that it was called. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT_DIR } from './running-shop.ts';
import { temporaryFolder } from './temporary.ts';

const checkout = temporaryFolder();
const called = path.join(checkout, 'npm-was-called');

test('no tool installs under a running shop, and a shop gets no development dependency', async () => {
  mkdirSync(path.join(checkout, 'tools'));
  for (const file of ['run.mjs', 'keep-packages.mjs']) {
    cpSync(path.join(ROOT_DIR, 'tools', file), path.join(checkout, 'tools', file));
  }
  const lock = {
    packages: {
      '': { dependencies: { own: '1.0.0' } },
      'tools/bundler': { dependencies: { bundling: '1.0.0' } },
      'node_modules/own': {
        peerDependencies: { peer: '1.0.0' },
        peerDependenciesMeta: { peer: { optional: true } },
      },
      'node_modules/peer': { devOptional: true },
      'node_modules/bundling': {},
    },
  };
  writeFileSync(path.join(checkout, 'package-lock.json'), JSON.stringify(lock));
  const npm = path.join(checkout, 'npm.mjs');
  writeFileSync(
    npm,
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(called)}, '');`,
  );
  const run = (tool = 'test') =>
    spawnSync(process.execPath, [path.join(checkout, 'tools', 'run.mjs'), tool], {
      env: { ...process.env, npm_execpath: npm },
      encoding: 'utf8',
    });
  // A shop that was killed is none.
  const running = path.join(checkout, '.cache', 'running');
  mkdirSync(running, { recursive: true });
  writeFileSync(path.join(running, '999999999'), '');

  const elsewhere = path.join(checkout, 'run.mjs');
  writeFileSync(elsewhere, 'process.stdin.resume();');
  const shop = spawn(process.execPath, [elsewhere], { stdio: ['pipe', 'ignore', 'inherit'] });
  await once(shop, 'spawn');
  writeFileSync(path.join(running, String(shop.pid)), '');
  const refused = run();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(`A shop runs from this checkout (process ${shop.pid})`);
  expect(existsSync(called)).toBe(false);

  shop.stdin.end();
  await once(shop, 'exit');
  run();
  expect(existsSync(called)).toBe(true);

  // What npm keeps for development alone is no part of a shop.
  const names = ['peer', 'own', 'bundling'];
  for (const name of names) {
    mkdirSync(path.join(checkout, 'node_modules', name), { recursive: true });
  }
  const kept = () => names.filter((name) => existsSync(path.join(checkout, 'node_modules', name)));
  run('backup');
  expect(kept()).toEqual(['own', 'bundling']);
  // An image was bundled when it was made.
  const keep = path.join(checkout, 'tools', 'keep-packages.mjs');
  expect(spawnSync(process.execPath, [keep], { cwd: checkout }).status).toBe(0);
  expect(kept()).toEqual(['own']);
});
