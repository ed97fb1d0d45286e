import { BLOCK_KINDS, type BlockKind } from '#catalogue/fields/page.ts';
import { isObject, type Json, type JsonObject } from '#catalogue/json.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { matchBlocks } from '../range/block-changes.ts';
import { valueAt } from '../range/content-path.ts';
import { blockFields, startingEntry } from '../range/form-fields.ts';
import type { RangeTexts } from '../range/texts.ts';

export type Blocks = readonly JsonObject[];

/** Returns the blocks of a page's content, which may be a draft's. */
export function blocksOf(content: Json | undefined): Blocks {
  const blocks = valueAt(content, ['blocks']);
  return Array.isArray(blocks) ? blocks.filter(isObject) : [];
}

export const kindOf = (block: JsonObject): BlockKind | undefined =>
  BLOCK_KINDS.find((kind) => kind === block['kind']);

/** Returns the blocks with one of them in another place. */
export function moveBlock(blocks: Blocks, from: number, to: number): Blocks {
  const moved = blocks[from];
  if (moved === undefined || to < 0 || to >= blocks.length) return blocks;
  return blocks.toSpliced(from, 1).toSpliced(to, 0, moved);
}

export const startingBlock = (kind: BlockKind): JsonObject => ({
  kind,
  ...startingEntry(blockFields(kind, { optionsOf: () => undefined })),
});

/** Blocks that a new page begins with. */
export const TEMPLATES = {
  text: ['headline'],
  story: ['headline', 'picture', 'numbers', 'call'],
  questions: ['headline', 'questions', 'contact'],
  range: ['hero', 'products', 'call'],
} as const satisfies Record<string, readonly BlockKind[]>;
export type Template = keyof typeof TEMPLATES;

interface NewPage {
  readonly id: string;
  readonly name: { readonly de: string; readonly en: string };
  readonly template: Template;
}

/** Content that a new page begins with; its first block has the page's name as its headline. */
export function startingPage({ id, name: { de, en }, template }: NewPage): JsonObject {
  const name = { de, en };
  const [first = {}, ...others] = TEMPLATES[template].map(startingBlock);
  const headed = first['lines'] ? { lines: { de: [de], en: [en] } } : { title: name };
  return {
    name,
    path: `/${id}`,
    description: { de: '', en: '' },
    blocks: [{ ...first, ...headed }, ...others],
  };
}

/** Blocks with a key each, which stays while they are moved and edited. */
export interface Keyed {
  readonly blocks: Blocks;
  readonly keys: readonly number[];
}

/** Returns the keys of blocks that are what those before became. */
export function keepKeys(before: Keyed, blocks: Blocks): Keyed {
  let next = Math.max(-1, ...before.keys) + 1;
  const keys = matchBlocks(before.blocks, blocks).map((at) => before.keys[at ?? -1] ?? next++);
  return { blocks, keys };
}

/** Returns the first words of a block; empty if it has none. */
function firstWords(block: JsonObject, lang: Lang): string {
  const said = Object.values(block).flatMap((value) => valueAt(value, [lang]) ?? []);
  return String(said.find((each) => each !== '') ?? '');
}

/** Returns the name of a block in the back office, and its first words. */
export function blockName(
  block: JsonObject,
  index: number,
  { items, options }: RangeTexts['fields'],
  lang: Lang,
): { readonly name: string; readonly words: string } {
  const kind = kindOf(block);
  const number = fill(items.blocks, { number: index + 1 });
  return {
    name: kind ? `${number}: ${options.blockKinds[kind]}` : number,
    words: firstWords(block, lang),
  };
}
