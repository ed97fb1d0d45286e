/** Line of a stored order, as far as its colours and pieces go. */
export interface PackedLine {
  /** `goodsKey` of the line: its id, then the ids of a bag's colours. Presents have none. */
  readonly key?: string | undefined;
  /** Of one pack without colours. */
  readonly pieces?: number | undefined;
  readonly quantity: number;
}

/** Pieces that a line puts into the parcel: a Duo is two. */
export function piecesOf({ key, pieces, quantity }: PackedLine): number {
  if (pieces !== undefined) return quantity * pieces;
  const colours = key?.split('|')[1];
  return quantity * (colours || '1').split(',').length;
}

/** Pieces of several lines. */
export function countPieces(lines: readonly PackedLine[]): number {
  return lines.reduce((sum, line) => sum + piecesOf(line), 0);
}

/** Pictures of a line, one of each colour of its pack; empty if it has none. */
export function picturesOfLine({
  image,
  images,
}: {
  readonly image: string;
  readonly images?: readonly string[] | undefined;
}): readonly string[] {
  return images ?? (image === '' ? [] : [image]);
}
