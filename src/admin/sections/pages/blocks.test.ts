import { expect, test } from 'vitest';
import texts from '#catalogue/fields/de.json' with { type: 'json' };
import { objectOf } from '#catalogue/fields/field.ts';
import { BLOCK_KINDS, BLOCKS, type BlockKind, PAGE_FIELDS } from '#catalogue/fields/page.ts';
import { findingsOfIssues } from '#catalogue/findings.ts';
import { parsePath } from '../range/content-path.ts';
import { fieldName } from '../range/finding-sentence.ts';
import { blockFields, type Field } from '../range/form-fields.ts';
import { NO_NAMES } from '../range/names.ts';
import {
  blockName,
  keepKeys,
  moveBlock,
  startingBlock,
  startingPage,
  TEMPLATES,
  type Template,
} from './blocks.ts';

const names = texts.fields;
const blocks = ['hero', 'call', 'sale'].map((kind) => ({ kind }));
const [A, B, C] = blocks;

test.each([
  [0, 1, [B, A, C]],
  [2, 0, [C, A, B]],
  [0, -1, blocks],
  [2, 3, blocks],
])('a block moves from %i to %i, and never out of the page', (from, to, expected) => {
  expect(moveBlock(blocks, from, to)).toEqual(expected);
});

test('keys stay with their blocks, and a new block has a new one', () => {
  const before = keepKeys({ blocks: [], keys: [] }, blocks);
  expect(before.keys).toEqual([0, 1, 2]);
  const moved = keepKeys(before, moveBlock(blocks, 0, 2));
  expect(moved.keys).toEqual([1, 2, 0]);
  const added = keepKeys(moved, [{ kind: 'contact' }, ...moved.blocks.slice(1)]);
  expect(added.keys).toEqual([3, 2, 0]);
});

/** A new block lacks what somebody has to write, and nothing of it is unknown. */
const EMPTY = ['missing', 'blank', 'too_few', 'wrong_format', 'not_an_option', 'value_or_source'];

test.each(BLOCK_KINDS)('a new block %s waits to be filled', (kind) => {
  const content = { ...startingPage({ id: 'x', name: { de: 'X', en: 'X' }, template: 'text' }) };
  const page = { ...content, blocks: [startingBlock(kind)] };
  const { error } = objectOf(PAGE_FIELDS).safeParse(page);
  const codes = findingsOfIssues(error?.issues ?? [], page).map(({ code }) => code);
  expect(codes.filter((code) => !EMPTY.includes(code))).toEqual([]);
});

test.each(Object.keys(TEMPLATES) as Template[])(
  'a page from %s is headed by its name',
  (template) => {
    const page = startingPage({ id: 'pflege', name: { de: 'Pflege', en: 'Care' }, template });
    const [first] = page['blocks'] as [{ kind: string }];
    expect(page['path']).toBe('/pflege');
    expect(JSON.stringify(first)).toContain('Pflege');
  },
);

test.each(Object.entries(BLOCKS))(
  'every field of a block %s has a name, also as a finding',
  (kind) => {
    const sources = { optionsOf: () => undefined };
    const paths = (of: readonly Field[], around = ''): string[] =>
      of.flatMap(({ path, type, fields: own = [] }) => [
        around + path,
        ...paths(own, type === 'entries' ? `${around}${path}.0.` : around),
      ]);
    for (const path of paths(blockFields(kind as BlockKind, sources, 'blocks.2.'))) {
      const keys = parsePath(path.replaceAll('.*', ''));
      const name = fieldName({ fields: names, names: NO_NAMES, kindOf: () => kind }, keys);
      expect(name).toContain(`Block 3 (${names.options.blockKinds[kind as BlockKind]}): `);
      expect(name.endsWith(String(keys.at(-1)))).toBe(false);
    }
  },
);

test('a block is named by place and kind, with its first words', () => {
  const block = { kind: 'call', title: { de: 'Komm vorbei', en: 'Come by' } };
  expect(blockName(block, 2, names, 'en')).toEqual({
    name: 'Block 3: Aufruf',
    words: 'Come by',
  });
});
