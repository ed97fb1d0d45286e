/** Products before each scene of a list: three rows of two, or a row and a half of four. */
export const PRODUCTS_PER_SCENE = 6;
/** Fewer products than this are shown larger, in three columns on wide screens. */
export const FEW_PRODUCTS = 4;

/** Columns of a scene on wide screens; on phones and tablets, with two columns, it is a whole row. */
const SCENE_COLUMNS = 2;

export interface ListRhythm {
  /** Scenes between the products, one after every sixth. */
  readonly scenes: number;
  /** Cell that fills the last row, where products and scenes leave a hole in it. */
  readonly last?: {
    /** Columns on wide screens; 0: only phones and tablets have the hole. */
    readonly columns: number;
    /** On phones and tablets: a row of its own instead of the place beside the last product. */
    readonly isWholeRow: boolean;
  };
}

/**
 * Places at most `mostScenes` scenes between `products`, so that no row has a hole. One scene is left out where
 * that fills the last row; where it does not, a last cell does.
 */
export function listRhythm(products: number, mostScenes: number): ListRhythm {
  const columns = products < FEW_PRODUCTS ? 3 : 4;
  const isOdd = products % 2 === 1;
  const free = (scenes: number) => {
    const used = (products + scenes * SCENE_COLUMNS) % columns;
    return used === 0 ? 0 : columns - used;
  };
  const most = Math.min(Math.floor(products / PRODUCTS_PER_SCENE), mostScenes);
  const fitting = [most, most - 1].find((count) => count >= 0 && free(count) === (isOdd ? 1 : 0));
  const scenes = fitting ?? most;
  if (!isOdd && free(scenes) === 0) return { scenes };
  return { scenes, last: { columns: free(scenes), isWholeRow: !isOdd } };
}
