import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SETTING_NAMES } from '#server/env/names.ts';
import { ROOT_DIR } from './running-shop.ts';
import { code, files, product, readSource, sources } from './sources.ts';

/** Rules of ARCHITECTURE.md that the compiler can't check: names and sizes, by grep. */

describe('files', () => {
  /** Data and lists of texts may be long. */
  const DATA =
    /^(src\/catalogue\/|src\/web\/i18n\/|src\/web\/.*texts|src\/(web\/pages|admin)\/.*\/(de|en)\.ts$|src\/web\/.*legal|tools\/assets\/studio\/)/;

  test('are at most 300 lines', () => {
    const long = code.filter(({ file, lines }) => lines > 300 && !DATA.test(file));
    expect(long.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
  });

  test('are named for what they hold', () => {
    const drawer = /(^|\/)(utils?|helpers?|common|misc|shared|index)(\.|\/)/;
    const named = files.filter((file) => /\.(ts|tsx)$/.test(file));
    expect(named.filter((file) => drawer.test(file))).toEqual([]);
    const badly = named.filter((file) => {
      const name = path.posix
        .basename(file)
        .replace(/(\.full)?\.(test|spec|bench|setup|config|d|de|en)?\.?tsx?$/, '');
      if (file.endsWith('.tsx') && /^[A-Z]/.test(name)) return !/^[A-Z][A-Za-z0-9]*$/.test(name);
      return !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
    });
    expect(badly).toEqual([]);
  });

  test('re-export nothing wholesale', () => {
    const barrels = product.filter(({ text }) => /^export \* from/m.test(text));
    expect(barrels.map(({ file }) => file)).toEqual([]);
  });

  test('export by name', () => {
    const allowed = /^([\w.-]+\.config\.ts|test\/e2e\.setup\.ts)$/;
    const unnamed = code.filter(
      ({ file, text }) => /^export default/m.test(text) && !allowed.test(file),
    );
    expect(unnamed.map(({ file }) => file)).toEqual([]);
  });

  test('hold no leftovers', () => {
    const left =
      /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|expect-error|nocheck)|\b(test|describe|it)\.(only|skip|todo)\(/;
    const found = code.filter(
      ({ file, text }) => left.test(text) && file !== 'test/architecture.test.ts',
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});

describe('references', () => {
  const pages = files.filter((file) => file.endsWith('.md')).flatMap(readSource);
  const cited = [...sources, ...pages].filter(({ file }) => file !== 'test/architecture.test.ts');

  /** Anchors of a page's headings, as GitHub makes them. */
  const anchors = (file: string) =>
    [...(pages.find((page) => page.file === file)?.text ?? '').matchAll(/^#+ (.+)$/gm)].map(
      ([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
    );

  test('name pages, sections and records that exist', () => {
    const broken = cited.flatMap(({ file, text }) => {
      const paths = [...text.matchAll(/(?<![\w/])(docs\/[\w./-]*\w)(?:#([\w-]+))?/g)]
        .filter(([, page = '', anchor]) =>
          anchor === undefined
            ? !existsSync(path.join(ROOT_DIR, page))
            : !anchors(page).includes(anchor),
        )
        .map(([found]) => found);
      const records = [...text.matchAll(/\b\d{4}-[a-z][a-z0-9-]+\.md\b/g)]
        .map(([record]) => `docs/decisions/${record}`)
        .filter((record) => !files.includes(record));
      return [...paths, ...records].map((found) => `${file} → ${found}`);
    });
    expect(broken).toEqual([]);
  });

  test('never are bare numbers', () => {
    const bare = /\b(decisions?|records?|spec(ification)?,? (section|§)s?) \(?\d/gi;
    const found = cited.flatMap(({ file, text }) =>
      [...text.matchAll(bare)].map(([number]) => `${file}: ${number}`),
    );
    expect(found).toEqual([]);
  });

  const records = pages.filter(({ file }) => /^docs\/decisions\/\d{4}-/.test(file));

  test('count every record once', () => {
    const numbers = records.map(({ file }) => path.posix.basename(file).slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(40);
  });

  test.each(records.map(({ file, text }) => [path.posix.basename(file), text]))(
    '%s has number, date, status, context, decision and consequences',
    (file, text) => {
      expect(text).toContain(`# ${file.slice(0, 4)} `);
      expect(text).toMatch(/\bDate: \d{4}-\d\d-\d\d\b/);
      expect(text).toMatch(/\bStatus: \w/);
      for (const part of ['Context', 'Decision', 'Consequences'])
        expect(text).toMatch(new RegExp(`^(## ${part}$|\\*\\*${part}\\.\\*\\*)`, 'm'));
    },
  );
});

describe('settings', () => {
  test('are read from the environment in one place', () => {
    const readers = product
      .filter(({ text }) => text.includes('process.env'))
      .map(({ file }) => file)
      .filter((file) => !/^(tools|bench|test|sandbox)\/|\.config\.ts$/.test(file))
      // Passes its own environment on to PostgreSQL's programs.
      .filter((file) => !file.startsWith('src/server/postgres/'));
    expect(readers).toEqual([]);
  });

  const named = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))].sort();

  test('are all in the table of docs/settings.md, and nothing else is', () => {
    const page = readFileSync(path.join(ROOT_DIR, 'docs/settings.md'), 'utf8');
    const names = page
      .split('\n')
      .map((row) => (row.startsWith('|') ? row.split('|')[1] : ''))
      .join('\n');
    expect(named(names, /`([A-Z][A-Z0-9_]+)`/g)).toEqual([...SETTING_NAMES].sort());
  });

  test('are all in .env.example, and nothing else is', () => {
    const example = readFileSync(path.join(ROOT_DIR, '.env.example'), 'utf8');
    expect(named(example, /^# ([A-Z][A-Z0-9_]+)=/gm)).toEqual([...SETTING_NAMES].sort());
  });
});

test('a second lockfile, a registry’s address or a build is not committed', () => {
  expect(
    files.filter((file) => /(^|\/)(yarn\.lock|pnpm-lock\.yaml|dist\/|\.env$)/.test(file)),
  ).toEqual([]);
  const lock = readFileSync(path.join(ROOT_DIR, 'package-lock.json'), 'utf8');
  expect(lock).not.toMatch(/"resolved": "https?:/);
});

test('every direct dependency stands in THIRD_PARTY.md with its version, pinned exactly', () => {
  const manifests = ['package.json', 'tools/bundler/package.json'].map(
    (file) =>
      JSON.parse(readFileSync(path.join(ROOT_DIR, file), 'utf8')) as {
        readonly dependencies: Record<string, string>;
        readonly devDependencies?: Record<string, string>;
      },
  );
  const page = readFileSync(path.join(ROOT_DIR, 'THIRD_PARTY.md'), 'utf8');
  const all = manifests.flatMap(({ dependencies, devDependencies = {} }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  expect(all.filter(([, version]) => !/^(npm:[\w-]+@)?\d/.test(version))).toEqual([]);
  expect(
    all
      .filter(([name, version]) => !page.includes(`| ${name} | ${version} |`))
      .map(([name]) => name),
  ).toEqual([]);
});
