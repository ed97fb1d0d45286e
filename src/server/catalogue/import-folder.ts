import type { Database } from '../shop.ts';
import { type ReadFolder, readFolder } from './catalogue-folder.ts';
import {
  type ImportResult,
  type ImportState,
  readImportState,
  saveImport,
} from './import-entries.ts';
import { placeProducts } from './place-products.ts';

export interface FolderImportResult extends ImportResult {
  /** Products of the shop that have no file; they stay as they are. */
  readonly absent: readonly string[];
}

/** Positions of all products as drafts leave them. */
function positionsOf({ published, drafts }: ImportState): Map<string, number> {
  const sold = [...published.values()].filter(({ removed }) => !removed);
  return new Map(
    [...sold, ...drafts.values()]
      .filter(({ kind }) => kind === 'product')
      .map(({ id, position }) => [id, position]),
  );
}

/** Makes drafts of everything in which a folder differs from the catalogue; all of it, or nothing. */
export function importFolder(
  db: Database,
  folder: string,
  options: { readonly by: string; readonly editedAt: Date; readonly replace: boolean },
): Promise<FolderImportResult> {
  const { rows, order }: ReadFolder = readFolder(folder);
  return db.transaction(async (tx) => {
    const state = await readImportState(tx);
    const known = positionsOf(state);
    const positions = placeProducts(order, known);
    const result = await saveImport(tx, state, { ...options, rows, positions });
    return { ...result, absent: [...known.keys()].filter((id) => !positions.has(id)) };
  });
}
