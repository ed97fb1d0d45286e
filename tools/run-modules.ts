import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail } from './settings.ts';

/**
 * Runs the modules of a folder whose names have this ending and, if words are given, contain one of them. One that
 * can't run or whose `run` resolves to false fails the command; the others still run.
 */
export async function runModules<Module extends { readonly name: string }>(
  folder: string,
  ending: string,
  words: readonly string[],
  run: (module: Module) => Promise<boolean>,
): Promise<void> {
  const files = globSync(`*${ending}`, { cwd: folder })
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .sort();
  if (files.length === 0) fail(`Nothing is called ${words.join(' or ')}.`);
  for (const file of files) {
    const module = (await import(pathToFileURL(path.join(folder, file)).href)) as Module;
    process.stdout.write(`\n${module.name}\n`);
    try {
      if (await run(module)) continue;
    } catch (error) {
      process.stdout.write(`could not run: ${error instanceof Error ? error.stack : error}\n`);
    }
    process.exitCode = 1;
  }
}
