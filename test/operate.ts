/**
 * `npm run operate [alerts|proxies|image|update]`: runs the files of `deploy/` against Debian's Prometheus, Caddy and nginx, as
 * root on Debian, and prints what they showed. Not part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { ROOT_DIR } from './running-shop.ts';

const PROOFS: Readonly<
  Record<string, { packages: string[]; run: () => Promise<readonly string[]> }>
> = {
  alerts: {
    packages: ['prometheus'],
    run: async () => (await import('./operate/alerts.ts')).proveAlerts(),
  },
  proxies: {
    packages: ['caddy', 'nginx-light', 'openssl', 'curl'],
    run: async () => (await import('./operate/proxies.ts')).proveProxies(),
  },
  update: {
    packages: ['caddy', 'chromium-headless-shell'],
    run: async () => (await import('./operate/update.ts')).proveUpdate(),
  },
  image: {
    packages: ['debootstrap', 'buildah'],
    run: async () => {
      const { status } = spawnSync('deploy/try.sh', { cwd: ROOT_DIR, stdio: 'inherit' });
      if (status !== 0) throw new Error('deploy/try.sh failed');
      return [];
    },
  },
};

function install(packages: readonly string[]): void {
  const isThere = spawnSync('dpkg', ['-s', ...packages]).status === 0;
  if (isThere) return;
  const options = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const { status } = spawnSync('apt-get', options, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`apt-get could not install ${packages.join(' ')}`);
}

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(PROOFS)) {
  const proof = PROOFS[name];
  if (!proof) throw new Error(`There is no proof ${name}.`);
  install(proof.packages);
  const started = performance.now();
  process.stdout.write(`\n${name}\n`);
  try {
    for (const line of await proof.run()) process.stdout.write(`  ${line}\n`);
    process.stdout.write(`  shown in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  } catch (error) {
    process.stdout.write(`  failed: ${error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 1;
  }
}
