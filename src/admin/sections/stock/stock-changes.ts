import type { AdminStockBody, StockMark, StockProduct } from '#contract/admin-stock.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import type { StockTexts } from './texts.ts';

/** A count as it is typed, beside what was shown. */
export interface Change extends Pick<StockMark, 'on_hand' | 'threshold'> {
  /** Mark with its product: `Kiez Low Mono, 43`. */
  readonly name: string;
  readonly before: Pick<StockMark, 'on_hand' | 'threshold'>;
}
/** By mark. */
export type Changes = ReadonlyMap<string, Change>;

/** Name of a mark beside its product. */
export function markName({ name, by }: StockMark, texts: StockTexts, lang: Lang): string {
  return by === 'item' ? texts.piece : name[lang];
}

export function fullName(product: StockProduct, mark: StockMark, lang: Lang): string {
  const { name, by } = mark;
  return by === 'item' ? product.name[lang] : `${product.name[lang]}, ${name[lang]}`;
}

/** Returns a mark as it is once what is typed is saved. */
export function typedMark(mark: StockMark, changes: Changes): StockMark {
  const change = changes.get(mark.item_id);
  return change ? { ...mark, on_hand: change.on_hand, threshold: change.threshold } : mark;
}

/** Returns the pieces that can be bought; null if they are unlimited. */
export const freeOf = ({ on_hand: onHand, reserved }: StockMark): number | null =>
  onHand === null ? null : Math.max(0, onHand - reserved);

/** Returns what a mark needs the owner for; undefined for nothing. */
export function toneOf(mark: StockMark): 'off' | 'out' | 'low' | undefined {
  const { on_hand: onHand, threshold, is_off: isOff } = mark;
  if (isOff) return 'off';
  if (freeOf(mark) === 0) return 'out';
  return onHand !== null && threshold !== null && onHand <= threshold ? 'low' : undefined;
}

/** Returns the changes with another one of a mark; one that changes nothing is left out. */
export function withChange(
  changes: Changes,
  mark: StockMark,
  to: Partial<Pick<StockMark, 'on_hand' | 'threshold'>>,
  name: string,
): Changes {
  const { on_hand, threshold } = mark;
  const change = { ...typedMark(mark, changes), ...to };
  const next = new Map(changes);
  if (change.on_hand === on_hand && change.threshold === threshold) next.delete(mark.item_id);
  else {
    const before = { on_hand, threshold };
    next.set(mark.item_id, { on_hand: change.on_hand, threshold: change.threshold, name, before });
  }
  return next;
}

/** Returns the body's items. What is shown now counts as seen for marks that somebody was told of. */
export function itemsOf(
  changes: Changes,
  shown: ReadonlyMap<string, StockMark> = new Map(),
): AdminStockBody['items'] {
  return [...changes].map(([id, { on_hand, threshold, before }]) => ({
    item_id: id,
    on_hand,
    threshold: on_hand === null ? null : threshold,
    seen: (shown.get(id) ?? before).on_hand,
  }));
}

/** Returns the changes that take these back. */
export function reversed(changes: Changes): Changes {
  return new Map(
    [...changes].map(([id, { name, before, on_hand, threshold }]) => [
      id,
      { ...before, name, before: { on_hand, threshold } },
    ]),
  );
}

const NAMED = 3;

/** Says changes in words: `Kiez Low Mono, 41 +10, Siegelring 12, und 3 weitere`. */
export function changesText(changes: Changes, texts: StockTexts): string {
  const said = [...changes.values()].slice(0, NAMED).map(({ name, on_hand, threshold, before }) => {
    if (on_hand === before.on_hand) return `${name} ${texts.threshold} ${threshold ?? '–'}`;
    if (on_hand === null || before.on_hand === null) return `${name} ${on_hand ?? texts.unlimited}`;
    const by = on_hand - before.on_hand;
    return `${name} ${by > 0 ? '+' : '−'}${Math.abs(by)}`;
  });
  const rest = changes.size - said.length;
  return [...said, ...(rest > 0 ? [fill(texts.more, { count: rest })] : [])].join(', ');
}
