import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** `docs/security.md` names every requirement once, names only existing files, and has the right totals. */

const ROOT_DIR = path.resolve(import.meta.dirname, '..');
const requirements = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'asvs-requirements.json'), 'utf8'),
) as Readonly<Record<'level1' | 'level2', readonly string[]>>;
const page = readFileSync(path.join(ROOT_DIR, 'docs/security.md'), 'utf8');

const STATUSES = ['pass', 'not applicable', 'accepted', 'open'] as const;
const ACCEPTED_AT_MOST = 10;

const rows = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, id = '', level = '', , status = '', why = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { id, level, status, why };
  });

const idOrder = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

describe('docs/security.md', () => {
  it.each([
    ['1', requirements.level1],
    ['2', requirements.level2],
  ])('lists every requirement of level %s once', (level, ids) => {
    const listed = rows.filter((row) => row.level === level).map(({ id }) => id);
    expect(listed.toSorted(idOrder)).toEqual(ids.toSorted(idOrder));
  });

  it('gives each a known status and a reason', () => {
    const bad = rows.filter(
      ({ status, why }) => !STATUSES.some((known) => known === status) || why === '',
    );
    expect(bad).toEqual([]);
  });

  it('names a file for what passes, and only files that exist', () => {
    const filesOf = (why: string) =>
      [...why.matchAll(/`([\w./-]+\.(?:ts|tsx|md|json|mjs))`/g)].map(([, file = '']) => file);
    const unproved = rows.filter(
      ({ status, why }) => status === 'pass' && filesOf(why).length === 0 && !why.includes('`/api'),
    );
    expect(unproved).toEqual([]);
    const gone = [...new Set(filesOf(page))].filter(
      (file) => !existsSync(path.join(ROOT_DIR, file)),
    );
    expect(gone).toEqual([]);
  });

  it('accepts at most ten risks, none of level 1, each with a date', () => {
    const accepted = rows.filter(({ status }) => status === 'accepted');
    expect(accepted.length).toBeLessThanOrEqual(ACCEPTED_AT_MOST);
    expect(accepted.filter(({ level }) => level === '1')).toEqual([]);
    expect(accepted.filter(({ why }) => !/Review: \d{4}-\d{2}-\d{2}$/.test(why))).toEqual([]);
  });

  it('counts itself', () => {
    const counts = (level: string | undefined) => {
      const own = rows.filter((row) => level === undefined || row.level === level);
      const each = STATUSES.map((status) => own.filter((row) => row.status === status).length);
      return [...each, own.length].join(' | ');
    };
    expect(page).toContain(`| level 1 | ${counts('1')} |`);
    expect(page).toContain(`| level 2 | ${counts('2')} |`);
    expect(page).toContain(`| both | ${counts(undefined)} |`);
  });
});

/** Claims of the page about the whole tree. */
describe('the source', () => {
  const sources = globSync('{src,tools/build}/**/*.{ts,tsx}', { cwd: ROOT_DIR })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT_DIR, file), 'utf8') }));

  it.each([
    ['runs no text as code', /\beval\(|new Function\(|setTimeout\(['"`]/],
    [
      'sets no raw HTML',
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/,
    ],
    ['uses no broken hash', /createH(ash|mac)\(['"](md5|sha1)/i],
  ])('%s', (_, forbidden) => {
    const found = sources.filter(({ text }) => forbidden.test(text)).map(({ file }) => file);
    expect(sources.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});
