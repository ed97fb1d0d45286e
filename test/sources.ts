import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from './running-shop.ts';

/** The repository as text, for tests of its structure. */

const { imports: aliases } = JSON.parse(
  readFileSync(path.join(ROOT_DIR, 'package.json'), 'utf8'),
) as { imports: Record<string, string> };

/** Returns a specifier as a path from the root, or as it is if it names a package. */
function targetOf(specifier: string, file: string): string {
  if (specifier.startsWith('.')) {
    return path.posix.join(path.posix.dirname(file), specifier);
  }
  if (!specifier.startsWith('#')) return specifier;
  const [area = ''] = specifier.split('/', 1);
  const folder = aliases[`${area}/*`]?.slice('./'.length, -'/*'.length);
  if (folder) return folder + specifier.slice(area.length);
  return aliases[specifier]?.slice('./'.length) ?? specifier;
}

export interface Source {
  /** Path from the root, with `/`. */
  readonly file: string;
  readonly text: string;
  readonly lines: number;
  /** Specifiers of imports and re-exports; those of files as paths from the root. */
  readonly imports: readonly string[];
  /** The same without imports of types, which don't run. */
  readonly codeImports: readonly string[];
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b(\s+type\b)?[^'"`;]*?from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

function listFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout, status } = spawnSync('git', args, { cwd: ROOT_DIR, encoding: 'utf8' });
  if (status !== 0) throw new Error('git can not list the files');
  return stdout.split('\n').filter((file) => file !== '');
}

export function readSource(file: string): Source[] {
  let text: string;
  try {
    text = readFileSync(path.join(ROOT_DIR, file), 'utf8');
  } catch {
    // Deleted, but not yet in the index.
    return [];
  }
  const found = [...text.matchAll(IMPORT)].map(([, type, from, dynamic]) => {
    return { target: targetOf(from ?? dynamic ?? '', file), isCode: type === undefined };
  });
  const imports = found.map(({ target }) => target);
  const codeImports = found.filter(({ isCode }) => isCode).map(({ target }) => target);
  return [{ file, text, lines: text.split('\n').length - 1, imports, codeImports }];
}

/** Files of the repository, without ignored ones. */
export const files = listFiles();
export const sources = files
  .filter((file) => /\.(ts|tsx|mts|mjs|js|css)$/.test(file))
  .flatMap(readSource);
export const code = sources.filter(({ file }) => /\.tsx?$/.test(file));
export const product = code.filter(({ file }) => !/\.(test|spec|fixture)\.tsx?$/.test(file));

export const below = (folder: string) => product.filter(({ file }) => file.startsWith(folder));
