/** Products before each scene of a list: three rows of two, two of three, or a row and a half of four. */
export const PRODUCTS_PER_SCENE = 6;
/** Fewer products than this are shown larger, in three columns on wide screens. */
export const FEW_PRODUCTS = 4;

/** Columns of a scene on wide screens; on phones (two columns) and tablets (three) it is a whole row. */
const SCENE_COLUMNS = 2;

/** Columns of a cell on each kind of screen; 0 hides it there. */
export interface CellColumns {
  readonly phone: number;
  readonly tablet: number;
  readonly wide: number;
}

/** A scene between products. */
export const SCENE_CELL: CellColumns = { phone: 2, tablet: 3, wide: SCENE_COLUMNS };

export interface ListRhythm {
  /** Scenes between the products, one after every sixth. */
  readonly scenes: number;
  /**
   * Cell that fills the last row, where products and scenes leave a hole in it. Where only wide screens have the
   * hole, it is a row of its own on phones.
   */
  readonly last?: CellColumns;
}

/** Columns that so many cells of one column leave free in their last row. */
function freeColumns(cells: number, columns: number): number {
  return (columns - (cells % columns)) % columns;
}

/**
 * Two, three and four columns have to come out even with the same HTML. Places at most `mostScenes` scenes between `products`, so that no row has a hole. One scene is left out where
 * that fills the last row of wide screens; where it does not, a last cell does.
 */
export function listRhythm(products: number, mostScenes: number): ListRhythm {
  const columns = products < FEW_PRODUCTS ? 3 : 4;
  const isOdd = products % 2 === 1;
  const free = (scenes: number) => freeColumns(products + scenes * SCENE_COLUMNS, columns);
  const most = Math.min(Math.floor(products / PRODUCTS_PER_SCENE), mostScenes);
  const fitting = [most, most - 1].find((count) => count >= 0 && free(count) === (isOdd ? 1 : 0));
  const scenes = fitting ?? most;
  const wide = free(scenes);
  // Six products and a scene are whole rows of three.
  const tablet = freeColumns(products, 3);
  if (!isOdd && tablet === 0 && wide === 0) return { scenes };
  return { scenes, last: { phone: isOdd ? 1 : wide > 0 ? 2 : 0, tablet, wide } };
}
