import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from './running-shop.ts';

/** One file of the tree. */
export interface Source {
  /** Path from the root, with `/`. */
  readonly file: string;
  readonly text: string;
  readonly lines: number;
  /** Specifiers of imports and re-exports; relative ones as paths from the root. */
  readonly imports: readonly string[];
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** Files of the tree that git knows or would add. */
export function listFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout, status } = spawnSync('git', args, { cwd: ROOT_DIR, encoding: 'utf8' });
  if (status !== 0) throw new Error('git does not list the files');
  return stdout.split('\n').filter((file) => file !== '');
}

/** A file's text and imports; nothing for one that is deleted but still in the index. */
export function readSource(file: string): Source[] {
  let text: string;
  try {
    text = readFileSync(path.join(ROOT_DIR, file), 'utf8');
  } catch {
    return [];
  }
  const imports = [...text.matchAll(IMPORT)].map(([, from, dynamic]) => from ?? dynamic ?? '');
  const resolved = imports.map((specifier) =>
    specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier,
  );
  return [{ file, text, lines: text.split('\n').length - 1, imports: resolved }];
}
