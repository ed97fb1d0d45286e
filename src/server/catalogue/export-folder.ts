import type { Database } from '../shop.ts';
import { writeFolder } from './catalogue-folder.ts';
import { type WritePicturesResult, writePictures } from './folder-pictures.ts';
import { readBaseCatalogue } from './read-catalogue.ts';

interface ExportResult extends WritePicturesResult {
  /** Version of the catalogue. */
  readonly number: number;
}

/**
 * Writes the published catalogue and the uploaded pictures that it shows. Throws `FolderRefused` if the folder
 * holds other files, `UnreadableCatalogue` if the catalogue doesn't parse. An export that was stopped can be repeated.
 */
export async function exportFolder(db: Database, folder: string): Promise<ExportResult> {
  const { number, catalogue } = await readBaseCatalogue(db);
  const entries = writeFolder(folder, catalogue);
  const shown = [...catalogue.products, ...Object.values(catalogue.collections)];
  const pictures = await writePictures(db, folder, shown);
  return {
    number,
    files: entries.files + pictures.files,
    written: entries.written + pictures.written,
    removed: [...entries.removed, ...pictures.removed],
    missing: pictures.missing,
  };
}
