/** Part of a text: in both, or in this one alone. */
export interface DiffPart {
  readonly text: string;
  readonly isOwn: boolean;
}

/** Longer texts are compared as a whole. */
const MOST_WORDS = 400;

const wordsOf = (text: string) => text.split(/(?<=\s)/);

/** Lengths of the longest common run of words from each pair of places on. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i] as number[];
      row[j] =
        a[i]?.trim() === b[j]?.trim()
          ? 1 + (lengths[i + 1]?.[j + 1] ?? 0)
          : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function join(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.isOwn === part.isOwn)
      joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}

/** Returns both texts in parts, with the words that only one of them has. */
export function diffWords(before: string, after: string): readonly [DiffPart[], DiffPart[]] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) {
    return [[{ text: before, isOwn: true }], [{ text: after, isOwn: true }]];
  }
  const lengths = commonLengths(a, b);
  const [left, right]: [DiffPart[], DiffPart[]] = [[], []];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [one, other] = [a[i], b[j]];
    const isSame = one !== undefined && other !== undefined && one.trim() === other.trim();
    if (isSame) {
      left.push({ text: one, isOwn: false });
      right.push({ text: other, isOwn: false });
    }
    const takesLeft =
      !isSame &&
      one !== undefined &&
      (other === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0));
    if (takesLeft) left.push({ text: one, isOwn: true });
    else if (!isSame && other !== undefined) right.push({ text: other, isOwn: true });
    if (isSame || takesLeft) i++;
    if (isSame || !takesLeft) j++;
  }
  return [join(left), join(right)];
}
