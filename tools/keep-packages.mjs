/**
 * Removes packages that a shop doesn't need: npm keeps what a library names as an optional peer, although only development
 * or bundling has it. Plain JavaScript without dependencies, because it runs before and after they are installed.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names the lockfile by which the dependencies were installed, and what of them is there. */
export const STAMP = 'node_modules/.elvare-lock';

export function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');
}

/** The package of what only bundling needs (a workspace of `package.json`). */
const BUNDLER = 'tools/bundler';

/** Returns where a package finds another one: beside its own folder, or above. */
function find(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const folder = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[folder] || at === '') return folder;
  }
}

/** Returns the folders of all that the packages of `roots` need, from the lockfile. */
export function foldersOf(packages, roots) {
  const found = new Set(roots);
  for (const folder of found) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta, link } =
      packages[folder] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    const names = [dependencies, optionalDependencies].flatMap((each) => Object.keys(each ?? {}));
    if (!link) for (const name of [...names, ...peers]) found.add(find(packages, folder, name));
  }
  return found;
}

/** Removes every package but those of a shop; with `isServing` also those that only bundling needs. */
export function keepPackages(root, isServing) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const kept = foldersOf(packages, isServing ? [''] : ['', BUNDLER]);
  for (const folder of Object.keys(packages)) {
    if (!folder.includes('node_modules/') || kept.has(folder)) continue;
    if (!isServing && packages[folder].link) continue;
    rmSync(path.join(root, folder), { recursive: true, force: true });
  }
}

/** Types, source maps, pages but licences, and all of Node but its program: no shop reads them. */
const UNREAD = /\.(d\.[cm]?ts|map)$|(?<!LICEN[CS]E|NOTICE)\.md$|^node\/node_modules$/i;

function removeUnread(folder) {
  for (const file of readdirSync(folder, { recursive: true })) {
    if (UNREAD.test(file)) rmSync(path.join(folder, file), { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  keepPackages(root, true);
  writeFileSync(path.join(root, STAMP), `${lockHash(root)} production`);
  removeUnread(path.join(root, 'node_modules'));
}
