import { useEffect, useMemo, useRef, useState } from 'react';
import { showDone } from '#admin/kit/toasts.tsx';
import type { BlockKind } from '#catalogue/fields/page.ts';
import type { JsonObject } from '#catalogue/json.ts';
import type { Draft } from '../range/use-draft.ts';
import { type Blocks, blocksOf, keepKeys, moveBlock, startingBlock } from './blocks.ts';

/** Blocks of an edited page with stable keys, those that are unfolded, and what can be done with them. */
export function useBlocks({ content, edit }: Pick<Draft, 'content' | 'edit'>) {
  const { blocks: value } = content;
  const blocks = useMemo(() => blocksOf({ blocks: value }), [value]);
  const [kept, setKept] = useState(() => keepKeys({ blocks: [], keys: [] }, blocks));
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const keyed = kept.blocks === blocks ? kept : keepKeys(kept, blocks);
  if (keyed !== kept) setKept(keyed);
  // Blocks may have changed before an undo.
  const latest = useRef(blocks);
  useEffect(() => {
    latest.current = blocks;
  }, [blocks]);
  const write = (next: Blocks) => edit([{ path: ['blocks'], value: next }]);
  const fold = (key: number | undefined, isOpen: boolean) => {
    if (key === undefined) return;
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(key);
      else next.delete(key);
      return next;
    });
  };
  return {
    ...keyed,
    open,
    fold,
    move: (from: number, to: number) => write(moveBlock(blocks, from, to)),
    add: (kind: BlockKind) => write([...blocks, startingBlock(kind)]),
    remove: (index: number, done: string) => {
      const gone = blocks[index] as JsonObject;
      write(blocks.toSpliced(index, 1));
      showDone(done, () => write(latest.current.toSpliced(index, 0, gone)));
    },
  };
}
export type BlockActions = ReturnType<typeof useBlocks>;
