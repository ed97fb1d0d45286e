import { PictureProcessor } from '../media/picture-processor.ts';
import type { Database, Transaction } from '../shop.ts';
import { type ReadFolder, readFolder } from './catalogue-folder.ts';
import { type CheckedPictures, checkPictures } from './check-pictures.ts';
import {
  type ImportResult,
  type ImportState,
  readImportState,
  saveImport,
} from './import-entries.ts';
import type { PictureResult } from './picture-problems.ts';
import { placeProducts } from './place-products.ts';
import { preparePlainPictures } from './plain-pictures.ts';
import { focusesOf, keepFocuses, storePictures } from './store-pictures.ts';

export interface FolderImportResult extends ImportResult {
  /** Products of the shop that have no file; they stay as they are. */
  readonly absent: readonly string[];
  /** Files of uploaded pictures, in the order of their paths. */
  readonly pictures: readonly PictureResult[];
}

/** Rolls back an import of which a file was refused. */
class NothingSaved extends Error {
  readonly result: FolderImportResult;

  constructor(result: FolderImportResult) {
    super('a file was refused');
    this.result = result;
  }
}

interface FolderImportOptions {
  /** Account. */
  readonly by: string;
  readonly editedAt: Date;
  /** True if drafts with other content are overwritten. */
  readonly replace: boolean;
  /** Records an import that is saved, in its transaction. */
  readonly record?: (tx: Transaction, result: FolderImportResult) => Promise<void>;
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

const contentsOf = ({ rows }: ReadFolder) => rows.map(({ content }) => content);

async function checkAll(
  db: Database,
  folder: string,
  read: ReadFolder,
): Promise<{ readonly read: ReadFolder; readonly checked: CheckedPictures }> {
  const processor = new PictureProcessor();
  try {
    const plain = await preparePlainPictures(processor, folder, read.rows);
    const prepared = { ...read, rows: plain.rows };
    const shown = [...focusesOf(contentsOf(prepared)).keys()];
    const others = shown.filter((id) => !plain.pictures.has(id));
    const { refused, pictures } = await checkPictures(db, processor, folder, others);
    const checked = {
      refused: [...plain.refused, ...refused],
      pictures: new Map([...plain.pictures, ...pictures]),
    };
    return { read: prepared, checked };
  } finally {
    processor.stop();
  }
}

async function saveAll(
  tx: Transaction,
  folder: string,
  read: ReadFolder,
  checked: CheckedPictures,
  options: FolderImportOptions,
): Promise<FolderImportResult> {
  const { rows, order } = read;
  const stored = await storePictures(tx, folder, checked, options.by);
  const state = await readImportState(tx);
  const pictures = await keepFocuses(tx, checked, stored, focusesOf(contentsOf(read)));
  const known = positionsOf(state);
  const positions = placeProducts(order, known);
  const entries = await saveImport(tx, state, { ...options, rows, positions });
  return {
    saved: entries.saved && checked.refused.length === 0,
    rows: entries.rows,
    absent: [...known.keys()].filter((id) => !positions.has(id)),
    pictures: [...pictures, ...checked.refused].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
  };
}

/**
 * Makes drafts of everything in which a folder differs from the catalogue and stores its pictures that the shop lacks;
 * all of it, or nothing. Pictures are checked and written before the catalogue is locked. Throws `FolderRefused` if the
 * folder can't be read or changes meanwhile.
 */
export async function importFolder(
  db: Database,
  folder: string,
  options: FolderImportOptions,
): Promise<FolderImportResult> {
  const { read, checked } = await checkAll(db, folder, readFolder(folder));
  try {
    return await db.transaction(async (tx) => {
      const result = await saveAll(tx, folder, read, checked, options);
      if (!result.saved) throw new NothingSaved(result);
      await options.record?.(tx, result);
      return result;
    });
  } catch (error) {
    if (error instanceof NothingSaved) return error.result;
    throw error;
  }
}
