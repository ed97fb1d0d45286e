import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');

/** Source files of the figures; everything else renders them from here. */
const HOMES = ['catalogue/limits.ts', 'catalogue/demo-claims.ts', 'rules/withdrawal-model.ts'];

/** Pattern of a promised figure that is repeated in a text. */
const LITERALS: readonly (readonly [fact: string, pattern: RegExp])[] = [
  [
    'free shipping threshold',
    /(?<![\d.,])(?:20|50)(?:,00)?\s?(?:€|EUR|Euro)|€\s?(?:20|50)(?![\d.,]*\d)/i,
  ],
  ['shipping cost', /(?<!\d)4[.,]90(?!\d)/],
  ['dispatch', /(?<!\d)1\s?[–-]\s?2\s+(?:Werk|working|Tag|day)/i],
  ['delivery', /(?<!\d)4\s?[–-]\s?7\s+(?:Werk|working|Tag|day)/i],
  ['delivery', /\b(?:etwa|about|circa)\s+7\s+(?:Tag|day)/i],
  ['voluntary return', /(?<!\d|letzten )30[\s-]+(?:Tage|days?\b(?!'))/i],
  ['withdrawal', /(?<!\d)(?:14|vierzehn|fourteen)[\s-]+(?:Tage|days?\b)/i],
  [
    'warranty',
    /(?<!\d)(?:2|zwei|two)[\s-]+(?:Jahre?\b|years?\b)[\s-]*(?:Garantie|Gewähr|warranty|guarantee)/i,
  ],
  ['support hours', /24\/7/],
  ['answer time', /(?:antwort|answer|repl)[^.]{0,40}\b24\s?(?:h\b|Stunden|hours)/i],
];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\.test\.tsx?$/.test(path) && !HOMES.includes(relative(SRC, path)));
}

/** The code without its comments: they may explain a figure, nobody reads them in the shop. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

describe('one fact, one place', () => {
  // The server's own periods (retention, sessions) are no promises to shoppers; its mails are.
  const files = ['catalogue', 'rules', 'contract', 'web', 'server/mail'].flatMap((folder) => {
    try {
      return sources(join(SRC, folder));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  });

  it.each(LITERALS)('%s is written nowhere else (%s)', (_fact, pattern) => {
    const found = files.flatMap((path) =>
      withoutComments(readFileSync(path, 'utf8'))
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${relative(SRC, path)}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
