import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { AdminStockBody, StockMark, StockProduct } from '#contract/admin-stock.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import type { StockTexts } from './texts.ts';

type Count = Pick<StockMark, 'on_hand' | 'threshold'>;

/** A count as it is typed, beside what was shown. */
export interface Change extends Count, Pick<StockMark, 'reserved'> {
  /** Mark with its product: `Kiez Low Mono, 43`. */
  readonly name: string;
  /** The product alone if its threshold was typed for all of it. */
  readonly thresholdOf: string;
  readonly before: Count;
}
/** By mark. */
export type Changes = ReadonlyMap<string, Change>;

/** Numbers that are typed and not saved. Cells read their own part, so that one that is typed renders no other. */
export const useChanges = create<Changes>(() => new Map());

export const forgetChanges = (): void => useChanges.setState(new Map(), true);

/** Returns marks as they are once what is typed is saved. */
export function useTyped(marks: readonly StockMark[]): readonly StockMark[] {
  const changes = useChanges(useShallow((all) => marks.map((mark) => all.get(mark.item_id))));
  return marks.map((mark, at) => ({ ...mark, ...pick(changes[at]) }));
}

const pick = (change: Change | undefined): Partial<Count> =>
  change ? { on_hand: change.on_hand, threshold: change.threshold } : {};

/** Gathers a change of marks of a product. */
export function changeMarks(
  product: StockProduct,
  marks: readonly StockMark[],
  to: Partial<Count>,
  lang: Lang,
): void {
  const add = (all: Changes, mark: StockMark) => {
    const name = fullName(product, mark, lang);
    return withChange(all, mark, to, name, marks.length > 1 ? product.name[lang] : name);
  };
  useChanges.setState((before) => marks.reduce(add, before), true);
}

/** Name of a mark beside its product: `Schwarz, L`. */
export function markName({ name, over, by }: StockMark, texts: StockTexts, lang: Lang): string {
  if (by === 'item') return texts.piece;
  return over ? `${over[lang]}, ${name[lang]}` : name[lang];
}

export function fullName(product: StockProduct, { name, over, by }: StockMark, lang: Lang): string {
  const parts = by === 'item' ? [product.name] : [product.name, over, name];
  return parts.flatMap((part) => part?.[lang] ?? []).join(', ');
}

/** Returns the pieces that can be bought; null if they are unlimited. */
export const freeOf = ({
  on_hand: onHand,
  reserved,
}: Pick<StockMark, 'on_hand' | 'reserved'>): number | null =>
  onHand === null ? null : Math.max(0, onHand - reserved);

/** Marks that are pieces; packs of a bag are made of them. */
export function piecesOf(marks: readonly StockMark[]): readonly StockMark[] {
  const pieces = marks.filter(({ by }) => by !== 'pack');
  return pieces.length > 0 ? pieces : marks;
}

/** Returns what is free of all that is counted, and how much of it is not. */
export function totalOf(marks: readonly StockMark[]): { free: number; uncounted: number } {
  const free = piecesOf(marks).map(freeOf);
  const counted = free.filter((each) => each !== null);
  return { free: counted.reduce((a, b) => a + b, 0), uncounted: free.length - counted.length };
}

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
  to: Partial<Count>,
  name: string,
  thresholdOf = name,
): Changes {
  const { on_hand, threshold, reserved } = mark;
  const typed = changes.get(mark.item_id);
  const change = { on_hand, threshold, ...pick(typed), ...to };
  const next = new Map(changes);
  if (change.on_hand === on_hand && change.threshold === threshold) next.delete(mark.item_id);
  else {
    const names = {
      name,
      thresholdOf: 'threshold' in to ? thresholdOf : (typed?.thresholdOf ?? name),
    };
    next.set(mark.item_id, { ...change, ...names, reserved, before: { on_hand, threshold } });
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
    [...changes].map(([id, { before, on_hand, threshold, ...change }]) => [
      id,
      { ...change, ...before, before: { on_hand, threshold } },
    ]),
  );
}

/** Says the numbers of a change that differ: `Ring: +10`, `Ring: ∞ → 12`, `Ring: Schwelle 5`. */
function numbersOf(change: Change, texts: StockTexts): string[] {
  const { on_hand: now, threshold, reserved, before, name, thresholdOf } = change;
  const by = (now ?? 0) - (before.on_hand ?? 0);
  const fromTo = [before.on_hand, now].map(
    (onHand) => freeOf({ on_hand: onHand, reserved }) ?? texts.unlimited,
  );
  const isCounted = now !== null && before.on_hand !== null;
  const count = isCounted ? `${by > 0 ? '+' : '−'}${Math.abs(by)}` : fromTo.join('\u00a0→\u00a0');
  return [
    ...(now === before.on_hand ? [] : [`${name}: ${count}`]),
    ...(now === null || threshold === before.threshold
      ? []
      : [`${thresholdOf}: ${texts.threshold}\u00a0${threshold ?? '–'}`]),
  ];
}

const NAMED = 3;

/**
 * Returns how many numbers were typed, and says them in words: `Kiez Low Mono, 41: +10; Siegelring: ∞ → 12; und 3
 * weitere`.
 */
export function sayChanges(changes: Changes, texts: StockTexts): { count: number; text: string } {
  const all = [...new Set([...changes.values()].flatMap((each) => numbersOf(each, texts)))];
  const rest = all.length - NAMED;
  const more = rest > 0 ? [fill(texts.more, { count: rest })] : [];
  return { count: all.length, text: [...all.slice(0, NAMED), ...more].join('; ') };
}
