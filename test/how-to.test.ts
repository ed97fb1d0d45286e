import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { OFFERABLE_METHODS } from '#catalogue/payment-methods.ts';
import { SCREENS } from '#routes.ts';
import { SETTING_NAMES } from '#server/env/names.ts';
import { MAIL_KINDS } from '#server/mail-queue/mail-kinds.ts';
import { ROOT_DIR } from './running-shop.ts';
import { IN_COLLECTIONS, IN_MODULES, ON_PAGES } from './spec-strings.ts';

/** Guides of `docs/` against the tree: files that are named exist, lists that can be derived are complete. */

const read = (file: string) => readFileSync(path.join(ROOT_DIR, file), 'utf8');

const listed = spawnSync(
  'git',
  ['ls-files', 'src', 'sandbox', 'test', 'docs/settings.md', '.env.example'],
  {
    cwd: ROOT_DIR,
    encoding: 'utf8',
  },
);
const texts = new Map(
  listed.stdout
    .split('\n')
    .filter((file) => /\.(ts|tsx|md)$|^\.env\.example$/.test(file))
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file) && existsSync(path.join(ROOT_DIR, file)))
    .map((file) => [file, read(file)] as const),
);

/** Files below `folder` that name at least four fifths of the words, and so must know a new one. */
function filesWithMost(words: readonly string[], folder: RegExp): string[] {
  const patterns = words.map((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`));
  return [...texts]
    .filter(([file]) => folder.test(file))
    .filter(([, text]) => patterns.filter((word) => word.test(text)).length >= words.length * 0.8)
    .map(([file]) => file);
}

const guide = read('docs/how-to.md');
const sections = new Map(
  guide.split(/^## /m).map((part) => [part.slice(0, part.indexOf('\n')), part] as const),
);

const PAGES = [
  'docs/how-to.md',
  'docs/specification.md',
  'docs/style.md',
  'CONTRIBUTING.md',
  'docs/settings.md',
  'docs/production.md',
];

test.each([...PAGES, 'README.md', 'ARCHITECTURE.md'])('every file named in %s exists', (page) => {
  const named = read(page).matchAll(
    /`((?:src|sandbox|test|tools|bench|docs|public)\/[\w./-]+)[`#]/g,
  );
  const paths = [...named].map(([, file = '']) => file);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((file) => !existsSync(path.join(ROOT_DIR, file)))).toEqual([]);
});

test.each([
  ['A screen', filesWithMost(Object.keys(SCREENS), /^src\//)],
  ['A mail', filesWithMost(MAIL_KINDS, /^src\//)],
  ['A payment method', filesWithMost(OFFERABLE_METHODS, /^(src|sandbox|docs\/settings)/)],
  ['A setting', filesWithMost(SETTING_NAMES, /./)],
])('%s: every file that lists what exists is named', (section, derived) => {
  expect(derived.length).toBeGreaterThan(1);
  const text = sections.get(section) ?? '';
  expect(derived.filter((file) => !text.includes(`\`${file}\``))).toEqual([]);
});

test('the specification names every screen and quotes every German string that is checked', () => {
  const specification = read('docs/specification.md').replace(/\s+/g, ' ');
  const placed = [...ON_PAGES, ...IN_MODULES].flatMap(([, ...quoted]) => quoted);
  const strings = [...placed, ...IN_COLLECTIONS];
  const expected = [
    ...Object.values(SCREENS).map((path) => path.replace(':id', '{id}')),
    // Figures stand in the catalogue, which the page names.
    ...strings.filter((quoted) => typeof quoted === 'string' && !/^[\d.]+$/.test(quoted)),
  ];
  const missing = expected.filter((each) => {
    const [start = '', end = ''] = String(each).split(/\{(?:amount|min)\}/);
    return !(specification.includes(start) && specification.includes(end));
  });
  expect(missing).toEqual([]);
});
